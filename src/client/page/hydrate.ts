import type { Root } from "react-dom/client";
import { reloadIfPublishedAnew } from "../document/new-deploy.ts";
import { whenIdle } from "../when-idle.ts";
import type { PagePart } from "./page-part.ts";

/** How far below the viewport islands are hydrated. */
const NEAR = "200px";

const roots = new WeakMap<Element, Root>();

/** Hydrates an island once, when it comes near the view and the browser is idle. If React does not come, it is asked for again when the page is shown again and when the network returns. Firefox 153 then asks for nothing: there a reload helps. */
export const island: PagePart = {
  selector: "[data-island]",
  start(island, { leaving }) {
    if (roots.has(island)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenIdle(() => hydrate(island));
      },
      { rootMargin: NEAR },
    );
    observer.observe(island);
    // What has failed is not displayed, and comes near no view.
    const askAgain = () => island.hasAttribute("data-failed") && hydrate(island);
    askAgain();
    addEventListener("online", askAgain, { signal: leaving });
    leaving.addEventListener("abort", () => observer.disconnect());
  },
};

/** Unmounts the islands inside an element that is not kept any more. */
export function endIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll(island.selector)) roots.get(element)?.unmount();
}

/** Until React has come, the styles show what there is without scripts. */
async function hydrate(island: Element): Promise<void> {
  try {
    const { hydrateIsland } = await import("./react.ts");
    if (!island.isConnected || roots.has(island)) return;
    roots.set(island, hydrateIsland(island));
    island.removeAttribute("data-failed");
  } catch (error) {
    console.error(error);
    island.setAttribute("data-failed", "");
    reloadIfPublishedAnew();
  }
}
