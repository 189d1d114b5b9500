// The list of messages of the open channel: drawn once, then mended message by message.

import { dayOf } from "./clock.js";
import { forget } from "./components.js";
import { $, byId, el, icon } from "./el.js";
import { replaceOpened } from "./listbox.js";
import { askEarlier, askFrom, markRead } from "./live.js";
import { draw, isEphemeral, startsAnew, summary } from "./message.js";
import { avatar } from "./people.js";
import { channelById, channelName, myId, nameOf, on, state } from "./state.js";
import { parts, say } from "./words.js";

const PAGE = 50; // messages drawn at first, and more whenever the reader comes near the first one
const NEAR = 200; // pixels
const FAR = 240; // so far back the first unread message may be to be drawn, too
const MOST = 2 * FAR; // that are drawn of a channel in which messages come and come
const list = $("messages");
const scroller = $("scroller");

let order = []; // ids of the messages, oldest first
let from = 0; // index in `order` of the first one drawn
let asked = null; // the message whose earlier ones were asked for
let firstUnread = null;
let wanted = null; // id of a message to go to as soon as it is there
let missed = 0; // messages that came while it was not
let pinned = true; // the newest message is in sight, and stays there
let due = false; // messages came, and the list will follow them
let pulls = false; // one of them is this member's own, or an answer to them
let placed = 0; // where the list was last put so that the newest message is in sight

const get = (index) => state.messages.get(order[index]);
const nodeOf = (id) => $(`m-${id}`);

function drawAt(index) {
  const message = get(index);
  const before = index > from ? get(index - 1) : null;
  const day = new Date(message.timestamp).toDateString();
  const parts = [];
  const newDay = !before || new Date(before.timestamp).toDateString() !== day;
  if (newDay) parts.push(el("div", { class: "divider", role: "separator" }, el("span", {}, dayOf(message.timestamp))));
  if (message.id === firstUnread)
    parts.push(el("div", { class: "divider new", role: "separator" }, el("span", {}, say("new"))));
  return [...parts, draw(message, { head: parts.length > 0 || startsAnew(message, before) })];
}

function redrawAll() {
  order = [...state.messages.keys()].sort(byId);
  asked = null;
  const unread = firstUnread === null ? -1 : order.findIndex((id) => byId(id, firstUnread) >= 0);
  from = Math.max(0, order.length - FAR, Math.min(order.length - PAGE, unread < 0 ? order.length : unread - 10));
  fill();
  toEnd();
  if (wanted) reveal(wanted);
}

function fill() {
  const nodes = [];
  if (from > 0 || state.older) nodes.push(more());
  else nodes.push(beginning());
  for (let i = from; i < order.length; i++) nodes.push(...drawAt(i));
  list.replaceChildren(...nodes);
  replaceOpened();
}

const more = () => el("button", { type: "button", class: "earlier", onclick: earlier }, say("earlier"));

// Whoever reads the newest needs not all that came before it this evening.
function trim() {
  if (!pinned || order.length - from <= MOST) return;
  from = order.length - FAR;
  const first = nodeOf(order[from]);
  while (list.firstChild !== first) list.firstChild.remove();
  first.replaceWith(more(), ...drawAt(from));
}

function earlier() {
  if (from > 0) return drawBack(from - PAGE);
  if (!state.older || asked === order[0]) return;
  asked = order[0];
  askEarlier(order[0]);
}

// What the reader looks at stays where it is.
function drawBack(index) {
  const height = scroller.scrollHeight;
  const top = scroller.scrollTop;
  from = Math.max(0, index);
  fill();
  scroller.scrollTop = top + scroller.scrollHeight - height;
}

function beginning() {
  const channel = channelById(state.channel);
  if (!channel) return el("div");
  const name = channelName(channel);
  return channel.type === 1
    ? el(
        "div",
        { class: "beginning" },
        avatar(channel.recipients?.find((one) => one.id !== myId()) ?? state.bot, "large"),
        el("h3", {}, name),
        el("p", {}, say("begin-direct", { name })),
      )
    : el(
        "div",
        { class: "beginning" },
        el("span", { class: "beginning-mark", "aria-hidden": "true" }, channel.type === 0 ? "#" : icon("thread")),
        el("h3", {}, say("welcome", { place: `${channel.type === 0 ? "#" : ""}${name}` })),
        el("p", {}, parts("begin-slash", { key: el("kbd", {}, "/") })),
        el("p", {}, say("begin-faces", { name: nameOf(state.me) })),
      );
}

/** A message came or changed: draw it, and the next one's heading, without moving anything else. */
function mend(id, isNew) {
  const known = nodeOf(id);
  if (known) return replace(id, known);
  if (!isNew && order.includes(id)) return;
  order.push(id);
  if (order.length > 1 && byId(order.at(-2), id) > 0) {
    order.sort(byId);
    return fill();
  }
  list.append(...drawAt(order.length - 1));
}

function remove(id) {
  const index = order.indexOf(id);
  if (index < 0) return;
  order.splice(index, 1);
  const node = nodeOf(id);
  if (index < from) from -= 1;
  if (!node) return;
  const before = node.previousElementSibling;
  node.remove();
  const next = index < order.length ? nodeOf(order[index]) : null;
  if (next && !next.classList.contains("head")) {
    const first = !before?.classList.contains("message");
    if (first || startsAnew(get(index), get(index - 1))) replace(order[index], next, true);
  }
  if (before?.classList.contains("divider") && !before.nextElementSibling?.classList.contains("message"))
    before.remove();
  replaceOpened();
}

function replace(id, node, head = node.classList.contains("head")) {
  const focused = node.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const opened = [...node.querySelectorAll(".spoiler")].map((one) => Boolean(one.dataset.open));
  const uncovered = [...node.querySelectorAll(".veiled")].map((one) => one.classList.contains("open"));
  const next = draw(state.messages.get(id), { head });
  for (const [i, one] of [...next.querySelectorAll(".spoiler")].entries()) if (opened[i]) one.click();
  for (const [i, one] of [...next.querySelectorAll(".veiled")].entries())
    one.classList.toggle("open", Boolean(uncovered[i]));
  node.replaceWith(next);
  if (focused) next.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  replaceOpened();
}

function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  placed = scroller.scrollTop;
  pinned = true;
  settle();
}

const isNearEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 48;

// Browsers tell of a scroll a frame later. Whatever comes in that frame must not pull back a reader who has just left.
function stays() {
  if (pinned && scroller.scrollTop < placed && !isNearEnd()) pinned = false;
  return pinned;
}

// The newest message is in sight: all is read.
function settle() {
  if (pinned) missed = 0;
  $("jump").hidden = pinned || !order.length;
  $("jump").replaceChildren(missed ? say("new-messages", { count: missed }) : say("newest"), icon("down"));
  if (!pinned || document.visibilityState !== "visible" || !order.length) return;
  if (state.marks[state.channel]) markRead(state.channel, order.at(-1));
}

// The list may have grown since it was put where it is: only who goes up from there leaves the newest.
scroller.addEventListener("scroll", () => {
  pinned = isNearEnd() || (pinned && scroller.scrollTop >= placed);
  settle();
  if (!pinned && scroller.scrollTop < NEAR) earlier();
});
new ResizeObserver(() => stays() && toEnd()).observe(list);
new ResizeObserver(() => stays() && toEnd()).observe(scroller);
document.addEventListener("visibilitychange", settle);
$("jump").addEventListener("click", toEnd);

on("channel", () => {
  order = [];
  from = 0;
  wanted = null;
  list.replaceChildren();
  firstUnread = state.marks[state.channel]?.first ?? null;
});
on("messages", redrawAll);
on("earlier", (count) => {
  order = [...state.messages.keys()].sort(byId);
  drawBack(from ? from + count : 0);
});
on("message", ({ id, fresh }) => {
  const message = state.messages.get(id);
  const mine = message.author.id === myId();
  if (!fresh) forget(id);
  if (!due) stays();
  mend(id, fresh);
  const asked = message.type === 20 && message.interaction_metadata?.user.id === myId();
  if (fresh && !pinned) missed += 1;
  pulls ||= fresh && (mine || asked);
  if (!due) (document.visibilityState === "visible" ? requestAnimationFrame : setTimeout)(follow);
  due = true;
  if (fresh && !mine) announce(message);
});

// However many messages come at once, the list is laid out once for all of them.
function follow() {
  due = false;
  trim();
  if (pinned || pulls) toEnd();
  else settle();
  pulls = false;
}

on("redraw", (id) => {
  const node = nodeOf(id);
  if (node && state.messages.has(id)) replace(id, node);
});
on("gone", (id) => {
  forget(id);
  remove(id);
});
on("marks", settle);
on("jump", reveal);
on("locals", ({ text, name }) => local(text, name));

/** Go to a message of this channel, as soon as it is there, and let it glow. */
function reveal(id) {
  const index = order.indexOf(id);
  wanted = index < 0 ? id : null;
  if (index < 0) {
    if (state.older && byId(id, order[0]) < 0) askFrom(id);
    return;
  }
  if (index < from) {
    from = Math.max(0, index - 10);
    fill();
  }
  const node = nodeOf(id);
  pinned = false;
  node.scrollIntoView({ block: "center" });
  node.classList.add("glow");
  setTimeout(() => node.classList.remove("glow"), 2000);
}

/** A notice that only this tab knows of, such as a command that nobody answered. */
function local(text, name) {
  const id = String(BigInt(order.at(-1) ?? "0") + 1n);
  const user = state.me;
  const message = {
    id,
    local: true,
    channel_id: state.channel,
    type: 20,
    flags: 1 << 6,
    author: state.bot,
    content: text,
    embeds: [],
    attachments: [],
    components: [],
    mentions: [],
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    interaction_metadata: { user, name },
  };
  state.messages.set(id, message);
  mend(id, true);
  toEnd();
}

function announce(message) {
  const text = summary(message);
  const how = isEphemeral(message) ? "spoken-alone" : "spoken";
  const spoken = el("p", {}, say(how, { name: nameOf(message.author), text }));
  $("announcer").append(spoken);
  while ($("announcer").children.length > 5) $("announcer").firstChild.remove();
}
