// Components of messages, of both generations.

import { act } from "./acts.js";
import { el } from "./el.js";
import { colour, file, gallery, thumbnail } from "./media.js";
import { destination, emoji, follow, prose } from "./prose.js";
import { select } from "./select.js";
import { myId, tell } from "./state.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

const waiting = new Set(); // keys of what was pressed and not yet acknowledged
const chosen = new Map(); // key of a menu → what was chosen there, until its message changes
const failures = new Map(); // message id → what to say beneath it

/** What went wrong with the last press on a message, or undefined. */
export const failure = (message) => failures.get(message);

/** A message changed or went: what was chosen on it is now its own business. */
export function forget(message) {
  for (const key of chosen.keys()) if (key.startsWith(`${message}:`)) chosen.delete(key);
}

/** A message's component, and all that it holds. */
export function component(one, message) {
  const inner = (list) => (list ?? []).map((child) => component(child, message));
  switch (one.type) {
    case 1:
      return el("div", { class: "row" }, inner(one.components));
    case 2:
      return button(one, message);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menu(one, message);
    case 9:
      return el(
        "div",
        { class: "section" },
        el("div", { class: "section-text" }, inner(one.components)),
        one.accessory && component(one.accessory, message),
      );
    case 10:
      return prose(one.content);
    case 11:
      return thumbnail(one);
    case 12:
      return gallery(one);
    case 13:
      return file(one);
    case 14:
      return el("div", {
        class: `separator ${one.spacing === 2 ? "wide" : ""} ${one.divider === false ? "blank" : ""}`,
        role: one.divider === false ? null : "separator",
      });
    case 17:
      return container(one, inner(one.components));
    default:
      return el("p", { class: "lost" }, say("unknown-component", { type: one.type }));
  }
}

function container(one, children) {
  const box = el("div", { class: "container" }, children);
  if (one.accent_color != null) {
    box.classList.add("accented");
    box.style.setProperty("--accent", colour(one.accent_color));
  }
  if (!one.spoiler) return box;
  const cover = el("button", { type: "button", class: "cover", onclick: () => wrap.classList.add("open") }, say("spoiler"));
  const wrap = el("div", { class: "veiled" }, box, cover);
  return wrap;
}

function button(one, message) {
  const label = [one.emoji && emoji(one.emoji, Boolean(one.label)), one.label && el("span", {}, one.label)];
  const names = {
    class: `button ${STYLES[one.style] ?? "secondary"}`,
    "aria-label": one.label ? null : one.emoji?.name,
  };
  if (one.style === 5) return linkButton(one, names, label);
  const key = `${message.id}:${one.custom_id}`;
  const busy = waiting.has(key);
  return el(
    "button",
    {
      ...names,
      type: "button",
      "data-key": key,
      disabled: Boolean(one.disabled),
      "aria-busy": busy ? "true" : null,
      onclick: () => press(message, one.custom_id),
    },
    label,
    busy && el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
  );
}

function linkButton(one, names, label) {
  const inside = destination(one.url);
  const arrow = el("span", { class: "arrow-out", "aria-hidden": "true" }, inside ? "→" : "↗");
  if (one.disabled) return el("button", { ...names, type: "button", disabled: true }, label, arrow);
  if (inside) {
    return el(
      "a",
      {
        ...names,
        href: `?as=${myId()}&in=${inside.channel}`,
        onclick: (event) => follow(event, inside.channel, inside.message),
      },
      label,
      arrow,
    );
  }
  const href = /^(https?|discord):\/\//.test(one.url) ? one.url : null;
  return el("a", { ...names, href, target: "_blank", rel: "noopener noreferrer" }, label, arrow);
}

function menu(one, message) {
  const key = `${message.id}:${one.custom_id}`;
  const picked = select(one, {
    key,
    values: chosen.get(key) ?? null,
    busy: waiting.has(key),
    onchange: (values) => {
      chosen.set(key, values);
      press(message, one.custom_id, values);
    },
  });
  return picked;
}

async function press(message, customId, values = null) {
  const key = `${message.id}:${customId}`;
  if (waiting.has(key)) return;
  waiting.add(key);
  failures.delete(message.id);
  tell("redraw", message.id);
  const outcome = await act("press", { message: message.id, custom_id: customId, values });
  waiting.delete(key);
  if (outcome === null) chosen.delete(key);
  else if (outcome.kind === "failed") {
    chosen.delete(key);
    failures.set(message.id, say("failed"));
  }
  tell("redraw", message.id);
}
