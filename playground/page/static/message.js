// One message as the list shows it.

import { act } from "./acts.js";
import { component, failure } from "./components.js";
import { clockTime, inFull, written } from "./clock.js";
import { el, icon } from "./el.js";
import { openChannel } from "./live.js";
import { attachment, embed } from "./media.js";
import { avatar } from "./people.js";
import { heard, prose } from "./prose.js";
import { myId, nameOf, state, tell } from "./state.js";
import { parts, say } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const HAS_THREAD = 1 << 5;
const APART = 7 * 60 * 1000; // milliseconds after which the same author gets a new heading
const SYSTEM = { 4: "system-renamed", 6: "system-pinned", 7: "system-joined", 18: "system-thread" };

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** Whether a message needs a heading of its own after the one before it. */
export function startsAnew(message, before) {
  if (!before || message.message_reference || usedCommand(message)) return true;
  if (isEphemeral(message) !== isEphemeral(before) || before.author.id !== message.author.id) return true;
  return new Date(message.timestamp) - new Date(before.timestamp) > APART;
}

const usedCommand = (message) => (message.type === 20 ? message.interaction_metadata : null);

/** The message's element. `head`: with author and avatar. */
export function draw(message, { head }) {
  if (SYSTEM[message.type]) return system(message);
  const calls = message.mentions.some((one) => one.id === myId());
  const classes = ["message", head && "head", calls && "calls", isEphemeral(message) && "ephemeral"];
  return el(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      id: `m-${message.id}`,
      "data-message": message.id,
      "aria-label": say("said-when", { name: nameOf(message.author), time: written(message.timestamp) }),
    },
    above(message),
    head
      ? avatar(message.author)
      : el(
          "time",
          { class: "aside", datetime: message.timestamp, "aria-hidden": "true" },
          clockTime(message.timestamp),
        ),
    el("div", { class: "what" }, head && heading(message), contents(message), below(message)),
  );
}

function heading(message) {
  return el(
    "header",
    { class: "by" },
    el("span", { class: message.author.bot ? "author bot" : "author" }, nameOf(message.author)),
    message.author.bot && el("span", { class: "tag" }, say("bot")),
    el("time", { datetime: message.timestamp, title: inFull(message.timestamp) }, written(message.timestamp)),
  );
}

function above(message) {
  const used = usedCommand(message);
  if (used) {
    return el(
      "div",
      { class: "above" },
      avatar(used.user, "tiny"),
      el(
        "span",
        {},
        parts("used", {
          who: el("b", {}, nameOf(used.user)),
          command: el("span", { class: "command-name" }, `/${used.name ?? say("command")}`),
        }),
      ),
    );
  }
  const reference = message.message_reference;
  if (!reference) return null;
  const source = state.messages.get(reference.message_id) ?? message.referenced_message;
  const jump = () => tell("jump", reference.message_id);
  return el(
    "button",
    { type: "button", class: "above", onclick: jump },
    source
      ? [
          avatar(source.author, "tiny"),
          el("b", {}, nameOf(source.author)),
          el("span", { class: "excerpt" }, summary(source)),
        ]
      : say("reply-unseen"),
  );
}

function contents(message) {
  if (message.flags & LOADING) {
    return el(
      "p",
      { class: "thinking" },
      el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
      ` ${say("thinking", { name: nameOf(message.author) })}`,
    );
  }
  const edited =
    message.edited_timestamp && el("span", { class: "edited", title: inFull(message.edited_timestamp) }, say("edited"));
  const body = message.content && prose(message.content, { class: "content" });
  if (body && edited) body.append(" ", edited);
  return [
    body,
    message.embeds?.map((one) => embed(one, prose)),
    message.attachments?.length ? el("div", { class: "attachments" }, message.attachments.map(attachment)) : null,
    message.components?.length
      ? el(
          "div",
          { class: "components" },
          message.components.map((one) => component(one, message)),
        )
      : null,
    !body && edited,
  ];
}

function below(message) {
  const failed = failure(message.id);
  return [
    failed && el("p", { class: "failed", role: "status" }, "⚠ ", failed),
    message.flags & HAS_THREAD && message.thread
      ? el(
          "button",
          { type: "button", class: "thread-link", onclick: () => openChannel(message.thread.id) },
          icon("thread"),
          el("b", {}, message.thread.name),
          " ›",
        )
      : null,
    isEphemeral(message) &&
      el(
        "p",
        { class: "only-you" },
        icon("eye"),
        say("only-you"),
        " · ",
        el("button", { type: "button", class: "plain", onclick: () => dismiss(message) }, say("dismiss")),
      ),
  ];
}

function dismiss(message) {
  if (!message.local) return act("dismiss", { message: message.id });
  state.messages.delete(message.id);
  return tell("gone", message.id);
}

function system(message) {
  return el(
    "article",
    { class: "message system", id: `m-${message.id}`, "data-message": message.id },
    parts(SYSTEM[message.type], { name: el("b", {}, nameOf(message.author)) }),
    message.content && `: ${message.content}`,
  );
}

/** A message in one line of words. */
export function summary(message) {
  const texts = [message.content, ...(message.embeds ?? []).flatMap((one) => [one.title, one.description])];
  const walk = (components) => {
    for (const one of components ?? []) {
      texts.push(one.content);
      walk(one.components);
    }
  };
  walk(message.components);
  const text = heard(texts.filter(Boolean).join("\n"));
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
