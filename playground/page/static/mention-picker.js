// The list of members that pops up while a word begins with "@".

import { Listbox } from "./listbox.js";
import { avatar } from "./people.js";
import { nameOf, state } from "./state.js";
import { say } from "./words.js";

const CALLED = /(?<=^|\s)@([\p{L}\p{N}']*)$/u;

/** Watches a text field; `changed()` is called when a name was put into it. */
export function mentionPicker(field, changed) {
  let dismissed = false;
  const list = new Listbox({
    owner: () => field,
    anchor: () => field.form,
    label: say("members"),
    above: true,
    onpick: (item) => {
      const end = field.selectionStart;
      const start = end - CALLED.exec(field.value.slice(0, end))[0].length;
      field.setRangeText(`@${item.label} `, start, end, "end");
      list.close("pick");
      changed();
    },
    onclose: (how) => {
      dismissed = how === "escape";
    },
  });

  function update() {
    const typed = CALLED.exec(field.value.slice(0, field.selectionStart))?.[1].toLowerCase();
    if (typed === undefined || field.value.startsWith("/")) {
      dismissed = false;
      return list.close("gone");
    }
    if (dismissed) return;
    const found = [...state.members, state.bot].filter((one) => plain(nameOf(one)).startsWith(plain(typed)));
    if (!found.length) return list.close("gone");
    list.show(found.map((user) => ({ value: user.id, label: nameOf(user), icon: avatar(user, "small") })));
  }

  field.addEventListener("input", update);
  field.addEventListener("blur", () => list.close("gone"));
  return {
    key(event) {
      if (event.key === "Tab" && list.open && !event.shiftKey) {
        event.preventDefault();
        list.pick(list.active);
        return true;
      }
      return list.key(event);
    },
  };
}

/** Without accents: "chloe" finds Chloé. */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
