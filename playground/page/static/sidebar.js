// Members to be, channels to read, and who one is.

import { drawer, onDrawer } from "./drawers.js";
import { $, byId, el, icon } from "./el.js";
import { faults } from "./faults.js";
import { invite } from "./invite.js";
import { openChannel } from "./live.js";
import { avatar } from "./people.js";
import { settings } from "./settings.js";
import { channelById, channelName, myId, nameOf, on, state, tell } from "./state.js";
import { isDark, setTheme } from "./themes.js";
import { say } from "./words.js";

const DIRECT = 1;

function badge(node, count) {
  node.hidden = !count;
  node.textContent = count > 99 ? "99+" : String(count || "");
}

function drawSeats() {
  for (const seat of document.querySelectorAll(".seat")) {
    const count = state.badges[seat.dataset.member] ?? 0;
    badge(seat.querySelector(".badge"), count);
    const name = seat.querySelector(".seat-name").textContent;
    seat.setAttribute("aria-label", say(count ? "play-as-unread" : "play-as-name", { name, count }));
  }
}

function drawChannels() {
  const threads = state.channels.filter((one) => one.parent_id && one.type >= 10 && one.type <= 12);
  const rooms = state.channels.filter((one) => one.type !== DIRECT && !threads.includes(one));
  const direct = state.channels.filter((one) => one.type === DIRECT);
  direct.sort((a, b) => byId(b.last_message_id ?? "0", a.last_message_id ?? "0"));
  rooms.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const under = (room) =>
    threads.filter(
      (one) =>
        one.parent_id === room.id &&
        (!one.thread_metadata?.archived || state.marks[one.id] || one.id === state.channel),
    );
  $("channels").replaceChildren(
    el("h2", {}, say("channels")),
    el(
      "ul",
      {},
      rooms.map((room) =>
        el(
          "li",
          {},
          entry(room),
          under(room).length
            ? el(
                "ul",
                {},
                under(room).map((one) => el("li", {}, entry(one))),
              )
            : null,
        ),
      ),
    ),
    el("h2", {}, say("direct-messages")),
    direct.length
      ? el(
          "ul",
          {},
          direct.map((one) => el("li", {}, entry(one))),
        )
      : el("p", { class: "none" }, say("no-direct-messages")),
  );
}

function entry(channel) {
  const { unread = 0, calls = 0 } = state.marks[channel.id] ?? {};
  const here = channel.id === state.channel;
  const name = channelName(channel);
  const sign =
    channel.type === DIRECT
      ? avatar(channel.recipients?.find((one) => one.id !== myId()) ?? state.bot, "small")
      : el("span", { class: "hash", "aria-hidden": "true" }, channel.type === 0 ? "#" : icon("thread"));
  return el(
    "a",
    {
      class: `channel ${unread && !here ? "unread" : ""}`,
      href: `?as=${myId()}&in=${channel.id}`,
      "data-channel": channel.id,
      "aria-current": here ? "page" : null,
      "aria-label": unread ? say("channel-unread", { name, count: unread }) : name,
      onclick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openChannel(channel.id);
        drawer(null);
      },
    },
    sign,
    el("span", { class: "channel-name" }, name),
    calls && !here ? el("span", { class: "badge" }, String(calls)) : null,
  );
}

function drawSelf() {
  if (!state.me) return;
  const user = state.me;
  const name = nameOf(user);
  $("self").replaceChildren(
    avatar(user),
    el("span", { class: "self-name" }, el("b", {}, name), el("small", {}, `@${user.username}`)),
    tool(isDark() ? "sun" : "moon", say(isDark() ? "to-light" : "to-dark"), () => setTheme(isDark() ? "light" : "dark")),
    tool("gear", say("settings"), settings),
  );
  $("as").replaceChildren(avatar(user, "small"), name);
}

const tool = (drawing, name, onclick) =>
  el("button", { type: "button", class: "icon-button", "aria-label": name, title: name, onclick }, icon(drawing));

function drawTools() {
  $("tools").replaceChildren(
    tool("search", say("switcher"), () => tell("switcher")),
    ...(state.home ? [tool("link", say("invite"), invite), tool("bolt", say("faults"), faults)] : []),
  );
}

function drawPlace() {
  const channel = channelById(state.channel);
  const name = channel ? channelName(channel) : "";
  const calls = state.badges[myId()] ?? 0;
  const sign = { 0: "# ", [DIRECT]: "@ " }[channel?.type] ?? icon("thread");
  $("place").replaceChildren(...(channel ? [el("span", { class: "sign" }, sign), name] : []));
  document.title = `${calls ? `(${calls}) ` : ""}${name} · ${state.me ? nameOf(state.me) : ""}`;
  badge($("menu").querySelector(".badge"), calls);
}

$("menu").addEventListener("click", () => drawer("drawer"));
$("as").addEventListener("click", (event) => {
  event.preventDefault();
  drawer("drawer");
});
onDrawer("drawer", (open) => {
  $("menu").setAttribute("aria-expanded", String(open));
  if (open) $("drawer").querySelector("[aria-current=page], .channel")?.focus();
});
$("skip").addEventListener("click", (event) => {
  event.preventDefault();
  $("say")?.focus();
});

// Another member looks into the same channel, where that is one for both.
document.querySelector(".rail").addEventListener("click", (event) => {
  const seat = event.target.closest(".seat");
  if (seat && channelById(state.channel)?.type !== DIRECT)
    seat.href = `/?as=${seat.dataset.member}&in=${state.channel}`;
});

function drawTyping() {
  const until = state.typing.get(state.channel) ?? 0;
  const left = until - Date.now();
  $("typing").textContent = left > 0 && state.bot ? say("typing", { name: nameOf(state.bot) }) : "";
  if (left > 0) setTimeout(drawTyping, left);
}

on("typing", drawTyping);
on("theme", () => {
  const focused = $("self").contains(document.activeElement);
  drawSelf();
  if (focused) $("self").querySelector("button").focus();
});
on("state", () => {
  drawSelf();
  drawTools();
  drawSeats();
  drawChannels();
  drawPlace();
});
on("channel", () => {
  drawChannels();
  drawPlace();
  drawTyping();
});
on("channels", () => {
  drawChannels();
  drawPlace();
});
on("marks", () => {
  drawSeats();
  drawChannels();
  drawPlace();
});
