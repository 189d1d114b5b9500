// The playground's time, which need not run at our pace, and texts that tell it.

import { PLACE, say } from "./words.js";

let base = { server: Date.now() / 1000, local: performance.now() / 1000 };
let sample = null;
let pace = 1;

/** The server said what time it is. Two samples far enough apart also tell how fast its time runs. */
export function sync(server) {
  const local = performance.now() / 1000;
  if (sample === null) sample = { server, local };
  else if (local - sample.local > 3) {
    const measured = (server - sample.server) / (local - sample.local);
    pace = Math.abs(measured - 1) < 0.05 ? 1 : Math.max(0, measured);
    sample = { server, local };
  }
  base = { server, local };
}

/** Seconds since 1970, as the playground counts them. */
export const now = () => base.server + (performance.now() / 1000 - base.local) * pace;

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const relative = new Intl.RelativeTimeFormat(PLACE, { numeric: "always" });
// Made once: making one takes longer than anything else about a message.
const formats = Object.fromEntries(
  Object.entries({
    t: { timeStyle: "short" },
    T: { timeStyle: "medium" },
    d: { dateStyle: "short" },
    D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" },
    F: { dateStyle: "full", timeStyle: "short" },
    clock: { hour: "2-digit", minute: "2-digit" },
  }).map(([style, options]) => [style, new Intl.DateTimeFormat(PLACE, options)]),
);

/** "in 95 seconds", "2 minutes ago": seconds up to two minutes, so that one sees a short time run out. */
export function fromNow(at) {
  const seconds = Math.round(at - now());
  const [unit, size] =
    UNITS.find(([name, length]) => Math.abs(seconds) >= length * (name === "minute" ? 2 : 1)) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

/** A moment in one of Discord's styles (t T d D f F R). */
export const moment = (at, style = "f") => (style === "R" ? fromNow(at) : formats[style].format(new Date(at * 1000)));

/** A message's time in full, and its day. */
export const inFull = (iso) => formats.F.format(new Date(iso));
export const dayOf = (iso) => formats.D.format(new Date(iso));

/** A message's time of day. */
export const clockTime = (iso) => formats.clock.format(new Date(iso));

/** When a message was written, as briefly as its age allows. */
export function written(iso) {
  const day = new Date(iso).toDateString();
  const today = new Date(now() * 1000);
  if (day === today.toDateString()) return clockTime(iso);
  today.setDate(today.getDate() - 1);
  if (day === today.toDateString()) return say("yesterday", { time: clockTime(iso) });
  return `${formats.d.format(new Date(iso))} ${clockTime(iso)}`;
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = fromNow(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}, 250);
