// What this member's hand does. Whatever is refused is said in a toast.

import { $, el } from "./el.js";
import { myId, state } from "./state.js";

/** A short notice that goes away by itself. */
export function toast(text) {
  const node = el("p", { class: "toast" }, text);
  $("toasts").append(node);
  setTimeout(() => node.remove(), 6000);
}

const localeKey = () => `locale:${state.me?.username ?? ""}`;
export const locale = () => localStorage.getItem(localeKey()) ?? "en-US";
export const setLocale = (code) => localStorage.setItem(localeKey(), code);

/** Do `name`; the answer, or null where it was refused or the server is away. */
export async function act(name, body, { quiet = false } = {}) {
  try {
    const response = await fetch(`/hand/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ as: myId(), locale: locale(), ...body }),
    });
    const answer = response.headers.get("Content-Type")?.startsWith("application/json")
      ? await response.json()
      : { error: await response.text() };
    if (response.ok) return answer ?? {};
    if (!quiet) toast(answer.error);
  } catch {
    if (!quiet) toast("The playground does not answer.");
  }
  return null;
}
