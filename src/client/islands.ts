import { type ComponentType, createElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { ISLAND_ATTRIBUTE, ISLAND_PREFIX_ATTRIBUTE, type IslandName } from "../contract.ts";
import { ErrorBoundary } from "../islands/error-boundary.tsx";
import { islands } from "../islands/index.ts";

/** The lazy chunk: React and every island. */
const roots = new WeakMap<Element, Root>();

/** Gives an island's markup to React, with the props and the prefix the server rendered it with. */
export function hydrateIsland(element: HTMLElement): void {
  if (roots.has(element)) return;
  const name = element.getAttribute(ISLAND_ATTRIBUTE) as IslandName;
  const props = JSON.parse(element.nextElementSibling?.textContent || "{}");
  const island = createElement(islands[name] as ComponentType<object>, { ...props, slots: {} });
  const root = hydrateRoot(element, createElement(ErrorBoundary, null, island), {
    identifierPrefix: element.getAttribute(ISLAND_PREFIX_ATTRIBUTE) ?? "",
  });
  roots.set(element, root);
  element.setAttribute("data-alive", "");
}

/** Ends an island whose element leaves the page. */
export function endIsland(element: Element): void {
  roots.get(element)?.unmount();
  roots.delete(element);
}
