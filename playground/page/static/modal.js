// Modals: forms that the bot opens on this member's screen.

import { act } from "./acts.js";
import { el, fresh, icon } from "./el.js";
import { prose } from "./prose.js";
import { defaultsOf, select } from "./select.js";
import { on, state } from "./state.js";
import { say } from "./words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const FILES = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

let shown = null; // {id, dialog}

on("state", refresh);
on("modals", refresh);

function refresh() {
  const modal = state.modals.at(-1);
  if (shown && shown.id === modal?.id) return;
  shown?.dialog.remove();
  shown = modal ? { id: modal.id, dialog: open(modal) } : null;
}

function open(modal) {
  const fields = new Map(); // custom_id → {value(), problem()}
  const heading = fresh("title");
  const error = el("p", { class: "form-error", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, say("submit"));
  const close = () => act("close-modal", { modal: modal.id });
  const form = el(
    "form",
    { novalidate: true, onsubmit: (event) => send(event) },
    el(
      "div",
      { class: "modal-top" },
      el("h2", { id: heading }, modal.title),
      el("button", { type: "button", class: "icon-button", "aria-label": say("close"), onclick: close }, icon("close")),
    ),
    el(
      "div",
      { class: "modal-body" },
      modal.components.map((one) => part(one, modal, fields)),
    ),
    error,
    el(
      "div",
      { class: "modal-foot" },
      el("button", { type: "button", class: "button secondary", onclick: close }, say("cancel")),
      submit,
    ),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": heading }, form);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, .select")?.focus();
  return dialog;

  async function send(event) {
    event.preventDefault();
    if (submit.getAttribute("aria-busy")) return;
    error.textContent = "";
    let worst = null;
    for (const field of fields.values()) {
      const problem = field.problem();
      field.note.textContent = problem ?? "";
      if (problem) worst = worst ?? field;
    }
    if (worst) return worst.focus();
    submit.setAttribute("aria-busy", "true");
    const answers = Object.fromEntries([...fields].map(([name, field]) => [name, field.value()]));
    const outcome = await act("submit", { modal: modal.id, fields: answers });
    submit.removeAttribute("aria-busy");
    if (outcome?.kind === "failed") error.textContent = say("try-again");
  }
}

function part(one, modal, fields) {
  switch (one.type) {
    case TEXT:
      return prose(one.content);
    case ROW:
      return one.components.map((child) =>
        labelled(child, { label: child.label ?? child.placeholder ?? "" }, modal, fields),
      );
    case LABEL:
      return labelled(one.component, one, modal, fields);
    default:
      return el("p", { class: "lost" }, say("unknown-component", { type: one.type }));
  }
}

function labelled(one, { label, description }, modal, fields) {
  const id = fresh("field");
  const note = el("p", { class: "field-note", id: `${id}-note`, role: "alert" });
  const field = { ...make(one, id, modal), note };
  fields.set(one.custom_id, field);
  const needed = one.required !== false && one.type !== CHECKBOX;
  const group = one.type === RADIO || one.type === CHECKBOXES;
  const name = [label, needed && el("span", { class: "needed", "aria-hidden": "true" }, " *")];
  const words = [
    group ? el("legend", {}, name) : el("label", { for: id }, name),
    description && el("p", { class: "field-more", id: `${id}-more` }, description),
  ];
  const settle = () => {
    if (note.textContent) note.textContent = field.problem() ?? "";
  };
  return el(group ? "fieldset" : "div", { class: "field", oninput: settle, onchange: settle }, words, field.node, note);
}

function make(one, id, modal) {
  const needed = one.required !== false;
  switch (one.type) {
    case TEXT_INPUT:
      return text(one, id, needed);
    case RADIO:
      return ticks(one, id, "radio", needed ? 1 : 0, 1);
    case CHECKBOXES:
      return ticks(one, id, "checkbox", one.min_values ?? (needed ? 1 : 0), one.max_values ?? one.options.length);
    case CHECKBOX:
      return single(one, id);
    case FILES:
      return {
        node: el("p", { class: "lost", id }, say("no-files")),
        value: () => [],
        problem: () => null,
        focus() {},
      };
    default:
      return menu(one, id, modal, needed);
  }
}

function text(one, id, needed) {
  const attributes = {
    id,
    class: "text-input",
    value: one.value ?? "",
    placeholder: one.placeholder ?? null,
    maxlength: one.max_length ?? 4000,
    "aria-required": needed ? "true" : null,
    "aria-describedby": `${id}-note`,
  };
  const node =
    one.style === 2 ? el("textarea", { ...attributes, rows: 4 }) : el("input", { type: "text", ...attributes });
  return {
    node,
    value: () => node.value,
    focus: () => node.focus(),
    problem() {
      const length = [...node.value].length;
      if (needed && !node.value.trim()) return say("fill-in");
      if (length && length < (one.min_length ?? 0)) return say("at-least-characters", { count: one.min_length });
      return null;
    },
  };
}

function menu(one, id, modal, needed) {
  let values = defaultsOf(one);
  const host = el("div", {});
  const least = needed ? Math.max(1, one.min_values ?? 1) : 0;
  const draw = () => {
    const node = select(one, {
      key: `modal-${modal.id}:${one.custom_id}`,
      values,
      live: true,
      onchange(next) {
        values = next;
        draw();
        host.dispatchEvent(new Event("change", { bubbles: true }));
      },
    });
    node.id = id;
    const focused = host.contains(document.activeElement);
    host.replaceChildren(node);
    if (focused) node.focus();
  };
  draw();
  return {
    node: host,
    value: () => values,
    focus: () => host.firstChild.focus(),
    problem: () => (values.length < least ? (least > 1 ? say("choose-at-least", { count: least }) : say("choose-one")) : null),
  };
}

function ticks(one, id, type, least, most) {
  const boxes = one.options.map((option, index) =>
    el(
      "label",
      { class: "tick-line" },
      el("input", { type, name: id, id: index ? null : id, value: option.value, checked: Boolean(option.default) }),
      el("span", {}, option.label, option.description && el("small", {}, option.description)),
    ),
  );
  const node = el("div", {}, boxes);
  const picked = () => [...node.querySelectorAll("input:checked")].map((box) => box.value);
  return {
    node,
    value: () => (type === "radio" ? (picked()[0] ?? null) : picked()),
    focus: () => node.querySelector("input").focus(),
    problem() {
      if (picked().length < least) return least > 1 ? say("choose-at-least", { count: least }) : say("choose-one");
      return picked().length > most ? say("choose-at-most", { count: most }) : null;
    },
  };
}

function single(one, id) {
  const box = el("input", { type: "checkbox", id, checked: Boolean(one.default) });
  return { node: box, value: () => box.checked, focus: () => box.focus(), problem: () => null };
}
