// Discord's Markdown → a tree of plain objects. Knows no page; `prose.js` draws the tree.
//
// A node is {type, …}: text{text}, strong|em|underline|strike|spoiler|link{of, href}, code{text}, pre{text, lang},
// quote|small{of}, heading{level, of}, list{ordered, start, items: [{of}]}, user|role|channel|command|emoji|time.

const MASKED =
  /\[((?:\\.|\[[^\]\n]*\]|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s<>)]+(?:\([^\s<>)]*\))?[^\s<>)]*)>?(?:\s+"[^"\n]*")?\)/y;
const BARE = /https?:\/\/[^\s<>]+/y;

// In this order; each makes a node of a match, or returns null to let the next try.
const INLINE = [
  [/\\([^0-9A-Za-z\s])/y, (m) => ({ type: "text", text: m[1] })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ type: "code", text: m[2].replace(/^ (?=`)|(?<=`) $/g, "") })],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m) => ({ type: "strong", of: inline(m[1]) })],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m) => ({ type: "underline", of: inline(m[1]) })],
  [
    /\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^*\s\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    (m) => ({ type: "em", of: inline(m[1]) }),
  ],
  [/(?<![\p{L}\p{N}_])_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, (m) => ({ type: "em", of: inline(m[1]) })],
  [/~~([\s\S]+?)~~(?!~)/y, (m) => ({ type: "strike", of: inline(m[1]) })],
  [/\|\|([\s\S]+?)\|\|/y, (m) => ({ type: "spoiler", of: inline(m[1]) })],
  [MASKED, (m) => ({ type: "link", href: m[2], of: inline(m[1]) })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => ({ type: "link", href: m[1], of: null })],
  [/<@!?(\d+)>/y, (m) => ({ type: "user", id: m[1] })],
  [/<@&(\d+)>/y, (m) => ({ type: "role", id: m[1] })],
  [/<#(\d+)>/y, (m) => ({ type: "channel", id: m[1] })],
  [/<\/([^:>\n]+):(\d+)>/y, (m) => ({ type: "command", name: m[1], id: m[2] })],
  [/<(a?):(\w+):(\d+)>/y, (m) => ({ type: "emoji", animated: m[1] === "a", name: m[2], id: m[3] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ type: "time", at: Number(m[1]), style: m[2] ?? "f" })],
  [BARE, (m) => bareLink(m[0])],
];
const PLAIN = /[^\\`*_~|[<h]+|[\s\S]/uy;

/** The nodes of a text without blocks. */
export function inline(text) {
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    let taken = null;
    for (const [pattern, make] of INLINE) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      taken = make(match);
      at += taken.length ?? match[0].length;
      delete taken.length;
      break;
    }
    if (!taken) {
      PLAIN.lastIndex = at;
      taken = { type: "text", text: PLAIN.exec(text)[0] };
      at += taken.text.length;
    }
    const last = nodes.at(-1);
    if (taken.type === "text" && last?.type === "text") last.text += taken.text;
    else nodes.push(taken);
  }
  return nodes;
}

// Punctuation at the end of a bare address belongs to the sentence around it.
function bareLink(found) {
  let href = found.replace(/[.,:;!?'"*_~|]+$/, "");
  while (href.endsWith(")") && href.split("(").length < href.split(")").length) href = href.slice(0, -1);
  return { type: "link", href, of: null, length: href.length };
}

const FENCE = /```(?:([\w+\-.#]+)\n)?\n*([\s\S]*?[^\n])\n*```\n?/y;
const REST_QUOTE = />>> ([\s\S]*)/y;
const QUOTE = /(?:> [^\n]*(?:\n|$)|>(?:\n|$))+/y;
const HEADING = /(#{1,3})[ \t]+([^\n]+)(?:\n|$)/y;
const SMALL = /-#[ \t]+([^\n]+)(?:\n|$)/y;
const LIST =
  /[ \t]*(?:[-*]|\d{1,9}\.)[ \t]+[^\n]+(?:\n[ \t]*(?:[-*]|\d{1,9}\.)[ \t]+[^\n]+|\n[ \t]{2,}[^\s][^\n]*)*(?:\n|$)/y;
const LINE = /[^\n]*?(?:\n|(?=```)|$)/y;

/** The nodes of a whole text. */
export function parse(text, quoted = false) {
  const nodes = [];
  let paragraph = "";
  let at = 0;
  const flush = (before) => {
    const kept = before ? paragraph.replace(/\n$/, "") : paragraph;
    if (kept) nodes.push(...inline(kept));
    paragraph = "";
  };
  const block = (pattern, make) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return false;
    flush(true);
    nodes.push(...[make(match)].flat());
    at += match[0].length;
    return true;
  };
  while (at < text.length) {
    if (text.startsWith("```", at) && block(FENCE, (m) => ({ type: "pre", lang: m[1] ?? "", text: m[2] }))) continue;
    if (at === 0 || text[at - 1] === "\n") {
      if (!quoted && block(REST_QUOTE, (m) => ({ type: "quote", of: parse(m[1], true) }))) continue;
      if (!quoted && block(QUOTE, (m) => ({ type: "quote", of: parse(unquote(m[0]), true) }))) continue;
      if (block(HEADING, (m) => ({ type: "heading", level: m[1].length, of: inline(m[2].trim()) }))) continue;
      if (block(SMALL, (m) => ({ type: "small", of: inline(m[1].trim()) }))) continue;
      if (block(LIST, (m) => lists(m[0]))) continue;
    }
    LINE.lastIndex = at;
    const line = LINE.exec(text)[0] || text[at];
    paragraph += line;
    at += line.length;
  }
  flush(false);
  return nodes;
}

const unquote = (text) => text.replace(/^> ?/gm, "").replace(/\n$/, "");

// Lists nest by indentation: a line that is indented further belongs to the item above it. → one list or several.
function lists(text) {
  const root = { indent: -1, of: [], list: null };
  const stack = [root]; // each: where it stands, what new lists are put into, and the list that is being filled
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const match = /^([ \t]*)([-*]|\d{1,9}\.)[ \t]+(.+)$/.exec(line);
    if (!match) {
      stack
        .at(-1)
        .list.items.at(-1)
        .of.push({ type: "text", text: "\n" }, ...inline(line.trim()));
      continue;
    }
    const [, space, mark, words] = match;
    while (stack.length > 1 && space.length < stack.at(-1).indent) stack.pop();
    if (space.length > stack.at(-1).indent) {
      const above = stack.at(-1).list?.items.at(-1).of ?? root.of;
      stack.push({ indent: space.length, of: above, list: null });
    }
    const top = stack.at(-1);
    const ordered = mark.length > 1;
    if (top.list?.ordered !== ordered) {
      top.list = { type: "list", ordered, start: ordered ? Number.parseInt(mark, 10) : 1, items: [] };
      top.of.push(top.list);
    }
    top.list.items.push({ of: inline(words) });
  }
  return root.of;
}

/** All words of a tree, for those who hear the page instead of seeing it. */
export function words(nodes, { user = (id) => id, channel = (id) => id, spoiler = "…" } = {}) {
  const each = (node) => {
    if (node.type === "spoiler") return spoiler;
    if (node.type === "user") return `@${user(node.id)}`;
    if (node.type === "channel") return `#${channel(node.id)}`;
    if (node.items) return node.items.map((item) => item.of.map(each).join("")).join(", ");
    return node.text ?? node.of?.map(each).join("") ?? node.href ?? node.name ?? "";
  };
  return nodes.map(each).join(" ").replace(/\s+/g, " ").trim();
}
