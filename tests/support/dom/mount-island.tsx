import { act, type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { hydrateIsland } from "../../../src/client/islands.ts";
import { type IslandName, islands } from "../../../src/islands/index.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Writes an island into the page as the server does, and returns its unhydrated element. */
export function writeIsland(name: IslandName, props: object): HTMLElement {
  const html = renderToString(createElement(islands[name] as ComponentType<object>, props));
  document.body.innerHTML = `<div data-island="${name}">${html}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  island.setAttribute("data-props", JSON.stringify(props));
  return island;
}

/** Hydrates an island, and returns its element. */
export async function hydrate(island: HTMLElement): Promise<HTMLElement> {
  await act(async () => hydrateIsland(island));
  return island;
}

/** Moves a slider as the visitor does. */
export function moveSlider(slider: HTMLInputElement, value: number): Promise<void> {
  return act(async () => {
    slider.value = String(value);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
