// A chosen command with its options, ready to be sent.

import { act, toast } from "./acts.js";
import { localized } from "./commands.js";
import { el, icon } from "./el.js";
import { optionField } from "./option-field.js";
import { state, tell } from "./state.js";
import { say } from "./words.js";

/** The form of a command. `done()` is called when it was sent or given up. */
export function commandForm(command, done) {
  const fields = [];
  const area = el("div", { class: "options" });
  const more = el("div", { class: "more-options" });
  const send = el("button", { type: "submit", class: "button primary send-command" }, say("send"));
  const form = el(
    "form",
    { class: "command-form", novalidate: true, "aria-label": `/${command.name}`, onsubmit: submit, onkeydown: keys },
    el(
      "div",
      { class: "command-top" },
      el("span", { class: "command-name" }, `/${command.name}`),
      el("span", { class: "command-more" }, command.description),
      el("button", { type: "button", class: "icon-button", "aria-label": say("give-up-command"), onclick: done }, icon("close")),
    ),
    area,
    el("div", { class: "command-bottom" }, more, send),
  );

  const values = () =>
    Object.fromEntries(fields.filter((one) => !one.empty()).map((one) => [one.option.name, one.value()]));

  function add(option) {
    const field = optionField(option, command.path, values);
    fields.push(field);
    area.append(field.node);
    return field;
  }
  for (const option of command.options.filter((one) => one.required)) add(option);
  for (const option of command.options.filter((one) => !one.required)) offer(option);

  function offer(option) {
    const chip = el(
      "button",
      { type: "button", class: "chip", title: localized(option, "description") },
      `+ ${localized(option, "name")}`,
    );
    chip.addEventListener("click", () => {
      chip.remove();
      add(option).input.focus();
    });
    more.append(chip);
  }

  function keys(event) {
    const field = fields.find((one) => one.input === event.target);
    if (field?.key(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      done();
    } else if (event.key === "Enter" && field) {
      event.preventDefault();
      const next = fields.slice(fields.indexOf(field) + 1).find((one) => one.option.required && one.empty());
      if (next) next.input.focus();
      else form.requestSubmit();
    } else if (event.key === "Backspace" && field && field.empty() && !field.option.required) {
      event.preventDefault();
      takeBack(field);
    }
  }

  // Backspace in an empty optional field puts it back among the offers.
  function takeBack(field) {
    fields.splice(fields.indexOf(field), 1);
    field.node.remove();
    offer(field.option);
    (fields.at(-1)?.input ?? send).focus();
  }

  async function submit(event) {
    event.preventDefault();
    if (send.getAttribute("aria-busy")) return;
    const wrong = fields.filter((one) => one.problem());
    if (wrong.length) return wrong[0].input.focus();
    const channel = state.channel;
    send.setAttribute("aria-busy", "true");
    const asked = act("slash", { channel, name: command.path, options: values() });
    done();
    const outcome = await asked;
    if (outcome?.kind !== "failed") return;
    if (state.channel === channel) tell("locals", { text: `⚠ ${say("no-response")}`, name: command.name });
    else toast(`/${command.name}: ${say("no-response")}`);
  }

  return { node: form, focus: () => (fields[0]?.input ?? send).focus() };
}
