import { act, type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, vi } from "vitest";
import { hydrateIsland } from "../../../src/client/islands.ts";
import { type IslandName, islands } from "../../../src/islands/index.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Writes an island into the page as the server does, and returns its unhydrated element. */
export function writeIsland(name: IslandName, props: object): HTMLElement {
  const html = renderToString(createElement(islands[name] as ComponentType<object>, props));
  document.body.innerHTML = `<div data-island="${name}">${html}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  island.setAttribute("data-props", JSON.stringify(props));
  return island;
}

export function hydrate(element: HTMLElement): Promise<void> {
  return perform(() => hydrateIsland(element));
}

/** Writes an island and hydrates it. */
export async function mountIsland(...island: Parameters<typeof writeIsland>): Promise<HTMLElement> {
  const element = writeIsland(...island);
  await hydrate(element);
  return element;
}

/** Runs an action and waits for React's updates. */
export async function perform(action: () => void): Promise<void> {
  await act(async () => action());
}

/** Returns the first element that matches; throws an error if there is none. */
export function find<Found extends Element = HTMLElement>(selector: string, within: ParentNode = document): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}
