import { PARTIAL_ATTRIBUTE } from "../contract.ts";

/** After the next paint, lays out each section in a task of its own, so that none blocks the page for long. */
export async function completeLayout(): Promise<void> {
  const waiting = sections();
  // A hidden page is not painted.
  if (!document.hidden) await new Promise(requestAnimationFrame);
  for (const section of waiting) {
    await new Promise((resolve) => setTimeout(resolve));
    layOut(section);
    section.getBoundingClientRect();
  }
}

/** Lays out all sections at once, before the page scrolls to one of them. */
export function layOutSections(): void {
  sections().forEach(layOut);
}

/** Returns the sections that styles may leave without a layout. */
function sections(): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[${PARTIAL_ATTRIBUTE}] main > *, [${PARTIAL_ATTRIBUTE}] footer`);
}

function layOut({ style }: HTMLElement): void {
  style.contentVisibility = "visible";
}
