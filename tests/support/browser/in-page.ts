// These functions run in the page.

/** Scrolls to an island and returns whether React has hydrated it. */
export function isHydrated(index: number): boolean {
  const island = document.querySelectorAll("[data-island]")[index] as Element;
  island.scrollIntoView({ behavior: "instant" });
  return island.hasAttribute("data-ready");
}

/** Returns whether a page, or that of an address, is laid out in its fonts, and its script works unless it is off. */
export function isReady(url?: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const { pathname, search, hash } = location;
  if (!canonical || new URL(canonical.href).pathname !== pathname) return false;
  if (url !== undefined && url !== pathname + search + hash) return false;
  if (document.querySelector("html[data-scripted]:not([data-ready])")) return false;
  const own = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
  return document.fonts.status === "loaded" && own.some(({ status }) => status !== "unloaded");
}

/** Returns which items of a strip are wholly in view, by their places. */
export function slidesInView(selector: string): number[] {
  const strip = document.querySelector(selector) as HTMLElement;
  const { left, right } = strip.getBoundingClientRect();
  return [...strip.children].flatMap((slide, index) => {
    const box = slide.getBoundingClientRect();
    return box.left > left - 2 && box.right < right + 2 ? [index] : [];
  });
}

/** Returns whether an element is just below the header. */
export function isAtTop(id: string): boolean {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  const { bottom = Number.NaN } = document.querySelector("header")?.getBoundingClientRect() ?? {};
  return top > bottom - 2 && top < 160;
}
