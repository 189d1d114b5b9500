// A field for one option of a command: text, number, choice, yes or no, member, channel, role; with completion.

import { act } from "./acts.js";
import { localized } from "./commands.js";
import { el, fresh } from "./el.js";
import { Listbox } from "./listbox.js";
import { avatar } from "./people.js";
import { channelName, nameOf, state } from "./state.js";
import { say } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const NUMBERS = [INTEGER, NUMBER];

/**
 * A field. `others()` gives all values so far, for completion; `path` is the command's.
 * The field has {node, input, option, empty(), value(), problem(), key(event)}.
 */
export function optionField(option, path, others) {
  const id = fresh("option");
  const fixed = fixedChoices(option);
  const strict = Boolean(fixed);
  let picked = null; // the choice that stands in the field

  const input = el("input", {
    id,
    class: "option-input",
    type: "text",
    inputmode: NUMBERS.includes(option.type) && !fixed ? (option.type === INTEGER ? "numeric" : "decimal") : null,
    placeholder: placeholder(option),
    autocomplete: "off",
    spellcheck: "false",
    role: fixed || option.autocomplete ? "combobox" : null,
    "aria-expanded": fixed || option.autocomplete ? "false" : null,
    "aria-autocomplete": fixed || option.autocomplete ? "list" : null,
    "aria-required": option.required ? "true" : null,
    "aria-describedby": `${id}-more`,
    maxlength: option.max_length ?? 6000,
  });
  const note = el("span", { class: "field-note", role: "alert" });
  const node = el(
    "div",
    { class: "option-field" },
    el(
      "label",
      { for: id },
      localized(option, "name"),
      option.required && el("span", { class: "needed", "aria-hidden": "true" }, " *"),
    ),
    input,
    el("span", { class: "option-hint", id: `${id}-more` }, localized(option, "description")),
    note,
  );

  const list = new Listbox({
    owner: () => input,
    label: localized(option, "name"),
    anchor: () => node,
    above: true,
    onpick(item) {
      picked = item;
      input.value = item.label;
      note.textContent = "";
      list.close("pick");
    },
  });

  let asked = 0;
  let offered = []; // what the bot offered last
  let pause = null;
  function suggest(delay) {
    const typed = input.value.trim();
    const like = (one) => one.label.toLowerCase().includes(typed.toLowerCase());
    clearTimeout(pause);
    asked += 1; // what is on its way was asked for other text
    if (fixed) show(picked ? fixed : fixed.filter(like));
    else if (option.autocomplete) {
      show(offered.filter(like));
      pause = setTimeout(complete, delay, typed);
    }
  }
  async function complete(typed) {
    const number = asked;
    const options = { ...others(), [option.name]: typed };
    const answer = await act(
      "autocomplete",
      { channel: state.channel, name: path, options, focused: option.name },
      { quiet: true },
    );
    if (number !== asked || document.activeElement !== input) return; // a later question is under way
    offered = (answer?.choices ?? []).map((one) => ({ value: one.value, label: localized(one, "name") }));
    show(offered);
  }
  function show(items) {
    if (!items.length) return list.close("gone");
    // Completions that come late must not take the choice from whoever has moved to one already.
    const kept = list.open && list.moved ? items.findIndex((item) => item.value === list.items[list.active]?.value) : 0;
    return list.show(
      items.map((item) => ({
        ...item,
        icon: item.user ? avatar(item.user, "small") : null,
        chosen: item.value === picked?.value,
      })),
      Math.max(kept, 0),
    );
  }

  input.addEventListener("input", () => {
    picked = null;
    list.moved = false;
    note.textContent = "";
    suggest(120);
  });
  input.addEventListener("focus", () => suggest(0));
  input.addEventListener("blur", () => {
    clearTimeout(pause);
    list.close("gone");
    if (strict && !picked) settle();
  });

  // Whoever types a choice's whole name has chosen it.
  function settle() {
    picked = fixed.find((one) => one.label.toLowerCase() === input.value.trim().toLowerCase()) ?? null;
  }

  function problem() {
    if (strict && !picked) settle();
    const typed = input.value.trim();
    if (!typed) return option.required ? say("option-needed") : null;
    if (strict) return picked ? null : say("option-of-list");
    if (picked) return null;
    if (NUMBERS.includes(option.type)) return numberProblem(option, typed);
    const length = [...typed].length;
    if (length < (option.min_length ?? 0)) return say("at-least-characters", { count: option.min_length });
    return null;
  }

  return {
    option,
    node,
    input,
    empty: () => !input.value.trim(),
    value: () => (picked ? picked.value : NUMBERS.includes(option.type) ? Number(input.value) : input.value.trim()),
    problem() {
      const found = problem();
      note.textContent = found ?? "";
      return found;
    },
    key(event) {
      if (event.key === "Tab" && list.open && !event.shiftKey && (strict || picked === null) && input.value.trim())
        list.pick(list.active);
      return event.key === "Tab" ? false : list.key(event);
    },
  };
}

function fixedChoices(option) {
  const users = () => [...state.members, state.bot].map((user) => ({ value: user.id, label: nameOf(user), user }));
  const roles = () => state.guild.roles.map((role) => ({ value: role.id, label: role.name }));
  if (option.choices?.length) return option.choices.map((one) => ({ value: one.value, label: localized(one, "name") }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { value: true, label: say("yes") },
        { value: false, label: say("no") },
      ];
    case USER:
      return users();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...users(), ...roles()];
    case CHANNEL:
      return state.channels.filter((one) => one.type !== 1).map((one) => ({ value: one.id, label: channelName(one) }));
    default:
      return null;
  }
}

function placeholder({ type, choices, autocomplete, min_value: least, max_value: most }) {
  if (NUMBERS.includes(type) && !choices?.length) {
    if (least != null && most != null) return say("hint-between", { least, most });
    if (least != null) return say("hint-least", { least });
    return most == null ? say("hint-number") : say("hint-most", { most });
  }
  if (choices?.length || type === BOOLEAN) return say("hint-choose");
  if (type === USER || type === MENTIONABLE) return say("hint-member");
  if (type === CHANNEL) return say("hint-channel");
  return autocomplete ? say("hint-search") : say("hint-text");
}

function numberProblem({ type, min_value: least, max_value: most }, typed) {
  const number = Number(typed);
  if (Number.isNaN(number)) return say("a-number");
  if (type === INTEGER && !Number.isInteger(number)) return say("a-whole-number");
  if (least != null && number < least) return say("at-least", { least });
  if (most != null && number > most) return say("at-most", { most });
  return null;
}
