import { FAILED_ATTRIBUTE, ISLAND_ATTRIBUTE } from "../shared/contract.ts";
import { whenIdle } from "./when-idle.ts";

/** How far below the viewport islands are hydrated. */
const NEAR = "200px";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => hydrate(target));
  },
  { rootMargin: NEAR },
);

const hydrated = new WeakSet<Element>();

/** Hydrates each island once, when it comes near the view and the browser is idle. May be called again. */
export function scheduleIslands(within: ParentNode = document): void {
  observer.disconnect();
  for (const island of within.querySelectorAll(`[${ISLAND_ATTRIBUTE}]`)) observer.observe(island);
}

/** If React does not come, the styles show what there is without scripts. */
async function hydrate(island: Element): Promise<void> {
  if (hydrated.has(island)) return;
  hydrated.add(island);
  try {
    const { hydrateIsland } = await import("./islands.ts");
    hydrateIsland(island);
  } catch (error) {
    console.error(error);
    island.setAttribute(FAILED_ATTRIBUTE, "");
  }
}
