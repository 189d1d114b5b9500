// Making elements. Texts always become text nodes: nothing that somebody wrote is ever read as HTML.

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "textContent", "indeterminate"]);

/** An element. `onclick` and its like add listeners; undefined, null and false attributes are left out. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (PROPERTIES.has(name)) node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A drawing from the page's own sheet; what it means is said by what bears it. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const node = document.createElementNS(space, "svg");
  node.setAttribute("class", "icon");
  node.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `/static/icons.svg#${name}`);
  node.append(use);
  return node;
}

export const $ = (id) => document.getElementById(id);

let names = 0;
/** An id that no other element has. */
export const fresh = (prefix) => `${prefix}-${++names}`;

/** Compare two snowflakes, which are too long for numbers. */
export const byId = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const isNarrow = () => matchMedia("(max-width: 760px)").matches;
