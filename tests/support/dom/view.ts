import { vi } from "vitest";

const observers: { elements: Set<Element>; callback: IntersectionObserverCallback }[] = [];

/** Replaces the observer of what is in view: happy-dom has no layout. */
export function stubView(): void {
  observers.length = 0;
  vi.stubGlobal("IntersectionObserver", function observe(callback: IntersectionObserverCallback) {
    const elements = new Set<Element>();
    observers.push({ elements, callback });
    return { observe: (element: Element) => elements.add(element), disconnect: () => elements.clear() };
  });
}

/** Returns the elements that are watched until they come into view. */
export function watched(): Element[] {
  return observers.flatMap(({ elements }) => [...elements]);
}

/** Brings an element into view. */
export function bringIntoView(target: Element): void {
  const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
  for (const { elements, callback } of observers) if (elements.has(target)) callback([entry], {} as never);
}
