// Every text that is seen and has too little contrast to its ground, as WCAG 2 reckons it: [what, ratio] in words.
() => {
  const parse = (text) => {
    const numbers = text.match(/-?[\d.]+(?:e-?\d+)?%?/g)?.map(Number.parseFloat) ?? [0, 0, 0, 0];
    if (text.startsWith("color(srgb")) return [...numbers.slice(0, 3).map((one) => one * 255), numbers[3] ?? 1];
    return [...numbers.slice(0, 3), numbers[3] ?? 1];
  };
  const over = (top, below) => {
    const alpha = top[3] + below[3] * (1 - top[3]);
    if (!alpha) return [0, 0, 0, 0];
    return [0, 1, 2].map((i) => (top[i] * top[3] + below[i] * below[3] * (1 - top[3])) / alpha).concat(alpha);
  };
  const light = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((one) => {
      const part = one / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    let found = [0, 0, 0, 0];
    for (let one = node; one && found[3] < 1; one = one.parentElement) {
      const style = getComputedStyle(one);
      const first = /rgba?\([^)]*\)/.exec(style.backgroundImage)?.[0];
      found = over(found, parse(first ?? style.backgroundColor));
      if (one.matches("dialog, .pop, .toast")) break;
    }
    return over(found, [255, 255, 255, 1]);
  };
  const modal = document.querySelector("dialog[open]");
  const poor = [];
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (node.closest("[aria-hidden=true], :disabled, [aria-disabled=true], .unseen, script, noscript, .skip")) continue;
    if (node.closest(".spoiler:not([data-open]), .emoji, option")) continue;
    const style = getComputedStyle(node);
    const below = ground(node);
    const [a, b] = [light(over(parse(style.color), below)), light(below)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) poor.push(`${text.data.trim().slice(0, 40)} (.${node.className}): ${ratio.toFixed(2)}`);
  }
  for (const field of (modal ?? document).querySelectorAll("input[placeholder], textarea[placeholder]")) {
    if (!field.checkVisibility() || field.value) continue;
    const below = ground(field);
    const [a, b] = [light(over(parse(getComputedStyle(field, "::placeholder").color), below)), light(below)].sort(
      (x, y) => y - x,
    );
    if ((a + 0.05) / (b + 0.05) < 4.5) poor.push(`${field.placeholder}: ${((a + 0.05) / (b + 0.05)).toFixed(2)}`);
  }
  return poor;
}
