// On a narrow screen channels slide in from one side and members from the other, over the talk; one at a time.

import { $ } from "./el.js";

const listeners = new Map(); // id → (open) => void
let opened = null;

/** Call `listener` when this drawer opens or closes. */
export const onDrawer = (id, listener) => listeners.set(id, listener);

/** Open a drawer by its id, or with null the one that is open closes; so it does when asked for again. */
export function drawer(id) {
  const before = opened;
  opened = id === before ? null : id;
  if (opened === null) delete $("app").dataset.drawn;
  else $("app").dataset.drawn = opened;
  $("veil").hidden = opened === null;
  if (before) listeners.get(before)?.(false);
  if (opened) listeners.get(opened)?.(true);
}

export const isDrawn = (id) => opened === id;

$("veil").addEventListener("click", () => drawer(null));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || opened === null || document.querySelector("dialog[open]")) return;
  const opener = document.querySelector(`[aria-controls="${opened}"]`);
  drawer(null);
  opener?.focus();
});
