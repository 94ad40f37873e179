import { PAGE_HEAD_ATTRIBUTE, REGION_ATTRIBUTE } from "../../contract.ts";
import { drawCards } from "../cards/card-order.ts";
import { endIslands, scheduleIslands } from "../hydrate.ts";

/** Replaces the language, head tags and regions of the page, synchronously, so that no half page is painted. */
export function swapPage(next: Document): void {
  // Removing the focused element would force a layout of the half-changed page.
  const focused = document.activeElement as HTMLElement;
  if (focused.closest(`[${REGION_ATTRIBUTE}]`)) focused.blur();
  document.documentElement.lang = next.documentElement.lang;
  swapHead(next);
  drawCards(next);
  for (const region of next.querySelectorAll(`[${REGION_ATTRIBUTE}]`)) swapRegion(region);
  scheduleIslands();
}

export function swapRegion(fresh: Element): void {
  const name = fresh.getAttribute(REGION_ATTRIBUTE);
  const old = document.querySelector(`[${REGION_ATTRIBUTE}=${name}]`) as Element;
  old.replaceWith(fresh);
  endIslands(old);
}

function swapHead(next: Document): void {
  const selector = `[${PAGE_HEAD_ATTRIBUTE}]`;
  for (const tag of document.head.querySelectorAll(selector)) tag.remove();
  document.head.append(...next.head.querySelectorAll(selector));
  document.title = next.title;
}
