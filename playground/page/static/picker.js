// The list of commands that pops up while a line begins with "/".

import { el } from "./el.js";
import { localized, matching, usable } from "./commands.js";
import { Listbox } from "./listbox.js";
import { say } from "./words.js";

// Options that may be left out are counted; which they are is seen once the command is chosen.
function more({ options }) {
  const count = options.filter((option) => !option.required).length;
  return count > 0 && el("span", { class: "parameter" }, say("more-parameters", { count }));
}

/** Watches a text field; calls `onpick(command)` when one is chosen. */
export function commandPicker(field, onpick) {
  let dismissed = false;
  const list = new Listbox({
    owner: () => field,
    anchor: () => field.form,
    label: say("commands"),
    above: true,
    onpick: (item) => {
      list.close("pick");
      onpick(item.command);
    },
    onclose: (how) => {
      dismissed = how === "escape";
    },
  });

  function update() {
    if (!field.value.startsWith("/") || field.value.includes("\n")) {
      dismissed = false;
      return list.close("gone");
    }
    if (dismissed) return;
    if (field.value === "/" && !usable().length)
      return list.show([{ label: say("no-commands"), disabled: true }]);
    const found = matching(field.value.slice(1));
    if (!found.length) return list.close("gone");
    list.show(
      found.map((command) => ({
        value: command.path,
        label: el(
          "span",
          { class: "command-line" },
          `/${command.name}`,
          command.options
            .filter((option) => option.required)
            .map((option) => el("span", { class: "parameter needed" }, localized(option, "name"))),
          more(command),
        ),
        description: command.description,
        command,
      })),
    );
  }

  field.addEventListener("input", update);
  field.addEventListener("focus", update);
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
    update,
  };
}
