/** Runs a function when the browser is idle; without `requestIdleCallback`, a moment later. */
export const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/** Returns a function that watches these elements of the current page, and runs for each that comes into view once the browser is idle. */
export function watchInView(selector: string, run: (element: Element) => void, rootMargin = "0px"): () => void {
  let observer: IntersectionObserver | undefined;
  return () => {
    observer?.disconnect();
    const onChange: IntersectionObserverCallback = (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => run(target));
    };
    observer = new IntersectionObserver(onChange, { rootMargin });
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
  };
}
