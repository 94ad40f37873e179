/** Runs in the page: scrolls to an island, touches it, and returns whether React has hydrated it. */
export function isHydrated(index: number): boolean {
  const island = document.querySelectorAll("[data-island]")[index] as Element;
  island.scrollIntoView({ behavior: "instant" });
  island.dispatchEvent(new Event("pointerover", { bubbles: true }));
  return Object.keys(island).some((key) => key.startsWith("__reactContainer"));
}
