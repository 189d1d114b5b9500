// Members to be, channels to read, and who one is.

import { $, byId, el } from "./el.js";
import { openChannel } from "./live.js";
import { avatar } from "./people.js";
import { settings } from "./settings.js";
import { channelById, channelName, myId, nameOf, on, state } from "./state.js";

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
    seat.setAttribute("aria-label", count ? `Play as ${name}, ${count} unread` : `Play as ${name}`);
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
    el("h2", {}, "Channels"),
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
    el("h2", {}, "Direct messages"),
    direct.length
      ? el(
          "ul",
          {},
          direct.map((one) => el("li", {}, entry(one))),
        )
      : el("p", { class: "none" }, "None yet"),
  );
}

function entry(channel) {
  const { unread = 0, calls = 0 } = state.marks[channel.id] ?? {};
  const here = channel.id === state.channel;
  const name = channelName(channel);
  const icon =
    channel.type === DIRECT
      ? avatar(channel.recipients?.find((one) => one.id !== myId()) ?? state.bot, "small")
      : el("span", { class: "hash", "aria-hidden": "true" }, channel.type === 0 ? "#" : "↳");
  return el(
    "a",
    {
      class: `channel ${unread && !here ? "unread" : ""}`,
      href: `?as=${myId()}&in=${channel.id}`,
      "data-channel": channel.id,
      "aria-current": here ? "page" : null,
      "aria-label": unread ? `${name}, ${unread} unread` : name,
      onclick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openChannel(channel.id);
        drawer(false);
      },
    },
    icon,
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
    el(
      "button",
      { type: "button", class: "icon-button", "aria-label": "Settings", title: "Settings", onclick: settings },
      "⚙",
    ),
  );
  $("as").replaceChildren(avatar(user, "small"), name);
}

function drawPlace() {
  const channel = channelById(state.channel);
  const name = channel ? channelName(channel) : "";
  const calls = state.badges[myId()] ?? 0;
  $("place").textContent = channel?.type === DIRECT ? name : `${channel?.type === 0 ? "# " : "↳ "}${name}`;
  document.title = `${calls ? `(${calls}) ` : ""}${name} · ${state.me ? nameOf(state.me) : ""}`;
  badge($("menu").querySelector(".badge"), calls);
}

/** On a narrow screen members and channels slide in over the talk. */
function drawer(open) {
  $("app").classList.toggle("drawn", open);
  $("veil").hidden = !open;
  $("menu").setAttribute("aria-expanded", String(open));
  if (open) $("drawer").querySelector("[aria-current=page], .channel")?.focus();
}

$("menu").addEventListener("click", () => drawer(!$("app").classList.contains("drawn")));
$("as").addEventListener("click", (event) => {
  event.preventDefault();
  drawer(true);
});
$("veil").addEventListener("click", () => drawer(false));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && $("app").classList.contains("drawn")) {
    drawer(false);
    $("menu").focus();
  }
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
  $("typing").textContent = left > 0 && state.bot ? `${nameOf(state.bot)} is typing…` : "";
  if (left > 0) setTimeout(drawTyping, left);
}

on("typing", drawTyping);
on("state", () => {
  drawSelf();
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
