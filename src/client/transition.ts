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

/** Whether the visitor asked for less motion. */
export function wantsCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
