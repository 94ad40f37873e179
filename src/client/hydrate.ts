import { ISLAND_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../contract.ts";
import { whenIdle } from "./idle.ts";

type Chunk = typeof import("./islands.ts");

/** Islands come to life this far before they are scrolled into view. */
const NEAR = "400px";

const selector = `[${ISLAND_ATTRIBUTE}]`;
/** What a click may do in an island; the links in it need no script. */
const actions = "a, button, [data-turns]";

const alive = new WeakSet<Element>();
let chunk: Promise<Chunk | null> | undefined;
let observer: IntersectionObserver | undefined;
/** The click that came before its island was alive, to be made again. */
let early: HTMLElement | null = null;

/** Hydrates each island when it is needed. A page without islands never loads React. */
export function startIslands(): void {
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      const island = sleeping(target);
      if (island) hydrate(island);
    });
  }
  document.addEventListener("click", replayWhenAlive, true);
  scheduleIslands();
}

/** Looks after the islands of the page now shown: each comes to life near the screen, as soon as the browser has time. */
export function scheduleIslands(): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) whenIdle(() => hydrate(target));
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll(selector)) observer.observe(island);
}

/** Ends the islands inside an element that is about to go; none is left holding listeners. */
export function endIslands(within: ParentNode): void {
  chunk?.then((loaded) => {
    for (const island of within.querySelectorAll(selector)) loaded?.endIsland(island);
  });
}

/** @returns whether the island is alive now. */
async function hydrate(island: Element): Promise<boolean> {
  if (!island.isConnected) return false;
  chunk ??= import("./islands.ts").catch(() => {
    // Without the chunk the page is what it is without JavaScript: nothing stays hidden.
    document.documentElement.removeAttribute(SCRIPTED_ATTRIBUTE);
    return null;
  });
  const loaded = await chunk;
  if (!loaded || !island.isConnected) return false;
  loaded.hydrateIsland(island);
  alive.add(island);
  return true;
}

/** A click on an island that is not yet alive is made again when it is, once: impatient clicks count as one. */
async function replayWhenAlive(event: Event): Promise<void> {
  const island = sleeping(event.target);
  const action = island && (event.target as Element).closest<HTMLElement>(actions);
  if (!action || action.matches("a")) return;
  event.stopPropagation();
  early = action;
  if (!(await hydrate(island)) || early !== action) return;
  early = null;
  action.click();
}

/** The island round an element, if it is not yet alive. */
function sleeping(target: EventTarget | null): Element | null {
  const island = (target as Element).closest?.(selector);
  return island && !alive.has(island) ? island : null;
}
