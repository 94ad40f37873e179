import { type ComponentProps, type ComponentType, createElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { HYDRATE_ATTRIBUTE, type Hydration, ISLAND_ATTRIBUTE, type IslandName } from "../contract.ts";
import { islands } from "../islands/index.ts";
import { escapeJson } from "./escape-json.ts";
import { PageContext, usePage } from "./page-context.tsx";

type IslandProps<Name extends IslandName> = Omit<ComponentProps<(typeof islands)[Name]>, "slots">;
type IslandSlots<Name extends IslandName> = Record<keyof ComponentProps<(typeof islands)[Name]>["slots"], ReactNode>;

/**
 * A part of the page that React hydrates in the browser. It is rendered by
 * itself, so the page around it ships no script. Its slots are markup that
 * React does not touch, so it is never sent as props.
 */
export function Island<Name extends IslandName>({
  name,
  hydrate,
  props,
  slots,
}: {
  name: Name;
  hydrate: Hydration;
  props: IslandProps<Name>;
  slots: IslandSlots<Name>;
}) {
  const page = usePage();
  const markup: Record<string, string> = {};
  for (const [slot, children] of Object.entries<ReactNode>(slots)) {
    markup[slot] = renderToStaticMarkup(<PageContext value={page}>{children}</PageContext>);
  }
  const component = islands[name] as ComponentType<Record<string, unknown>>;
  const html = renderToString(createElement(component, { ...props, slots: markup }));
  const attributes = { [ISLAND_ATTRIBUTE]: name, [HYDRATE_ATTRIBUTE]: hydrate };
  return (
    <>
      {/* The markup is React's own, escaped by its render. */}
      <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
      {Object.keys(props).length > 0 && (
        <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(props) }} />
      )}
    </>
  );
}
