// These functions run in the page.

/** Scrolls to an island and returns whether React has hydrated it. */
export function isHydrated(index: number): boolean {
  const island = document.querySelectorAll("[data-island]")[index] as Element;
  island.scrollIntoView({ behavior: "instant" });
  return Object.keys(island).some((key) => key.startsWith("__reactContainer"));
}

/** Returns whether the page of this address is shown and laid out. */
export async function isShown(url: string): Promise<boolean> {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!canonical || location.pathname + location.search + location.hash !== url) return false;
  if (new URL(canonical.href).pathname !== location.pathname) return false;
  await window.fontsApplied;
  return true;
}

/** Returns whether an element is just below the header. */
export function isAtTop(id: string): boolean {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top > -2 && top < 160;
}
