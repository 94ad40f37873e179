import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { ISLAND_ATTRIBUTE, type IslandName, SLOT_ATTRIBUTE } from "../contract.ts";
import { ErrorBoundary } from "../islands/error-boundary.tsx";
import { islands } from "../islands/index.ts";

/** Hydrates an island synchronously, so that it can be clicked at once. */
export function hydrateIsland(element: Element): Root {
  const name = element.getAttribute(ISLAND_ATTRIBUTE) as IslandName;
  const component = islands[name] as ComponentType<{ slots: Record<string, Element> }>;
  const island = createElement(component, { ...propsOf(element), slots: slotsOf(element) });
  return flushSync(() =>
    hydrateRoot(element, createElement(ErrorBoundary, null, island), {
      onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
    }),
  );
}

/** Props, if any, are in a script right after the island. */
function propsOf(element: Element): object {
  const script = element.nextElementSibling;
  return script instanceof HTMLScriptElement ? JSON.parse(script.textContent) : {};
}

function slotsOf(element: Element): Record<string, Element> {
  const slots = [...element.querySelectorAll(`[${SLOT_ATTRIBUTE}]`)];
  return Object.fromEntries(slots.map((slot) => [slot.getAttribute(SLOT_ATTRIBUTE) ?? "", slot]));
}
