import { PARTIAL_ATTRIBUTE } from "../contract.ts";

/** Lays out the rest of the first page once its fonts are applied, or at a press, which may scroll to a section. */
export function startLayout(): void {
  window.laidOut = window.laidOut?.then(completeLayout);
  for (const type of ["click", "keydown"]) addEventListener(type, () => sections().forEach(layOut), true);
}

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

/** Returns the sections that styles may leave without a layout. */
function sections(): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[${PARTIAL_ATTRIBUTE}] main > *, [${PARTIAL_ATTRIBUTE}] footer`);
}

function layOut({ style }: HTMLElement): void {
  style.contentVisibility = "visible";
}
