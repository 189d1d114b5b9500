// Light or dark: as the system has it until somebody chooses.

import { tell } from "./state.js";

const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

/** "system", "light" or "dark". */
export const theme = () => localStorage.getItem("theme") ?? "system";

/** Whether the page is dark now. */
export const isDark = () => (theme() === "system" ? system.matches : theme() === "dark");

export function setTheme(value) {
  if (value === "system") {
    localStorage.removeItem("theme");
    delete root.dataset.theme;
  } else {
    localStorage.setItem("theme", value);
    root.dataset.theme = value;
  }
  tell("theme");
}

system.addEventListener("change", () => tell("theme"));
