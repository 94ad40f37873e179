import { type ComponentType, createElement, type PropsWithChildren, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { ErrorBoundary } from "../../islands/error-boundary.tsx";
import { type IslandName, islands } from "../../islands/index.ts";

export function hydrateIsland(element: Element): Root {
  const component = islands[element.getAttribute("data-island") as IslandName] as ComponentType;
  const props = JSON.parse(element.getAttribute("data-props") ?? "{}");
  const island = createElement(ErrorBoundary, null, createElement(component, props));
  return hydrateRoot(element, createElement(Ready, { of: element }, island), {
    onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
  });
}

/** Says on the element of an island that it works, as the page does. */
function Ready({ of, children }: PropsWithChildren<{ of: Element }>) {
  useEffect(() => of.setAttribute("data-ready", ""), [of]);
  return children;
}
