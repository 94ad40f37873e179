import { GROWS_ATTRIBUTE } from "../../shared/contract.ts";

/** The poster or the row around the link that was followed last. */
let pressed: Element | null = null;

let running: ViewTransition | undefined;

/** Remembers what a page may grow out of. */
export function notePress(link: Element): void {
  pressed = link.closest(`[${GROWS_ATTRIBUTE}]`);
}

/** Shows a page. A drawing that was pressed grows into that of the hero where the browser does that by itself; on phones the hero has a strip, which is no such place. */
export async function showGrowing(show: () => void): Promise<void> {
  const origin = pressed;
  pressed = null;
  const fits = matchMedia("(min-width: 48rem) and (prefers-reduced-motion: no-preference)").matches;
  if (!origin?.isConnected || !fits || !document.startViewTransition) return show();
  origin.setAttribute(GROWS_ATTRIBUTE, "from");
  running = document.startViewTransition(() => {
    show();
    const main = document.querySelector("main");
    main?.setAttribute(GROWS_ATTRIBUTE, "to");
    running?.finished.finally(() => main?.removeAttribute(GROWS_ATTRIBUTE));
  });
  // A transition that is skipped changes nothing for the page.
  running.ready.catch(() => {});
  await running.updateCallbackDone;
  origin.setAttribute(GROWS_ATTRIBUTE, "");
}

/** Ends the growth at once, because the visitor goes on. */
export function endGrowing(): void {
  running?.skipTransition();
}
