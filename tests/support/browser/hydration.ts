/** Runs in the page: scrolls to an island and tells whether React has hydrated it. */
export function isHydrated(index: number): boolean {
  const island = document.querySelectorAll("[data-island]")[index] as Element;
  island.scrollIntoView({ behavior: "instant" });
  const root = Object.keys(island).find((key) => key.startsWith("__reactContainer"));
  return root !== undefined && !(island as unknown as ReactRoots)[root]?.stateNode.current.memoizedState.isDehydrated;
}

/** React's own bookkeeping on the element of a root, as far as it is asked here. */
type ReactRoots = Record<string, { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }>;
