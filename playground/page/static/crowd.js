// Everybody at the table: the bot, who has the page open, and who has not.

import { act } from "./acts.js";
import { drawer, isDrawn, onDrawer } from "./drawers.js";
import { $, el, isNarrow } from "./el.js";
import { openChannel } from "./live.js";
import { avatar } from "./people.js";
import { nameOf, on, state, tell } from "./state.js";
import { say } from "./words.js";

const ROOMY = matchMedia("(min-width: 1100px)");
const KEPT = "members"; // whether the list was closed or opened by hand

const wanted = () => (localStorage.getItem(KEPT) ?? (ROOMY.matches ? "open" : "closed")) === "open";

function draw() {
  if (!state.ready) return;
  const here = state.members.filter((one) => state.here.includes(one.id));
  const away = state.members.filter((one) => !state.here.includes(one.id));
  const focused = document.activeElement?.dataset?.person;
  $("people").replaceChildren(
    ...group(say("group-app"), [state.bot], (user) => person(user, say("write-to", { name: nameOf(user) }), write)),
    ...group(say("group-here"), here, (user) => called(user)),
    ...group(say("group-away"), away, (user) => called(user)),
  );
  if (focused) $("people").querySelector(`[data-person="${focused}"]`)?.focus();
}

const group = (title, users, each) =>
  users.length
    ? [
        el("h2", {}, `${title} · ${users.length}`),
        el(
          "ul",
          {},
          users.map((user) => el("li", {}, each(user))),
        ),
      ]
    : [];

const called = (user) =>
  person(user, say("mention", { name: nameOf(user) }), () => {
    if (isNarrow()) drawer(null);
    tell("call", nameOf(user));
  });

function person(user, label, onclick) {
  const isBot = user.id === state.bot.id;
  const present = isBot || state.here.includes(user.id);
  return el(
    "button",
    {
      type: "button",
      class: present ? "person" : "person away",
      "data-person": user.id,
      "aria-label": label,
      title: label,
      onclick,
    },
    el("span", { class: "face" }, avatar(user, "medium"), present && el("i", { class: "dot" })),
    el("span", { class: "person-name" }, nameOf(user)),
    isBot && el("span", { class: "tag" }, say("bot")),
  );
}

async function write() {
  const opened = await act("open-dm", {});
  if (!opened) return;
  if (isNarrow()) drawer(null);
  openChannel(opened.id);
}

function place() {
  const shown = isNarrow() ? true : wanted(); // on a narrow screen it stands ready beside the page
  $("people").hidden = !shown;
  $("crowd").setAttribute("aria-expanded", String(isNarrow() ? isDrawn("people") : shown));
}

$("crowd").addEventListener("click", () => {
  if (isNarrow()) return drawer("people");
  localStorage.setItem(KEPT, wanted() ? "closed" : "open");
  place();
});
onDrawer("people", (open) => {
  place();
  if (open) $("people").querySelector("button")?.focus();
});
addEventListener("resize", place);
for (const what of ["state", "here"]) on(what, draw);
place();
