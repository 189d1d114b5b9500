// What can go wrong on Discord, for demos: presses that let it happen. They exist only on the machine that serves.

import { act, toast } from "./acts.js";
import { dialogue } from "./dialogs.js";
import { el } from "./el.js";
import { channelById, channelName, nameOf, state } from "./state.js";
import { say } from "./words.js";

const LASTING = ["dms", "mute", "blind"];
const ONCE = ["fail", "slow", "twice", "late", "lost", "drop", "invalidate"];
const DIRECT = 1;

/** Open the dialogue. */
export async function faults() {
  const channel = channelById(state.channel);
  if (!channel) return;
  const standing = await act("faults", { channel: channel.id });
  if (!standing) return;
  const values = { name: nameOf(state.me), place: `#${channelName(channel)}` };
  const happen = (what) => act("fault", { channel: channel.id, what });
  const lasting = LASTING.filter((what) => what in standing).map((what) =>
    el(
      "label",
      { class: "tick-line" },
      el("input", {
        type: "checkbox",
        "data-fault": what,
        checked: standing[what],
        onchange: async (event) => {
          const box = event.target;
          const now = await happen(what);
          box.checked = now ? now[what] : !box.checked;
          if (what === "dms" && now) state.dmsOpen = !now.dms;
        },
      }),
      say(`fault-${what}`, values),
    ),
  );
  const gone = standing.gone.map((one) =>
    el(
      "label",
      { class: "tick-line" },
      el("input", {
        type: "checkbox",
        "data-fault": "gone",
        "data-other": one.id,
        checked: one.gone,
        onchange: async (event) => {
          const box = event.target;
          const now = await act("fault", { channel: channel.id, what: "gone", other: one.id });
          box.checked = now ? now.gone.find((other) => other.id === one.id).gone : !box.checked;
        },
      }),
      say("fault-gone", { name: one.name }),
    ),
  );
  const once = ONCE.map((what) =>
    el(
      "button",
      {
        type: "button",
        class: "button secondary",
        "data-fault": what,
        onclick: async () => (await happen(what)) && toast(say("fault-done"), "done"),
      },
      say(`fault-${what}`, values),
    ),
  );
  const dialog = dialogue(
    say("faults"),
    [
      el("p", { class: "field-more" }, say("faults-how")),
      el("div", {}, lasting),
      el("div", { class: "stack" }, once, channel.type !== DIRECT && removal()),
      el("details", {}, el("summary", {}, say("faults-gone")), gone),
    ],
    "faults",
  );

  // What cannot be taken back is asked twice.
  function removal() {
    let sure = false;
    const button = el(
      "button",
      {
        type: "button",
        class: "button danger",
        "data-fault": "delete",
        onclick: async () => {
          if (!sure) {
            sure = true;
            button.textContent = say("fault-delete-sure", values);
          } else if (await happen("delete")) dialog.close();
        },
      },
      say("fault-delete", values),
    );
    return button;
  }
}
