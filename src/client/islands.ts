import { type ComponentType, createElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { ErrorBoundary } from "../islands/error-boundary.tsx";
import { type IslandName, islands } from "../islands/index.ts";
import { ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE } from "../shared/contract.ts";

export function hydrateIsland(element: Element): Root {
  const component = islands[element.getAttribute(ISLAND_ATTRIBUTE) as IslandName] as ComponentType;
  const props = JSON.parse(element.getAttribute(PROPS_ATTRIBUTE) ?? "{}");
  return hydrateRoot(element, createElement(ErrorBoundary, null, createElement(component, props)), {
    onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
  });
}
