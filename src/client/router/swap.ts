import { PAGE_HEAD_ATTRIBUTE, PARTIAL_ATTRIBUTE, REGION_ATTRIBUTE } from "../../contract.ts";
import { endIslands, scheduleIslands } from "../hydrate.ts";

/** Replaces the language, head tags and regions of the page, synchronously, so that no half page is painted. What is below the first screen is laid out later. */
export function swapPage(next: Document): void {
  // Removing the focused element would force a layout of the half-changed page.
  const focused = document.activeElement as HTMLElement;
  if (focused.closest(`[${REGION_ATTRIBUTE}]`)) focused.blur();
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.setAttribute(PARTIAL_ATTRIBUTE, "");
  swapHead(next);
  for (const region of next.querySelectorAll(`[${REGION_ATTRIBUTE}]`)) swapRegion(region);
  scheduleIslands();
}

export function swapRegion(fresh: Element): void {
  const name = fresh.getAttribute(REGION_ATTRIBUTE);
  const old = document.querySelector(`[${REGION_ATTRIBUTE}=${name}]`);
  if (!old) return;
  old.replaceWith(fresh);
  endIslands(old);
}

const sheet = new CSSStyleSheet();

function swapHead(next: Document): void {
  const selector = `[${PAGE_HEAD_ATTRIBUTE}]:not(style, template)`;
  for (const tag of document.head.querySelectorAll(selector)) tag.remove();
  document.head.append(...next.head.querySelectorAll(selector));
  document.title = next.title;
  // The security policy allows a constructed sheet, but no new style element. The styles of the first page stay.
  const styles = next.querySelector<HTMLTemplateElement>(`template[${PAGE_HEAD_ATTRIBUTE}]`);
  sheet.replaceSync(styles?.content.textContent ?? "");
  document.adoptedStyleSheets = [sheet];
}
