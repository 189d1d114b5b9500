// What this tab knows, and who wants to hear when it changes.

import { say } from "./words.js";

export const state = {
  ready: false,
  me: null, // the user that plays in this tab
  bot: null,
  guild: { id: "", name: "", roles: [] },
  members: [],
  channels: [],
  commands: [],
  modals: [],
  marks: {}, // channel id → {unread, calls, first}
  here: [], // ids of the members whose page is open somewhere
  invitation: null, // the link for friends, where the door is open; its secret is in it
  home: false, // this page is on the machine that serves it
  badges: {}, // member id → number of messages that call for them
  dmsOpen: true,
  channel: null, // id of the open channel
  messages: new Map(), // of the open channel, by id: the latest ones, without a gap
  older: false, // there are earlier ones that were not sent
  typing: new Map(), // channel id → when it ends, in milliseconds
};

const listeners = new Map();

/** Call `listener` whenever `what` changed. */
export function on(what, listener) {
  if (!listeners.has(what)) listeners.set(what, []);
  listeners.get(what).push(listener);
}

/** Something changed. */
export function tell(what, detail) {
  for (const listener of listeners.get(what) ?? []) listener(detail);
}

export const myId = () => document.body.dataset.me;
export const channelById = (id) => state.channels.find((one) => one.id === id);

/** A user by id: a member or the bot; undefined if unknown. */
export const userById = (id) => (state.bot?.id === id ? state.bot : state.members.find((one) => one.id === id));

/** How a user is called here. */
export const nameOf = (user) => user.global_name || user.username;

/** How a channel is called; a direct message by the other's name. */
export function channelName(channel) {
  if (channel.type !== 1) return channel.name;
  const other = channel.recipients?.find((one) => one.id !== myId()) ?? state.bot;
  return other ? nameOf(other) : say("direct-message");
}
