import { vi } from "vitest";

/** Stubs `IntersectionObserver`. `near` reports an element as in view. */
export function stubObservers() {
  const observers: { observed: Set<Element>; near(element: Element): void; isOn: boolean }[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observed = new Set<Element>();
      isOn = true;
      callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
        observers.push(this);
      }
      observe(element: Element) {
        this.observed.add(element);
      }
      unobserve(element: Element) {
        this.observed.delete(element);
      }
      disconnect() {
        this.observed.clear();
        this.isOn = false;
      }
      near(target: Element) {
        if (!this.observed.has(target)) return;
        this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
      }
    },
  );
  return observers;
}
