// Dialogues that the page itself opens.

import { el, fresh, icon } from "./el.js";
import { say } from "./words.js";

/** A dialogue with a title and a body, open; its element. It goes when it is closed. */
export function dialogue(title, body, name = "") {
  const heading = fresh("title");
  const dialog = el(
    "dialog",
    { class: `modal ${name}`, "aria-labelledby": heading, onclose: () => dialog.remove() },
    el(
      "div",
      { class: "modal-top" },
      el("h2", { id: heading }, title),
      el(
        "button",
        { type: "button", class: "icon-button", "aria-label": say("close"), onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    el("div", { class: "modal-body" }, body),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
