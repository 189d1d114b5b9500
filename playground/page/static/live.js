// The socket: everything that this tab sees comes through it, in order. It reconnects by itself.

import { sync } from "./clock.js";
import { $, byId } from "./el.js";
import { channelById, myId, state, tell } from "./state.js";

let socket = null;
let pause = 250;

/** Connect, and connect again whenever the connection is lost. */
export function connect() {
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/hand/live?as=${myId()}`);
  let heardAnything = false;
  socket.addEventListener("message", (event) => {
    heardAnything = true;
    heard(JSON.parse(event.data));
  });
  socket.addEventListener("close", () => {
    $("offline").hidden = false;
    if (!heardAnything) rejoin();
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 4000);
  });
}

// A playground that was started anew has the same members under other ids: the page of this member's name is the one.
async function rejoin() {
  const answer = await fetch(`/?as=${myId()}`, { redirect: "manual" }).catch(() => null);
  if (answer?.type === "opaqueredirect") location.replace(`/?as=${state.me?.username ?? ""}`);
}

function ask(frame) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

/** Open a channel; its messages follow. */
export function openChannel(id, { replace = false } = {}) {
  if (state.channel === id) return;
  state.channel = id;
  state.messages = new Map();
  state.older = false;
  const address = new URL(location);
  address.searchParams.set("in", id);
  history[replace ? "replaceState" : "pushState"]({ channel: id }, "", address);
  tell("channel");
  ask({ open: id });
}

/** The page of messages before the first that this tab has; they come as "earlier". */
export const askEarlier = (before) => ask({ open: state.channel, before });

/** All messages of the open channel from a little before this one on. */
export const askFrom = (id) => ask({ open: state.channel, from: id });

/** All messages of a channel up to this one were seen. */
export const markRead = (channel, upto) => ask({ read: channel, upto });

addEventListener("popstate", (event) => {
  if (event.state?.channel && channelById(event.state.channel)) openChannel(event.state.channel, { replace: true });
});

const handlers = {
  STATE(data) {
    const { dms_open: dmsOpen, ...rest } = data;
    Object.assign(state, rest, { dmsOpen, ready: true });
    pause = 250;
    $("offline").hidden = true;
    tell("state");
    const wanted = state.channel ?? new URL(location).searchParams.get("in");
    const first = state.channels.find((one) => one.type === 0) ?? state.channels[0];
    const open = channelById(wanted) ?? first;
    if (open?.id === state.channel) {
      if (open) ask({ open: open.id }); // reconnected: what was missed comes anew
    } else if (open) openChannel(open.id, { replace: true });
  },
  SEEN(data) {
    if (data.channel_id !== state.channel) return;
    state.messages = new Map(data.messages.map((one) => [one.id, one]));
    state.older = data.older;
    tell("messages");
  },
  EARLIER(data) {
    const first = state.messages.keys().next().value;
    if (data.channel_id !== state.channel || data.messages.some((one) => byId(one.id, first) >= 0)) return;
    state.messages = new Map([...data.messages.map((one) => [one.id, one]), ...state.messages]);
    state.older = data.older;
    tell("earlier", data.messages.length);
  },
  CHANNELS(channels) {
    state.channels = channels;
    tell("channels");
    if (state.channel && !channelById(state.channel) && channels.length) openChannel(channels[0].id);
  },
  COMMANDS(commands) {
    state.commands = commands;
    tell("commands");
  },
  MODALS(modals) {
    state.modals = modals;
    tell("modals");
  },
  MARKS({ marks, badges }) {
    Object.assign(state, { marks, badges });
    tell("marks");
  },
  MESSAGE_CREATE(message) {
    state.typing.delete(message.channel_id);
    tell("typing");
    if (message.channel_id !== state.channel) return;
    state.messages.set(message.id, message);
    tell("message", { id: message.id, fresh: true });
  },
  MESSAGE_UPDATE(message) {
    if (!state.messages.has(message.id)) return;
    state.messages.set(message.id, message);
    tell("message", { id: message.id, fresh: false });
  },
  MESSAGE_DELETE({ id }) {
    if (state.messages.delete(id)) tell("gone", id);
  },
  TYPING({ channel_id: channel }) {
    state.typing.set(channel, Date.now() + 10_000);
    tell("typing");
  },
  HERE(here) {
    state.here = here;
    tell("here");
  },
  CLOCK() {},
};

function heard({ t: kind, d: data, now }) {
  sync(now);
  handlers[kind]?.(data);
}
