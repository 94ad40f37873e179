import { PAGE_HEAD_ATTRIBUTE, REGION_ATTRIBUTE, REGIONS } from "../contract.ts";
import { endIslands, scheduleIslands } from "./hydrate.ts";

/** Replaces what belongs to the page: its language, its head tags in their order, and its regions. Synchronous, so that no half page is ever seen. */
export function swapPage(next: Document): void {
  document.documentElement.lang = next.documentElement.lang;
  swapHead(next);
  for (const region of REGIONS) {
    const selector = `[${REGION_ATTRIBUTE}=${region}]`;
    const old = document.querySelector(selector);
    const fresh = next.querySelector(selector);
    if (!old || !fresh) continue;
    endIslands(old);
    old.replaceWith(document.importNode(fresh, true));
  }
  scheduleIslands();
}

function swapHead(next: Document): void {
  const selector = `[${PAGE_HEAD_ATTRIBUTE}]`;
  for (const tag of document.head.querySelectorAll(selector)) tag.remove();
  for (const tag of next.head.querySelectorAll(selector)) document.head.append(document.importNode(tag, true));
  document.title = next.title;
}
