import type { Root } from "react-dom/client";
import { HYDRATE_ATTRIBUTE, ISLAND_ATTRIBUTE, REPEATS_ATTRIBUTE } from "../shared/contract.ts";
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
/** Elements that were pressed before their island was hydrated. */
const pressed = new Set<Element>();

/** Hydrates each island at the first touch. */
export function startIslands(): void {
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      const island = waitingIsland(target);
      if (island) hydrate(island);
    });
  }
  document.addEventListener("click", holdPress, true);
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

/** @returns whether the island is hydrated now. */
async function hydrate(island: Element): Promise<boolean> {
  loading ??= import("./islands.ts").catch(() => undefined);
  const loaded = await loading;
  if (!loaded || !island.isConnected) return false;
  if (!roots.has(island)) roots.set(island, loaded.hydrateIsland(island));
  return true;
}

/** Repeats a press once its island is hydrated. Repeated presses on a toggle count as one. */
async function holdPress(event: Event): Promise<void> {
  const island = waitingIsland(event.target);
  const action = island && (event.target as Element).closest<HTMLElement>("a, button");
  if (!action || action.matches("a")) return;
  event.stopPropagation();
  if (pressed.has(action) && !action.hasAttribute(REPEATS_ATTRIBUTE)) return;
  pressed.add(action);
  if (await hydrate(island)) action.click();
  pressed.delete(action);
}

/** Returns the island around an element, if it is not hydrated yet. */
function waitingIsland(target: EventTarget | null): Element | null {
  const island = (target as Element).closest?.(selector);
  return island && !roots.has(island) ? island : null;
}
