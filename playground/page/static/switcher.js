// A quick way to a channel, or to be another member: Ctrl+K, or the glass at the top.

import { dialogue } from "./dialogs.js";
import { $, el, icon } from "./el.js";
import { drawer } from "./drawers.js";
import { Listbox } from "./listbox.js";
import { openChannel } from "./live.js";
import { plain } from "./mention-picker.js";
import { avatar } from "./people.js";
import { channelById, channelName, myId, nameOf, on, state, userById } from "./state.js";
import { say } from "./words.js";

const DIRECT = 1;

function places() {
  const channels = state.channels.map((one) => {
    const { unread = 0 } = state.marks[one.id] ?? {};
    const other = one.recipients?.find((user) => user.id !== myId()) ?? state.bot;
    const name = channelName(one);
    return {
      value: one.id,
      label: name,
      description: unread ? say("channel-unread", { name: say("messages"), count: unread }) : null,
      icon: one.type === DIRECT ? avatar(other, "small") : one.type === 0 ? el("span", { class: "hash" }, "#") : icon("thread"),
      go: () => openChannel(one.id),
    };
  });
  const members = state.members
    .filter((one) => one.id !== myId())
    .map((one) => ({
      value: one.id,
      label: say("play-as-name", { name: nameOf(one) }),
      icon: avatar(one, "small"),
      go: () => become(one.id),
    }));
  return [...channels, ...members];
}

function become(id) {
  const keeps = channelById(state.channel)?.type !== DIRECT && userById(id);
  location.assign(`/?as=${id}${keeps ? `&in=${state.channel}` : ""}`);
}

function open() {
  if (!state.ready || document.querySelector("dialog[open]")) return;
  drawer(null);
  const input = el("input", {
    type: "text",
    class: "text-input",
    role: "combobox",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: say("switcher-hint"),
    "aria-label": say("switcher-hint"),
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    oninput: update,
    onkeydown: (event) => list.key(event),
  });
  const list = new Listbox({
    owner: () => input,
    label: say("switcher"),
    onpick: (item) => {
      list.close("pick");
      dialog.close();
      item.go();
    },
    onclose: (how) => how === "escape" && dialog.close(),
  });
  const dialog = dialogue(say("switcher"), input, "switcher");
  dialog.addEventListener("close", () => {
    list.close("gone");
    $("say")?.focus();
  });
  input.focus();
  update();

  function update() {
    const typed = plain(input.value.trim());
    const found = places().filter((one) => plain(one.label).includes(typed));
    list.show(found.length ? found : [{ label: say("switcher-nothing"), disabled: true }]);
  }
}

on("switcher", open);
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
});
