// Select menus: of given options, of users, roles and channels; in messages and in modals.

import { el } from "./el.js";
import { Listbox, listAt } from "./listbox.js";
import { avatar } from "./people.js";
import { emoji } from "./prose.js";
import { channelName, nameOf, state } from "./state.js";
import { list as inRow, say } from "./words.js";

const USERS = 5;
const ROLES = 6;
const MENTIONABLES = 7;
const CHANNELS = 8;

/**
 * A menu.
 *
 * key       names the menu wherever it is drawn: an open list finds its menu again after its message was redrawn
 * values    what was chosen here before, or null for the component's own defaults
 * onchange  (values) => void; in a message that is the press
 * live      report every change at once (modals); else several choices are reported together
 */
export function select(
  component,
  { key, values = null, disabled = false, busy = false, failed = false, live = false, onchange },
) {
  const items = itemsOf(component);
  const chosen = new Set(values ?? defaultsOf(component));
  const most = component.max_values ?? 1;
  const least = component.min_values ?? (component.required === false ? 0 : 1);
  const shown = items.filter((item) => chosen.has(item.value));
  const label = component.placeholder || say("select");
  const button = el(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "data-key": key,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": shown.length ? say("selected", { label, values: inRow(shown.map((item) => item.label)) }) : label,
      "aria-busy": busy ? "true" : null,
      "aria-invalid": failed ? "true" : null,
      disabled: disabled || Boolean(component.disabled),
      "data-shape": shapeOf(items, least, most),
      onclick: () => toggle(),
      onkeydown: (event) => listAt(button)?.key(event) || opens(event),
    },
    shown.length
      ? el(
          "span",
          { class: "select-value" },
          shown.map((item) => el("span", { class: most > 1 ? "picked" : "" }, icon(item), item.label)),
        )
      : el("span", { class: "select-hint" }, label),
    el("span", { class: "arrow", "aria-hidden": "true" }),
  );

  const draft = new Set(chosen);
  const fits = () => draft.size >= least && draft.size <= most;
  const changed = () => draft.size !== chosen.size || [...draft].some((value) => !chosen.has(value));
  const confirm = el(
    "button",
    { type: "button", class: "button primary", onclick: () => list.close("pick") },
    say("confirm"),
  );
  const footer =
    most > 1 && !live
      ? el(
          "div",
          { class: "pop-footer" },
          el("span", {}, least === most ? say("choose-just", { count: most }) : say("choose-between", { least, most })),
          confirm,
        )
      : null;
  const list = new Listbox({
    owner: () => document.querySelector(`[data-key="${CSS.escape(key)}"]`),
    label,
    multiple: most > 1,
    footer,
    onpick: (item, index) => (most > 1 ? mark(item, index) : take(item)),
    onclose: (how) => {
      if (most > 1 && !live && how !== "escape" && how !== "gone" && fits() && changed()) onchange([...draft]);
    },
  });

  function toggle() {
    if (busy) return;
    const already = listAt(button); // perhaps opened before the message was drawn anew
    if (already) return already.close("away");
    draft.clear();
    for (const value of chosen) draft.add(value);
    show(
      Math.max(
        0,
        items.findIndex((item) => chosen.has(item.value)),
      ),
    );
  }
  function opens(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      toggle();
    } else if (event.key === "Tab") listAt(button)?.close("away");
  }
  function show(active) {
    confirm.disabled = !fits();
    const full = draft.size >= most && most > 1;
    list.show(
      items.map((item) => ({
        ...item,
        icon: icon(item),
        chosen: draft.has(item.value),
        disabled: full && !draft.has(item.value),
      })),
      active,
    );
  }
  function take(item) {
    const again = chosen.has(item.value) && least === 0; // a second press takes an optional choice back
    const values = again ? [] : [item.value];
    list.close("pick");
    onchange(values);
  }
  function mark(item, index) {
    if (!draft.delete(item.value)) draft.add(item.value);
    if (live) onchange([...draft]);
    show(index);
  }
  return button;
}

const shapeOf = (items, least, most) => JSON.stringify([least, most, items.map((item) => [item.value, item.label])]);

const icon = (item) => item.icon?.() ?? null;

/** What may be chosen: {value, label, description, icon()}. */
function itemsOf(component) {
  const users = () =>
    [...state.members, state.bot].map((user) => ({
      value: user.id,
      label: nameOf(user),
      description: user.username,
      icon: () => avatar(user, "small"),
    }));
  const roles = () =>
    state.guild.roles
      .filter((role) => role.id !== state.guild.id)
      .map((role) => ({ value: role.id, label: `@${role.name}` }));
  switch (component.type) {
    case USERS:
      return users();
    case ROLES:
      return roles();
    case MENTIONABLES:
      return [...users(), ...roles()];
    case CHANNELS:
      return state.channels
        .filter(
          (one) => one.type !== 1 && (!component.channel_types?.length || component.channel_types.includes(one.type)),
        )
        .map((one) => ({ value: one.id, label: `#${channelName(one)}` }));
    default:
      return component.options.map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description,
        icon: option.emoji ? () => emoji(option.emoji, true) : null,
      }));
  }
}

/** What is chosen before anybody chose. */
export function defaultsOf(component) {
  if (component.options) return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((one) => one.id);
}
