// What a member may set: colours, the language that the bot is told, direct messages.

import { act, locale, setLocale } from "./acts.js";
import { el } from "./el.js";
import { nameOf, state } from "./state.js";

const LOCALES = [
  "en-US",
  "en-GB",
  "zh-CN",
  "zh-TW",
  "da",
  "de",
  "es-ES",
  "es-419",
  "fr",
  "hr",
  "id",
  "it",
  "lt",
  "hu",
  "nl",
  "no",
  "pl",
  "pt-BR",
  "ro",
  "fi",
  "sv-SE",
  "vi",
  "tr",
  "cs",
  "el",
  "bg",
  "ru",
  "uk",
  "hi",
  "th",
  "ja",
  "ko",
];

/** Open the dialogue. */
export function settings() {
  const theme = localStorage.getItem("theme") ?? "system";
  const close = () => dialog.remove();
  const dialog = el(
    "dialog",
    { class: "modal settings", "aria-label": "Settings", onclose: close },
    el(
      "div",
      { class: "modal-top" },
      el("h2", {}, `Settings of ${nameOf(state.me)}`),
      el("button", { type: "button", class: "icon-button", "aria-label": "Close", onclick: () => dialog.close() }, "✕"),
    ),
    el(
      "div",
      { class: "modal-body" },
      el(
        "fieldset",
        { class: "field" },
        el("legend", {}, "Colours"),
        [
          ["system", "As the system has it"],
          ["light", "Light"],
          ["dark", "Dark"],
        ].map(([value, label]) =>
          el(
            "label",
            { class: "tick-line" },
            el("input", {
              type: "radio",
              name: "theme",
              value,
              checked: value === theme,
              onchange: () => setTheme(value),
            }),
            label,
          ),
        ),
      ),
      el(
        "div",
        { class: "field" },
        el("label", { for: "locale" }, "Language that the bot is told"),
        el(
          "select",
          { id: "locale", class: "text-input", onchange: (event) => setLocale(event.target.value) },
          LOCALES.map((code) =>
            el(
              "option",
              { value: code, selected: code === locale() },
              `${new Intl.DisplayNames([code], { type: "language" }).of(code)} (${code})`,
            ),
          ),
        ),
      ),
      el(
        "label",
        { class: "tick-line" },
        el("input", {
          type: "checkbox",
          checked: state.dmsOpen,
          onchange: (event) => {
            state.dmsOpen = event.target.checked;
            act("dms", { open: state.dmsOpen });
          },
        }),
        "Take direct messages from the bot",
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

function setTheme(value) {
  if (value === "system") {
    localStorage.removeItem("theme");
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem("theme", value);
    document.documentElement.dataset.theme = value;
  }
}
