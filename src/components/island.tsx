import { type ComponentProps, type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { type IslandName, islands } from "../islands/index.ts";

/**
 * A part of the page that React hydrates in the browser, near the view when that is idle. It is rendered by itself, so
 * the page around it ships no script.
 */
export function Island<Name extends IslandName>({
  name,
  props,
}: {
  name: Name;
  props: ComponentProps<(typeof islands)[Name]>;
}) {
  const html = renderToString(createElement(islands[name] as ComponentType<object>, props));
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // The markup is React's own, escaped by its render.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
