// Slash commands as they are chosen: every path that can be used, one after the other.

import { locale } from "./acts.js";
import { channelById, state } from "./state.js";

const CHAT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/** {path, name, description, options}: `path` is what the bot is told, `name` what is read. */
export function usable() {
  const direct = channelById(state.channel)?.type === 1;
  return state.commands
    .filter((one) => (one.type ?? CHAT) === CHAT && fits(one, direct))
    .flatMap((one) => leaves(one, [], []))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function fits(command, direct) {
  if (!direct) return !command.contexts || command.contexts.includes(0);
  if (command.guild_id) return false;
  return command.contexts ? command.contexts.includes(1) : command.dm_permission !== false;
}

function leaves(one, path, name) {
  const here = [...path, one.name];
  const read = [...name, localized(one, "name")];
  const inner = (one.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length && (path.length === 0 || one.type === GROUP))
    return inner.flatMap((option) => leaves(option, here, read));
  return [
    {
      path: here.join(" "),
      name: read.join(" "),
      description: localized(one, "description"),
      options: one.options ?? [],
    },
  ];
}

/** A command's, option's or choice's text in this member's language. */
export const localized = (one, key) => one[`${key}_localizations`]?.[locale()] ?? one[key];

/** Those whose path or description has what was typed, the best first. */
export function matching(typed) {
  const wanted = typed.toLowerCase().replace(/\s+/g, " ").trimStart();
  const rank = (one) => {
    const name = one.name.toLowerCase();
    if (name.startsWith(wanted) || one.path.startsWith(wanted)) return 0;
    if (name.split(/[ -]/).some((word) => word.startsWith(wanted))) return 1;
    if (name.includes(wanted)) return 2;
    return one.description.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return usable()
    .map((one) => ({ one, at: rank(one) }))
    .filter(({ at }) => at < 4)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
