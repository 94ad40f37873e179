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

const sheet = new CSSStyleSheet();

/**
 * A page brings the part of the styles that it uses. The policy allows no new
 * style element, so a constructed sheet takes them; the ones the first page
 * came with stay, being parts of the same sheet.
 */
function swapStyles(next: Document): void {
  sheet.replaceSync(next.querySelector(`style[${PAGE_HEAD_ATTRIBUTE}]`)?.textContent ?? "");
  document.adoptedStyleSheets = [sheet];
}

function swapHead(next: Document): void {
  const selector = `[${PAGE_HEAD_ATTRIBUTE}]`;
  for (const tag of document.head.querySelectorAll(`${selector}:not(style)`)) tag.remove();
  for (const tag of next.head.querySelectorAll(selector)) {
    if (tag.localName !== "style") document.head.append(document.importNode(tag, true));
  }
  swapStyles(next);
  document.title = next.title;
}
