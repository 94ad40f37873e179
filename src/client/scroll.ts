import { CONTACT_ID } from "../contract.ts";

const STORE = "scroll";

/** How a navigation leaves the page: at the top, at an element, or where one had been. */
export type ScrollGoal = { hash: string } | { position: number } | { contact: true };

/** While the script lives it restores positions itself, since the browser would restore them before the page is there. */
export function takeScroll(): void {
  history.scrollRestoration = "manual";
}

/** Keeps the position of a history entry, for coming back to it. */
export function savePosition(key: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
    positions[key] = Math.round(scrollY);
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // Storage that refuses costs the position, nothing else.
  }
}

export function savedPosition(key: string): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}")[key];
  } catch {
    return undefined;
  }
}

/** Scrolls to the goal. Only the contact section is scrolled to smoothly (specification section 2). */
export function scrollToGoal(goal: ScrollGoal): void {
  if ("position" in goal) return scrollTo({ top: goal.position, behavior: "instant" });
  const isContact = "contact" in goal;
  const target = isContact ? document.getElementById(CONTACT_ID) : elementAt(goal.hash);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (target) target.scrollIntoView({ behavior: isContact && !calm ? "smooth" : "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
}

/** The element a hash names, if there is one. */
export function elementAt(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
