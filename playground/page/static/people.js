// Avatars: initials on a colour, the same as in the row of members.

import { el } from "./el.js";
import { nameOf, state } from "./state.js";

/** A user's avatar. */
export function avatar(user, size = "") {
  const seat = state.members.findIndex((one) => one.id === user.id);
  const bot = user.id === state.bot?.id;
  const hue = bot ? "hue-bot" : `hue-${(seat < 0 ? 9 : seat) % 10}`;
  return el(
    "span",
    { class: `avatar ${hue} ${size}`, "aria-hidden": "true" },
    [...nameOf(user)][0]?.toUpperCase() ?? "?",
  );
}
