import { type ComponentType, createElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { ISLAND_ATTRIBUTE, ISLAND_PREFIX_ATTRIBUTE, type IslandName, SLOT_ATTRIBUTE } from "../contract.ts";
import { ErrorBoundary } from "../islands/error-boundary.tsx";
import { islands } from "../islands/index.ts";

/** The lazy chunk: React and every island. */
const roots = new WeakMap<Element, Root>();

/** Gives an island's markup to React, with the props and the prefix the server rendered it with. */
export function hydrateIsland(element: Element): void {
  if (roots.has(element)) return;
  const name = element.getAttribute(ISLAND_ATTRIBUTE) as IslandName;
  const component = islands[name] as ComponentType<{ slots: Record<string, Element> }>;
  const island = createElement(component, { ...propsOf(element), slots: slotsOf(element) });
  const root = hydrateRoot(element, createElement(ErrorBoundary, null, island), {
    identifierPrefix: element.getAttribute(ISLAND_PREFIX_ATTRIBUTE) ?? "",
    onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
    // React counts it as an error when an island leaves before it was taken over.
    onRecoverableError: (error) => element.isConnected && reportError(error),
  });
  roots.set(element, root);
}

/** Ends an island whose element leaves the page. */
export function endIsland(element: Element): void {
  roots.get(element)?.unmount();
  roots.delete(element);
}

/** Props stand in a script right after the island; an island without any has none. */
function propsOf(element: Element): object {
  const script = element.nextElementSibling;
  return script instanceof HTMLScriptElement ? JSON.parse(script.textContent) : {};
}

/** What the server wrote into the static slots, as the elements themselves. */
function slotsOf(element: Element): Record<string, Element> {
  const slots = [...element.querySelectorAll(`[${SLOT_ATTRIBUTE}]`)];
  return Object.fromEntries(slots.map((slot) => [slot.getAttribute(SLOT_ATTRIBUTE) ?? "", slot]));
}
