// These functions run in the page.

/** Scrolls to an island and returns whether React has hydrated it. */
export function isHydrated(index: number): boolean {
  const island = document.querySelectorAll("[data-island]")[index] as Element;
  island.scrollIntoView({ behavior: "instant" });
  return island.hasAttribute("data-ready");
}

/** Returns whether the script works and the page is laid out in its fonts. */
export function isReady(): boolean {
  const own = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
  const isLaidOut = document.fonts.status === "loaded" && own.some(({ status }) => status !== "unloaded");
  return isLaidOut && document.documentElement.hasAttribute("data-ready");
}

/** Returns whether the page of this address is shown in its fonts, with its script if that is on. */
export function isShown(url: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!canonical || location.pathname + location.search + location.hash !== url) return false;
  if (document.querySelector("html[data-scripted]:not([data-ready])")) return false;
  const own = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
  if (document.fonts.status !== "loaded" || own.every(({ status }) => status === "unloaded")) return false;
  return new URL(canonical.href).pathname === location.pathname;
}

/** Returns whether an element is just below the header. */
export function isAtTop(id: string): boolean {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top > -2 && top < 160;
}
