import { PAGE_HEAD_ATTRIBUTE, REGION_ATTRIBUTE } from "../../shared/contract.ts";
import { drawCards } from "../cards/card-order.ts";
import { closeMenu } from "../menus.ts";
import type { FetchedPage } from "./fetch-page.ts";
import { adoptStyles } from "./styles.ts";

/**
 * Changes the styles, language, head tags and regions of the page, synchronously, so that no half page is painted. What
 * is equal stays: each change restyles something. Returns the old main part, whose islands are to be ended.
 */
export function swapPage({ page: next, styles }: FetchedPage): Element {
  adoptStyles(styles);
  // Removing the focused element would force a layout of the half-changed page.
  const focused = document.activeElement as HTMLElement;
  if (focused.closest(`[${REGION_ATTRIBUTE}]`)) focused.blur();
  closeMenu();
  const { documentElement } = document;
  const { lang } = next.documentElement;
  if (documentElement.lang !== lang) documentElement.lang = lang;
  swapHead(next);
  drawCards(next);
  for (const region of next.querySelectorAll(`[${REGION_ATTRIBUTE}]:not(main)`)) {
    const name = region.getAttribute(REGION_ATTRIBUTE);
    makeEqual(document.querySelector(`[${REGION_ATTRIBUTE}=${name}]`) as Element, region);
  }
  return swapMain(next.querySelector("main") as Element);
}

/** Replaces the main part and returns the old one. */
export function swapMain(fresh: Element): Element {
  const old = document.querySelector("main") as Element;
  old.replaceWith(fresh);
  return old;
}

/** Changes the attributes and texts that differ. An element with other children is replaced. */
function makeEqual(old: ChildNode, fresh: ChildNode): void {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || old.childNodes.length !== fresh.childNodes.length) {
    old.replaceWith(fresh);
    return;
  }
  if (old instanceof Element && fresh instanceof Element) copyAttributes(fresh, old);
  else old.nodeValue = fresh.nodeValue;
  // Replacing a child with a fresh one takes that out of its list.
  const children = [...fresh.childNodes];
  for (const [at, child] of [...old.childNodes].entries()) makeEqual(child, children[at] as ChildNode);
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

function swapHead(next: Document): void {
  const selector = `[${PAGE_HEAD_ATTRIBUTE}]`;
  for (const tag of document.head.querySelectorAll(selector)) tag.remove();
  document.head.append(...next.head.querySelectorAll(selector));
  document.title = next.title;
}
