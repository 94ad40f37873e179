import { PAGE_HEAD_ATTRIBUTE, REGION_ATTRIBUTE } from "../contract.ts";
import { endIslands, scheduleIslands } from "./hydrate.ts";

/** Replaces what belongs to the page: its language, its head tags in their order, and its regions. Synchronous, so that no half page is ever seen. */
export function swapPage(next: Document): void {
  // An element that leaves the page with the focus makes the browser lay out the half-changed page.
  const focused = document.activeElement as HTMLElement;
  if (focused.closest(`[${REGION_ATTRIBUTE}]`)) focused.blur();
  document.documentElement.lang = next.documentElement.lang;
  swapHead(next);
  for (const region of next.querySelectorAll(`[${REGION_ATTRIBUTE}]`)) swapRegion(region);
  scheduleIslands();
}

/** Puts a region in the place of the one with the same name. */
export function swapRegion(fresh: Element): void {
  const name = fresh.getAttribute(REGION_ATTRIBUTE);
  const old = document.querySelector(`[${REGION_ATTRIBUTE}=${name}]`);
  if (!old) return;
  endIslands(old);
  old.replaceWith(fresh);
}

const sheet = new CSSStyleSheet();

/**
 * A page brings the part of the styles that it uses, as a template. The policy
 * allows no new style element, so a constructed sheet takes them; the ones the
 * first page came with stay, being parts of the same sheet.
 */
function swapStyles(next: Document): void {
  const styles = next.querySelector<HTMLTemplateElement>(`template[${PAGE_HEAD_ATTRIBUTE}]`);
  sheet.replaceSync(styles?.content.textContent ?? "");
  document.adoptedStyleSheets = [sheet];
}

function swapHead(next: Document): void {
  const selector = `[${PAGE_HEAD_ATTRIBUTE}]:not(style, template)`;
  for (const tag of document.head.querySelectorAll(selector)) tag.remove();
  document.head.append(...next.head.querySelectorAll(selector));
  swapStyles(next);
  document.title = next.title;
}
