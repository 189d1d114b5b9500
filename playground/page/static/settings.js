// What a member may set: colours, the page's language, the language that the bot is told, direct messages.

import { act, isLocaleChosen, locale, setLocale } from "./acts.js";
import { dialogue } from "./dialogs.js";
import { el } from "./el.js";
import { nameOf, state } from "./state.js";
import { setTheme, theme } from "./themes.js";
import { LANGUAGE, LANGUAGES, say } from "./words.js";

const LOCALES = (
  "en-US en-GB zh-CN zh-TW da de es-ES es-419 fr hr id it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi " +
  "th ja ko"
).split(" ");
const YEAR = 365 * 24 * 3600;
const chosenLanguage = () => /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1] ?? "";

/** Open the dialogue. */
export function settings() {
  const now = theme();
  const colours = el(
    "fieldset",
    { class: "field" },
    el("legend", {}, say("colours")),
    [
      ["system", say("colours-system")],
      ["light", say("light")],
      ["dark", say("dark")],
    ].map(([value, label]) =>
      el(
        "label",
        { class: "tick-line" },
        el("input", { type: "radio", name: "theme", value, checked: value === now, onchange: () => setTheme(value) }),
        label,
      ),
    ),
  );
  const direct = el(
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
    say("take-direct"),
  );
  const names = LOCALES.map((code) => [
    code,
    `${new Intl.DisplayNames([code], { type: "language" }).of(code)} (${code})`,
  ]);
  return dialogue(
    say("settings-of", { name: nameOf(state.me) }),
    [
      colours,
      choice("language", say("page-language"), [["", say("page-language-system")], ...LANGUAGES], {
        chosen: chosenLanguage(),
        onchoice: speak,
      }),
      choice("locale", say("bot-language"), [["", say("bot-language-same")], ...names], {
        chosen: isLocaleChosen() ? locale() : "",
        onchoice: setLocale,
      }),
      direct,
    ],
    "settings",
  );
}

const choice = (id, label, options, { chosen, onchoice }) =>
  el(
    "div",
    { class: "field" },
    el("label", { for: id }, label),
    el(
      "select",
      { id, class: "text-input", onchange: (event) => onchoice(event.target.value) },
      options.map(([value, name]) =>
        el("option", { value, selected: value === chosen, lang: value && value !== LANGUAGE ? value : null }, name),
      ),
    ),
  );

// The server writes the page, so that it needs to know.
function speak(code) {
  document.cookie = `language=${code}; path=/; SameSite=Lax; max-age=${code ? YEAR : 0}`;
  location.reload();
}
