// A list that pops up at a field or a menu. The focus stays at its owner, which hands over the keys.

import { el, fresh, isNarrow } from "./el.js";

let opened = null; // at most one list is open

export class Listbox {
  /**
   * owner()    the element that keeps the focus; asked anew each time, since a message may be redrawn under the list
   * label      what the list is called
   * onpick     (item) => void; whether the list closes is the picker's business
   * onclose    (how: "escape" | "away" | "pick" | "gone") => void
   * multiple   items carry check marks
   * footer     an element below the items
   * above      prefer the place above the anchor
   * anchor()   the element at which the list is placed, if not its owner
   */
  constructor({
    owner,
    label,
    onpick,
    onclose = () => {},
    multiple = false,
    footer = null,
    above = false,
    anchor = owner,
  }) {
    Object.assign(this, { owner, anchor, onpick, onclose, multiple, above });
    this.items = [];
    this.active = -1;
    this.moved = false; // whoever chooses has gone to another item than the first one
    this.list = el("div", {
      role: "listbox",
      id: fresh("list"),
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
    });
    this.pop = el("div", { class: "pop", popover: "manual" }, this.list, footer);
    this.pop.addEventListener("pointerdown", (event) => event.preventDefault()); // keep the focus at the owner
  }

  get open() {
    return opened === this;
  }

  /** Show items {value, label, description?, icon?, chosen?, disabled?}. `active`: index of the one to begin with. */
  show(items, active = 0) {
    if (opened && opened !== this) opened.close("away");
    this.items = items;
    const owner = this.owner();
    if (!owner) return;
    this.list.replaceChildren(
      ...items.map((item, index) =>
        el(
          "div",
          {
            role: "option",
            class: "option",
            id: `${this.list.id}-${index}`,
            "aria-selected": item.chosen ? "true" : "false",
            "aria-disabled": item.disabled ? "true" : null,
            onclick: () => this.pick(index),
            onpointermove: () => index !== this.active && this.pointAt(index),
          },
          item.icon && el("span", { class: "option-icon" }, item.icon),
          el(
            "span",
            { class: "option-text" },
            el("span", { class: "option-label" }, item.label),
            item.description && el("span", { class: "option-more" }, item.description),
          ),
          this.multiple && el("span", { class: "tick", "aria-hidden": "true" }),
        ),
      ),
    );
    if (!this.open) {
      (owner.closest("dialog") ?? document.body).append(this.pop);
      this.pop.showPopover();
      opened = this;
      this.shape = owner.dataset.shape;
    }
    owner.setAttribute("aria-expanded", "true");
    owner.setAttribute("aria-controls", this.list.id);
    this.place();
    this.activate(Math.min(active, items.length - 1));
  }

  place() {
    const owner = this.owner();
    if (!owner || (this.open && owner.dataset.shape !== this.shape)) return this.close("gone");
    owner.setAttribute("aria-expanded", "true"); // redrawn owners have forgotten it
    const box = this.anchor().getBoundingClientRect();
    const style = this.pop.style;
    const sheet = isNarrow() && owner.tagName === "BUTTON";
    this.pop.classList.toggle("sheet", sheet);
    if (sheet) return style.removeProperty("inset");
    const below = innerHeight - box.bottom - 12;
    const above = this.above ? box.top > 160 : below < 240 && box.top > below;
    const width = Math.min(Math.max(box.width, 240), innerWidth - 16);
    style.width = `${width}px`;
    style.maxHeight = `${Math.min(above ? box.top - 12 : below, 420)}px`;
    const left = Math.max(8, Math.min(box.left, innerWidth - width - 8));
    style.inset = above
      ? `auto auto ${innerHeight - box.top + 4}px ${left}px`
      : `${box.bottom + 4}px auto auto ${left}px`;
  }

  activate(index, scroll = true) {
    this.active = index;
    for (const [i, node] of [...this.list.children].entries()) node.classList.toggle("active", i === index);
    const node = this.list.children[index];
    const owner = this.owner();
    if (node) owner?.setAttribute("aria-activedescendant", node.id);
    else owner?.removeAttribute("aria-activedescendant");
    if (node && scroll) node.scrollIntoView({ block: "nearest" });
  }

  pointAt(index) {
    this.moved = true;
    this.activate(index, false);
  }

  pick(index) {
    const item = this.items[index];
    if (item && !item.disabled) this.onpick(item, index);
  }

  /** Let the list have a key of its owner's; whether it was one for the list. */
  key(event) {
    if (!this.open) return false;
    const count = this.items.length;
    const typing = this.owner()?.matches("input, textarea");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    this.moved ||= Boolean(step);
    if (step && count) this.activate((this.active + step + count) % count);
    else if (event.key === "Home" && !typing) this.activate(0);
    else if (event.key === "End" && !typing) this.activate(count - 1);
    else if (event.key === "Escape") this.close("escape");
    else if ((event.key === "Enter" && !event.isComposing && this.active >= 0) || (event.key === " " && !typing))
      this.pick(this.active);
    else if (event.key.length === 1 && !typing && !event.ctrlKey && !event.metaKey) this.seek(event.key);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  seek(letter) {
    for (let i = 1; i <= this.items.length; i++) {
      const index = (this.active + i) % this.items.length;
      if (
        this.list.children[index]
          .querySelector(".option-label")
          .textContent.trim()
          .toLowerCase()
          .startsWith(letter.toLowerCase())
      ) {
        return this.activate(index);
      }
    }
  }

  close(how) {
    if (!this.open) return;
    opened = null;
    this.moved = false;
    this.pop.hidePopover();
    this.pop.remove();
    const owner = this.owner();
    owner?.setAttribute("aria-expanded", "false");
    owner?.removeAttribute("aria-activedescendant");
    this.onclose(how);
  }
}

/** The list that is open at this element, or null. */
export const listAt = (owner) => (opened?.owner() === owner ? opened : null);

/** Something was redrawn: the open list follows its owner, or closes with it, or when the owner offers other things. */
export const replaceOpened = () => opened?.place();

document.addEventListener("pointerdown", (event) => {
  if (opened && !opened.pop.contains(event.target) && !opened.owner()?.contains(event.target)) opened.close("away");
});
addEventListener("resize", replaceOpened);
document.addEventListener("scroll", (event) => opened && !opened.pop.contains(event.target) && opened.place(), true);
