// Where one writes: a text, or a command after "/".

import { act } from "./acts.js";
import { commandForm } from "./command-form.js";
import { usable } from "./commands.js";
import { $, el, isNarrow } from "./el.js";
import { commandPicker } from "./picker.js";
import { channelById, channelName, nameOf, on, state } from "./state.js";

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
  { type: "button", class: "icon-button slash", "aria-label": "Commands", title: "Commands", onclick: begin },
  "/",
);
const send = el("button", { type: "submit", class: "icon-button send", "aria-label": "Send", title: "Send" }, "➤");
const form = el("form", { class: "say-form", onsubmit: say }, slash, field, send);
const picker = commandPicker(field, choose);
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
  if (picker.key(event)) return;
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

async function say(event) {
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
  const channel = channelById(place);
  const hint = channel ? `Message ${channel.type === 1 ? "@" : "#"}${channelName(channel)}` : "";
  field.placeholder = hint;
  field.setAttribute("aria-label", hint);
  field.value = drafts.get(place) ?? "";
  grow();
  if (!isNarrow()) field.focus({ preventScroll: true });
});
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
