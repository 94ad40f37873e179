let running: ViewTransition | undefined;

/**
 * Changes the page with a fade and slide: the View Transitions API where it
 * is, a style of the new main where it is not, and nothing for those who want
 * no motion, cannot see it, or were shown one by the browser itself.
 */
export async function withTransition(update: () => void, isShownByBrowser: boolean): Promise<void> {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (calm || document.hidden || isShownByBrowser) return update();
  if (!document.startViewTransition) {
    update();
    document.querySelector("main")?.setAttribute("data-entering", "");
    return;
  }
  running?.skipTransition();
  const transition = document.startViewTransition(update);
  running = transition;
  // A transition that is skipped rejects `ready`; the page is changed all the same.
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .finally(() => {
      if (running === transition) running = undefined;
    });
  await transition.updateCallbackDone;
}
