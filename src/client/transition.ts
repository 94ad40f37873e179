let running: ViewTransition | undefined;

/**
 * Changes the page with a fade and slide: the View Transitions API where it
 * is, a style of the new main where it is not, and nothing for those who want
 * no motion, cannot see it, or were shown one by the browser itself.
 */
export async function withTransition(update: () => void, isShownByBrowser: boolean): Promise<void> {
  running?.skipTransition();
  if (wantsCalm() || document.hidden || isShownByBrowser) return update();
  // Without the API the styles animate the new main as it comes in.
  if (!document.startViewTransition) return update();
  running = document.startViewTransition(update);
  // A transition that is skipped rejects these; the page is changed all the same.
  running.ready.catch(() => {});
  running.finished.catch(() => {});
  await running.updateCallbackDone;
}

/** While pictures of the page stand before it, clicks fall on the root: one ends them and is made again on what it was meant for. */
export function passClickOn(event: MouseEvent): void {
  if (event.target !== document.documentElement) return;
  running?.skipTransition();
  const meant = document.elementFromPoint(event.clientX, event.clientY);
  if (meant !== event.target) meant?.dispatchEvent(new MouseEvent("click", event));
}

/** Whether the visitor asked for less motion. */
export function wantsCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
