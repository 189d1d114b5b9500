// Pictures and files, all of them served by the playground itself.

import { el } from "./el.js";
import { say } from "./words.js";

/** The address of a stored file as this page reaches it, under whichever name of this machine it was opened. */
function local(url) {
  try {
    const parsed = new URL(url, location);
    return parsed.pathname.startsWith("/cdn/") ? parsed.pathname + parsed.search : url;
  } catch {
    return "";
  }
}

/** Only web addresses may be followed. */
const safe = (url) => (/^(https?:\/\/|\/cdn\/)/.test(url) ? url : null);

function picture(media, description, attributes = {}) {
  const shown = local(media.url);
  const image = el("img", { src: shown, alt: description ?? "", loading: "lazy", ...attributes });
  image.addEventListener("error", () =>
    image.replaceWith(el("span", { class: "lost" }, description || say("no-picture"))),
  );
  return image;
}

function veiled(node, hidden) {
  if (!hidden) return node;
  const cover = el("button", { type: "button", class: "cover", onclick: () => wrap.classList.add("open") }, say("spoiler"));
  const wrap = el("div", { class: "veiled" }, node, cover);
  return wrap;
}

/** Type 11: a small picture beside a text. */
export const thumbnail = (component) =>
  veiled(
    el(
      "a",
      { class: "thumbnail", href: safe(local(component.media.url)), target: "_blank" },
      picture(component.media, component.description),
    ),
    component.spoiler,
  );

/** Type 12: one to ten pictures. */
export function gallery(component) {
  const items = component.items.map((item) =>
    veiled(
      el(
        "a",
        { class: "tile", href: safe(local(item.media.url)), target: "_blank" },
        picture(item.media, item.description),
      ),
      item.spoiler,
    ),
  );
  return el("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

/** Type 13: a file to take away. */
export const file = (component) =>
  veiled(download(component.file.url, component.name ?? nameIn(component.file.url), component.size), component.spoiler);

/** An attachment of a message: a picture is shown, anything else is offered. */
export function attachment(one) {
  const hidden = one.filename.startsWith("SPOILER_");
  if (one.content_type?.startsWith("image/")) {
    return veiled(
      el("a", { class: "tile", href: safe(local(one.url)), target: "_blank" }, picture(one, one.description)),
      hidden,
    );
  }
  return veiled(download(one.url, one.filename, one.size), hidden);
}

function download(url, name, size) {
  return el(
    "a",
    { class: "file", href: safe(local(url)), download: name },
    el("span", { class: "file-icon", "aria-hidden": "true" }, "📄"),
    el("span", {}, el("span", { class: "file-name" }, name), size == null ? null : el("small", {}, bytes(size))),
  );
}

const nameIn = (url) => decodeURIComponent(new URL(url, location).pathname.split("/").at(-1));

function bytes(size) {
  if (size < 1024) return say("bytes", { size });
  return size < 1024 * 1024 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}

/** A rich embed. */
export function embed(one, prose) {
  const box = el(
    "div",
    { class: "embed" },
    one.author && el("div", { class: "embed-author" }, one.author.name),
    one.title &&
      el(
        "div",
        { class: "embed-title" },
        one.url ? el("a", { href: safe(one.url), target: "_blank", rel: "noopener noreferrer" }, one.title) : one.title,
      ),
    one.description && prose(one.description),
    one.fields?.length &&
      el(
        "div",
        { class: "embed-fields" },
        one.fields.map((field) =>
          el(
            "div",
            { class: field.inline ? "inline" : "" },
            el("div", { class: "embed-name" }, prose(field.name)),
            prose(field.value),
          ),
        ),
      ),
    one.image && picture(one.image, one.image.description),
    one.thumbnail && picture(one.thumbnail, one.thumbnail.description, { class: "embed-thumbnail" }),
    one.footer && el("div", { class: "embed-footer" }, one.footer.text),
  );
  if (one.color != null) box.style.setProperty("--accent", colour(one.color));
  return box;
}

/** 0xRRGGBB as CSS writes it. */
export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;
