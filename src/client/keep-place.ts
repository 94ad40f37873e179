import { RESTORING_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../contract.ts";

/** Shows the page as it is with or without script. */
export function setScripted(isScripted: boolean): void {
  const { documentElement } = document;
  if (documentElement.hasAttribute(SCRIPTED_ATTRIBUTE) === isScripted) return;
  keepPlace(() => documentElement.toggleAttribute(SCRIPTED_ATTRIBUTE, isScripted));
}

/** A browser that leaves the page cancels imports, and the page must not move before it has gone. */
const LEAVE_MS = 1000;

/** Shows the page as it is without JavaScript, because the script has failed. */
export function showPlain(): void {
  setTimeout(setScripted, LEAVE_MS, false);
}

/** Parts of the script that could not be loaded. */
const missing = new Set<string>();

/** Loads a part of the script; undefined if that fails. While a part is missing, the page is as it is without JavaScript. */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    const part = await load();
    if (missing.delete(name) && missing.size === 0) setScripted(true);
    return part;
  } catch {
    missing.add(name);
    setTimeout(() => missing.size > 0 && setScripted(false), LEAVE_MS);
    return undefined;
  }
}

/** Changes the layout without moving what the visitor sees: an element, else the section that the address names, or what is in the middle of the screen. */
export function keepPlace(change: () => void, element: Element | null = null): void {
  if (scrollY === 0 || document.documentElement.hasAttribute(RESTORING_ATTRIBUTE)) return change();
  const anchor =
    element ?? document.querySelector(":target") ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => anchor?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy({ top: top() - before, behavior: "instant" });
}
