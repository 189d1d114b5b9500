// What the page says, in its language. The words lie in the page itself; on the server they are one file a language.

const given = JSON.parse(document.getElementById("words").textContent);
const plural = new Intl.PluralRules(given.language);

export const LANGUAGE = given.language;
/** [code, name] of every language that the page speaks. */
export const LANGUAGES = given.languages;
/** Where numbers and times are written: the browser's own place, if that has the page's language. */
export const PLACE = navigator.language.split("-")[0] === LANGUAGE.split("-")[0] ? navigator.language : LANGUAGE;

function sentence(name, { count }) {
  const found = given.words[name];
  return typeof found === "string" ? found : (found[plural.select(count)] ?? found.other);
}

/** The sentence of this name with its values put in. */
export const say = (name, values = {}) =>
  sentence(name, values).replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));

/** The same, where values may be elements: a list of texts and elements. */
export const parts = (name, values) =>
  sentence(name, values)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? values[part] : part));

/** Things one after the other. */
export const list = (items) => items.join(given.words["list-separator"]);

const refusals = Object.entries(given.words.refusals).map(([theirs, ours]) => {
  const pattern = theirs.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { pattern: new RegExp(`^${pattern.join("(.*)")}$`, "s"), ours };
});

/** What the server said, in the page's language where that is known. */
export function refusal(text) {
  for (const { pattern, ours } of refusals) {
    const match = pattern.exec(text);
    if (match) return ours.replace(/\{(\d)\}/g, (_, number) => match[Number(number) + 1]);
  }
  return text;
}
