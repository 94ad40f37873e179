import type { Root } from "react-dom/client";
import { HYDRATE_ATTRIBUTE, ISLAND_ATTRIBUTE } from "../shared/contract.ts";
import { firstSign } from "./first-sign.ts";
import { whenIdle } from "./when-idle.ts";

/** How far below the viewport islands are hydrated. */
const NEAR = "200px";

const selector = `[${ISLAND_ATTRIBUTE}]`;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => hydrate(target));
  },
  { rootMargin: NEAR },
);

let loading: Promise<typeof import("./islands.ts") | undefined> | undefined;
const roots = new WeakMap<Element, Root>();

/** Hydrates each island at the first touch. */
export function startIslands(): void {
  for (const type of ["pointerover", "focusin"])
    document.addEventListener(type, ({ target }) => {
      const island = (target as Element).closest?.(selector);
      if (island) hydrate(island);
    });
}

/** Hydrates the islands that do so in view, once somebody is there and the browser is idle. */
export async function scheduleIslands(main: HTMLElement, left: AbortSignal): Promise<void> {
  await firstSign;
  if (left.aborted) return;
  for (const island of main.querySelectorAll(`[${HYDRATE_ATTRIBUTE}=view]`)) observer.observe(island);
  left.addEventListener("abort", () => observer.disconnect());
}

/** Unmounts the islands inside an element that has been removed. */
export function endIslands(within: ParentNode): void {
  for (const island of within.querySelectorAll(selector)) roots.get(island)?.unmount();
}

async function hydrate(island: Element): Promise<void> {
  loading ??= import("./islands.ts").catch(() => undefined);
  const loaded = await loading;
  if (loaded && island.isConnected && !roots.has(island)) roots.set(island, loaded.hydrateIsland(island));
}
