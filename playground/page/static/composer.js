// Where one writes: a text, or a command after "/".

import { act } from "./acts.js";
import { commandForm } from "./command-form.js";
import { usable } from "./commands.js";
import { $, el, icon, isNarrow } from "./el.js";
import { mentionPicker } from "./mention-picker.js";
import { commandPicker } from "./picker.js";
import { channelById, channelName, nameOf, on, state } from "./state.js";
import { say } from "./words.js";

const host = $("composer");
const drafts = new Map(); // channel id → what was written there and not yet sent

const field = el("textarea", {
  id: "say",
  rows: 1,
  maxlength: 2000,
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-haspopup": "listbox",
  "aria-expanded": "false",
  enterkeyhint: "send",
  oninput: grow,
  onkeydown: keys,
});
const slash = el(
  "button",
  { type: "button", class: "icon-button slash", "aria-label": say("commands"), title: say("commands"), onclick: begin },
  "/",
);
const send = el("button", { type: "submit", class: "icon-button send", "aria-label": say("send"), title: say("send") }, icon("send"));
const form = el("form", { class: "say-form", onsubmit: post }, slash, field, send);
const picker = commandPicker(field, choose);
const caller = mentionPicker(field, grow);
let choosing = null; // the command whose form is shown

host.append(form);

function grow() {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, innerHeight * 0.4)}px`;
}

function begin() {
  field.value = "/";
  field.focus();
  picker.update();
}

function keys(event) {
  if (picker.key(event) || caller.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    form.requestSubmit();
  }
}

/** Show the form of a command instead of the text field. */
function choose(command) {
  field.value = "";
  grow();
  const made = commandForm(command, back);
  choosing = made;
  host.replaceChildren(made.node);
  made.focus();
}

function back() {
  if (!choosing) return;
  choosing = null;
  host.replaceChildren(form);
  grow();
  field.focus();
}

async function post(event) {
  event.preventDefault();
  const text = mentions(field.value).trim();
  if (!text || !state.channel) return;
  const before = field.value;
  field.value = "";
  drafts.delete(state.channel);
  grow();
  const sent = await act("say", { channel: state.channel, text });
  if (!sent && !field.value) field.value = before;
}

// "@Ann" rings Ann.
function mentions(text) {
  const users = [...state.members, state.bot].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return users.reduce(
    (done, user) =>
      done.replaceAll(
        new RegExp(`@${RegExp.escape?.(nameOf(user)) ?? nameOf(user)}(?![\\p{L}\\p{N}])`, "gu"),
        `<@${user.id}>`,
      ),
    text,
  );
}

let place = null;
on("channel", () => {
  if (place) drafts.set(place, field.value);
  place = state.channel;
  back();
  hint();
  field.value = drafts.get(place) ?? "";
  grow();
  if (!isNarrow()) field.focus({ preventScroll: true });
});
on("channels", hint);
on("call", (name) => {
  const before = field.value;
  field.value = `${before}${before && !before.endsWith(" ") ? " " : ""}@${name} `;
  back();
  grow();
  field.focus();
});

function hint() {
  const channel = channelById(state.channel);
  const text = channel ? say(channel.type === 1 ? "say-to" : "say-in", { name: channelName(channel) }) : say("say-nowhere");
  field.placeholder = text;
  field.setAttribute("aria-label", text);
}

on("command", (name) => {
  const command = usable().find((one) => one.path === name);
  if (command) choose(command);
  else begin();
});

// Typing anywhere is writing here.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ") return;
  if (event.defaultPrevented || document.querySelector("dialog[open]") || choosing) return;
  if (event.target.closest?.("input, textarea, select, button, a, [role=button]") && event.key !== "/") return;
  if (event.target.closest?.("input, textarea")) return;
  field.focus();
});
