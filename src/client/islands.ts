import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { ErrorBoundary } from "../islands/error-boundary.tsx";
import { type IslandName, islands } from "../islands/index.ts";
import { ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE, SLOT_ATTRIBUTE } from "../shared/contract.ts";

/** Hydrates an island synchronously, so that it can be clicked at once. */
export function hydrateIsland(element: Element): Root {
  const name = element.getAttribute(ISLAND_ATTRIBUTE) as IslandName;
  const component = islands[name] as ComponentType<{ slots: Record<string, Element> }>;
  const props = JSON.parse(element.getAttribute(PROPS_ATTRIBUTE) ?? "{}");
  const island = createElement(component, { ...props, slots: slotsOf(element) });
  return flushSync(() =>
    hydrateRoot(element, createElement(ErrorBoundary, null, island), {
      onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
    }),
  );
}

function slotsOf(element: Element): Record<string, Element> {
  const slots = [...element.querySelectorAll(`[${SLOT_ATTRIBUTE}]`)];
  return Object.fromEntries(slots.map((slot) => [slot.getAttribute(SLOT_ATTRIBUTE) ?? "", slot]));
}
