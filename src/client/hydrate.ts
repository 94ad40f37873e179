import type { Root } from "react-dom/client";
import { FAILED_ATTRIBUTE, ISLAND_ATTRIBUTE } from "../shared/contract.ts";
import { reloadIfPublishedAnew } from "./new-deploy.ts";
import { whenIdle } from "./when-idle.ts";

/** How far below the viewport islands are hydrated. */
const NEAR = "200px";

const selector = `[${ISLAND_ATTRIBUTE}]`;

const roots = new WeakMap<Element, Root>();

/** Hydrates each island of a page once, when it comes near the view and the browser is idle. */
export function scheduleIslands(main: ParentNode, left: AbortSignal): void {
  const onView = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => hydrate(target));
  };
  const observer = new IntersectionObserver(onView, { rootMargin: NEAR });
  for (const island of main.querySelectorAll(selector)) if (!roots.has(island)) observer.observe(island);
  left.addEventListener("abort", () => observer.disconnect());
}

/** Unmounts the islands inside an element that is not kept any more. */
export function endIslands(within: ParentNode): void {
  for (const island of within.querySelectorAll(selector)) roots.get(island)?.unmount();
}

/** If React does not come, the styles show what there is without scripts. */
async function hydrate(island: Element): Promise<void> {
  try {
    const { hydrateIsland } = await import("./islands.ts");
    if (island.isConnected && !roots.has(island)) roots.set(island, hydrateIsland(island));
  } catch (error) {
    console.error(error);
    island.setAttribute(FAILED_ATTRIBUTE, "");
    reloadIfPublishedAnew();
  }
}
