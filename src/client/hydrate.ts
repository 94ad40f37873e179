import { ISLAND_ATTRIBUTE, ISLAND_WHEN_ATTRIBUTE, type IslandWhen, SCRIPTED_ATTRIBUTE } from "../contract.ts";

type Chunk = typeof import("./islands.ts");

/** Islands come to life this far before they are scrolled into view. */
const NEAR = "400px";

const selector = `[${ISLAND_ATTRIBUTE}]`;
let chunk: Promise<Chunk | null> | undefined;
let observer: IntersectionObserver | undefined;
let isListening = false;

/**
 * Hydrates each island of the page when it is needed: as it comes near the
 * viewport, on idle if it is already there, or at the first touch or focus.
 * A page without islands never loads React.
 */
export function scheduleIslands(): void {
  observer?.disconnect();
  const islands = [...document.querySelectorAll<HTMLElement>(selector)];
  if (islands.length === 0) return;
  listenForTouch();
  const inView = new Set(islands.filter(isOnScreen));
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        if (inView.has(target as HTMLElement)) whenIdle(() => hydrate(target as HTMLElement));
        else hydrate(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of islands) {
    if ((island.getAttribute(ISLAND_WHEN_ATTRIBUTE) as IslandWhen) === "visible") observer.observe(island);
  }
}

/** Ends the islands inside an element that is about to go; none is left holding listeners. */
export function endIslands(within: ParentNode): void {
  observer?.disconnect();
  chunk?.then((loaded) => {
    for (const island of within.querySelectorAll<HTMLElement>(selector)) loaded?.endIsland(island);
  });
}

async function hydrate(island: HTMLElement): Promise<boolean> {
  chunk ??= import("./islands.ts").catch(() => {
    // Without the chunk the page is what it is without JavaScript: nothing stays hidden.
    document.documentElement.removeAttribute(SCRIPTED_ATTRIBUTE);
    chunk = undefined;
    return null;
  });
  const loaded = await chunk;
  if (!loaded || !island.isConnected) return false;
  loaded.hydrateIsland(island);
  return true;
}

/** The first pointer or focus on an island wakes it; a click that came too early is made again. */
function listenForTouch(): void {
  if (isListening) return;
  isListening = true;
  const wake = ({ target }: Event) => {
    const island = sleeping(target);
    if (island) hydrate(island);
  };
  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, wake, { passive: true });
  document.addEventListener(
    "click",
    async (event) => {
      const island = sleeping(event.target);
      const button = (event.target as Element).closest<HTMLElement>("button, [data-turns]");
      if (!island || !button || (event.target as Element).closest("a")) return;
      event.stopPropagation();
      if (await hydrate(island)) button.click();
    },
    true,
  );
}

/** The island round an element, if it is not yet alive. */
function sleeping(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return island && !island.hasAttribute("data-alive") ? island : null;
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
