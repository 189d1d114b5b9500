// The link for friends in the same network: one for each member, where the door is open.

import { dialogue } from "./dialogs.js";
import { el } from "./el.js";
import { myId, nameOf, state } from "./state.js";
import { parts, say } from "./words.js";

/** Open the dialogue. */
export function invite() {
  if (!state.invitation) {
    const option = el("code", {}, "--friends");
    return dialogue(say("invite"), el("p", {}, parts("invite-closed", { option })), "invite");
  }
  const others = state.members.filter((one) => one.id !== myId());
  const choice = el(
    "select",
    { id: "guest", class: "text-input", onchange: show },
    others.map((one) => el("option", { value: one.username }, nameOf(one))),
  );
  const link = el("input", { id: "invitation", class: "text-input", type: "text", readonly: true });
  const copy = el("button", { type: "button", class: "button primary", onclick: take }, say("copy"));
  show();
  return dialogue(
    say("invite"),
    [
      el("p", { class: "field-more" }, say("invite-how")),
      el("div", { class: "field" }, el("label", { for: "guest" }, say("invite-as")), choice),
      el(
        "div",
        { class: "field" },
        el("label", { for: "invitation" }, say("invite-link")),
        el("div", { class: "beside" }, link, copy),
      ),
    ],
    "invite",
  );

  function show() {
    const address = new URL(state.invitation);
    address.searchParams.set("as", choice.value);
    link.value = address.href;
    copy.textContent = say("copy");
  }

  // Without the right to write to the clipboard the link is at least marked.
  async function take() {
    link.select();
    await navigator.clipboard?.writeText(link.value).then(
      () => {
        copy.textContent = say("copied");
      },
      () => {},
    );
  }
}
