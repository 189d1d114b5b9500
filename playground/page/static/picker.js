// The list of commands that pops up while a line begins with "/".

import { el } from "./el.js";
import { matching, usable } from "./commands.js";
import { Listbox } from "./listbox.js";

/** Watches a text field; calls `onpick(command)` when one is chosen. */
export function commandPicker(field, onpick) {
  let dismissed = false;
  const list = new Listbox({
    owner: () => field,
    anchor: () => field.form,
    label: "Commands",
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
      return list.show([{ label: "The bot has no commands here (yet)", disabled: true }]);
    const found = matching(field.value.slice(1));
    if (!found.length) return list.close("gone");
    list.show(
      found.map((command) => ({
        value: command.path,
        label: el(
          "span",
          { class: "command-line" },
          `/${command.name}`,
          command.options.map((option) =>
            el("span", { class: option.required ? "parameter needed" : "parameter" }, option.name),
          ),
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
