// What this member's hand does. Whatever is refused is said in a toast.

import { $, el } from "./el.js";
import { myId, state } from "./state.js";
import { LANGUAGE, refusal, say } from "./words.js";

const notices = $("toasts");

/** A short notice that goes away by itself. */
export function toast(text, kind = "") {
  const node = el("p", { class: `toast ${kind}` }, text);
  // Over an open dialogue only what is inside it is seen and heard.
  const host = document.querySelector("dialog[open]") ?? document.body;
  if (notices.parentNode !== host) host.append(notices);
  notices.append(node);
  setTimeout(() => node.remove(), 6000);
}

const localeKey = () => `locale:${state.me?.username ?? ""}`;
export const locale = () => localStorage.getItem(localeKey()) ?? LANGUAGE;
export const isLocaleChosen = () => localStorage.getItem(localeKey()) !== null;
export const setLocale = (code) =>
  code ? localStorage.setItem(localeKey(), code) : localStorage.removeItem(localeKey());

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
    if (!quiet) toast(refusal(answer.error));
  } catch {
    if (!quiet) toast(say("no-answer"));
  }
  return null;
}
