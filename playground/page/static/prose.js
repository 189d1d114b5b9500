// Drawing Markdown's tree as elements.

import { fromNow, moment } from "./clock.js";
import { el } from "./el.js";
import { openChannel } from "./live.js";
import { inline, parse, words } from "./markdown.js";
import { channelById, channelName, myId, nameOf, state, tell, userById } from "./state.js";
import { say } from "./words.js";

const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s", small: "small", quote: "blockquote" };
const JUMP = /^https?:\/\/(?:[a-z]+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?/;
const EMOJI_ONLY = /^(?:\p{RGI_Emoji}|\s)+$/v;
const EMOJI = /(\p{RGI_Emoji}+)/v;

/** A text with everything that Markdown knows. */
export function prose(text, attributes = {}) {
  const node = el("div", { ...attributes, class: `prose ${attributes.class ?? ""}` }, parse(text).map(draw));
  if (text.length <= 60 && EMOJI_ONLY.test(text)) node.classList.add("jumbo");
  return node;
}

/** A text without blocks, such as a label. */
export const line = (text) => inline(text).map(draw);

/** The same without any marks, to be heard. */
export const heard = (text) =>
  words(parse(text), {
    user: (id) => (userById(id) ? nameOf(userById(id)) : say("somebody")),
    spoiler: say("spoken-spoiler"),
    channel: (id) => channelById(id)?.name ?? say("a-channel"),
  });

function draw(node) {
  switch (node.type) {
    case "text":
      return plain(node.text);
    case "code":
      return el("code", {}, node.text);
    case "pre":
      return el("pre", { "data-lang": node.lang || null }, el("code", {}, node.text));
    case "heading":
      return el(`h${node.level + 2}`, { class: `h${node.level}` }, node.of.map(draw));
    case "list":
      return el(
        node.ordered ? "ol" : "ul",
        { start: node.ordered && node.start !== 1 ? node.start : null },
        node.items.map((item) => el("li", {}, item.of.map(draw))),
      );
    case "spoiler":
      return spoiler(node.of.map(draw));
    case "link":
      return link(node.href, node.of?.map(draw));
    case "user":
      return mention(node.id);
    case "role":
      return el(
        "span",
        { class: "mention" },
        `@${state.guild.roles.find((one) => one.id === node.id)?.name ?? say("a-role")}`,
      );
    case "channel":
      return channelLink(node.id);
    case "command":
      return commandLink(node.name);
    case "emoji":
      return customEmoji(node);
    case "time":
      return time(node);
    default:
      return el(TAGS[node.type], {}, node.of.map(draw));
  }
}

// Emoji are set in their own font: many a text font has a black-and-white form of them.
function plain(text) {
  return text.split(EMOJI).map((part, index) => (index % 2 ? el("span", { class: "emoji" }, part) : part));
}

function spoiler(children) {
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (node.dataset.open) return;
    event.preventDefault();
    node.dataset.open = "true";
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
    inner.removeAttribute("aria-hidden");
  };
  const inner = el("span", { "aria-hidden": "true" }, children);
  const node = el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": say("spoiler-read"),
      onclick: open,
      onkeydown: open,
    },
    inner,
  );
  return node;
}

/** A link; one to a message of Discord's leads to that message here. */
export function link(href, label) {
  const jump = JUMP.exec(href);
  if (!jump) return el("a", { href, target: "_blank", rel: "noopener noreferrer" }, label ?? href);
  const [, channel, message] = jump;
  const known = channelById(channel);
  const place = `${known?.type === 1 ? "@" : "#"}${known ? channelName(known) : say("elsewhere")}`;
  const text = label ?? (message ? say("link-message", { place }) : place);
  return el(
    "a",
    {
      href: `?as=${myId()}&in=${channel}`,
      class: label ? null : "mention",
      onclick: (event) => follow(event, channel, message),
    },
    text,
  );
}

/** Where a Discord link leads: {channel, message}, or null if it leads out of here. */
export function destination(href) {
  const jump = JUMP.exec(href ?? "");
  return jump && { channel: jump[1], message: jump[2] };
}

/** Go to a channel, and there to a message if one is given. */
export function follow(event, channel, message) {
  event.preventDefault();
  if (!channelById(channel)) return;
  openChannel(channel);
  if (message) tell("jump", message);
}

function mention(id) {
  const user = userById(id);
  return el("span", { class: id === myId() ? "mention me" : "mention" }, `@${user ? nameOf(user) : say("somebody")}`);
}

function channelLink(id) {
  const channel = channelById(id);
  if (!channel) return el("span", { class: "mention" }, `#${say("no-access")}`);
  return el(
    "a",
    { class: "mention", href: `?as=${myId()}&in=${id}`, onclick: (event) => follow(event, id) },
    `#${channelName(channel)}`,
  );
}

function commandLink(name) {
  return el("button", { type: "button", class: "mention", onclick: () => tell("command", name) }, `/${name}`);
}

function customEmoji({ id, name, animated }, mute = false) {
  const src = `/cdn/emojis/${id}.${animated ? "gif" : "png"}`;
  return el("img", { class: "emoji", src, alt: mute ? "" : `:${name}:`, title: `:${name}:` });
}

/** An emoji of a component: {id, name}. `mute`: the words beside it are enough to be heard. */
export function emoji(one, mute = false) {
  if (one.id) return customEmoji(one, mute);
  return el("span", { class: "emoji", "aria-hidden": mute ? "true" : null }, one.name);
}

function time({ at, style }) {
  const date = new Date(at * 1000);
  if (Number.isNaN(date.getTime())) return say("invalid-date");
  return el(
    "time",
    { datetime: date.toISOString(), title: moment(at, "F"), "data-relative": style === "R" ? at : null },
    style === "R" ? fromNow(at) : moment(at, style),
  );
}
