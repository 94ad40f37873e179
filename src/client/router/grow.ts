import { GROWS_ATTRIBUTE } from "../../shared/contract.ts";

/**
 * Shows the page of a link. A drawing around the link grows into that of the hero where the browser does that by itself,
 * until the signal ends it; on phones the hero has a strip, which is no such place.
 */
export async function showGrowing(show: () => void, link: Element | null, signal: AbortSignal): Promise<void> {
  const origin = link?.closest(`[${GROWS_ATTRIBUTE}=""]`);
  const fits = matchMedia("(min-width: 48rem) and (prefers-reduced-motion: no-preference)").matches;
  if (!origin?.isConnected || !fits || !document.startViewTransition) return show();
  origin.setAttribute(GROWS_ATTRIBUTE, "from");
  const growth = document.startViewTransition(() => {
    show();
    const main = document.querySelector("main");
    main?.setAttribute(GROWS_ATTRIBUTE, "to");
    growth.finished.finally(() => main?.setAttribute(GROWS_ATTRIBUTE, "done"));
  });
  signal.addEventListener("abort", () => growth.skipTransition());
  // A transition that is skipped changes nothing for the page.
  growth.ready.catch(() => {});
  await growth.updateCallbackDone;
  origin.setAttribute(GROWS_ATTRIBUTE, "");
}
