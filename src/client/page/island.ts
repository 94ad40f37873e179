import type { Root } from "react-dom/client";
import { reloadIfPublishedAnew } from "../document/new-deploy.ts";
import { whenIdle } from "../when-idle.ts";
import type { ShownPart } from "./page-part.ts";

/** How far below the viewport islands are hydrated. */
const NEAR = "200px";

const roots = new WeakMap<Element, Root>();

/** Hydrates an island once, when it comes near the view and the browser is idle. If React does not come, it is asked for again when the page is shown again and when the network returns. Firefox 153 then asks for nothing: there a reload helps. */
export const island: ShownPart = {
  selector: "[data-island]",
  start(element, { leaving }) {
    if (roots.has(element)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenIdle(() => hydrate(element));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    // What has failed is not displayed, and comes near no view.
    const askAgain = () => element.hasAttribute("data-failed") && hydrate(element);
    askAgain();
    addEventListener("online", askAgain, { signal: leaving });
    leaving.addEventListener("abort", () => observer.disconnect());
  },
};

/** Unmounts the islands of a page that is not kept any more. */
export function endIslands(regions: Element[]): void {
  for (const region of regions)
    for (const element of region.querySelectorAll(island.selector)) roots.get(element)?.unmount();
}

/** Until React has come, the styles show what there is without scripts. */
async function hydrate(element: Element): Promise<void> {
  try {
    const { hydrateIsland } = await import("./react.ts");
    if (!element.isConnected || roots.has(element)) return;
    roots.set(element, hydrateIsland(element));
    element.removeAttribute("data-failed");
  } catch (error) {
    console.error(error);
    element.setAttribute("data-failed", "");
    reloadIfPublishedAnew();
  }
}
