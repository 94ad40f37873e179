import { PARTIAL_ATTRIBUTE } from "../contract.ts";

/** Makes styles leave what is below the first screen without a layout, for a page that starts at its top. */
export function startPartialLayout(): void {
  document.documentElement.setAttribute(PARTIAL_ATTRIBUTE, "");
}

/** After the next paint, lays out each section in a task of its own, so that none blocks the page for long. */
export async function completeLayout(): Promise<void> {
  if (!isPartial()) return;
  // The next page change may come before this has ended.
  const waiting = sections();
  // A hidden page is not painted.
  if (!document.hidden) await new Promise(requestAnimationFrame);
  for (const section of waiting) {
    await new Promise((resolve) => setTimeout(resolve));
    layOut(section);
    section.getBoundingClientRect();
  }
}

/** Lays out all sections at once, before a press that may scroll to one of them. */
export function layOutSections(): void {
  if (isPartial()) sections().forEach(layOut);
}

function isPartial(): boolean {
  return document.documentElement.hasAttribute(PARTIAL_ATTRIBUTE);
}

function sections(): NodeListOf<HTMLElement> {
  return document.querySelectorAll("main > *, footer");
}

function layOut({ style }: HTMLElement): void {
  style.contentVisibility = "visible";
}
