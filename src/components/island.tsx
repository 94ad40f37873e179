import { type ComponentProps, type ComponentType, createElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type IslandName, islands } from "../islands/index.ts";
import type { Hydration } from "../shared/contract.ts";
import { PageContext, SiteContext, usePage, useSite } from "./page-context.tsx";

type PropsOf<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;
type IslandProps<Name extends IslandName> = Omit<PropsOf<Name>, "slots">;
type IslandSlots<Name extends IslandName> =
  PropsOf<Name> extends { slots: infer Slots } ? { slots: Record<keyof Slots, ReactNode> } : { slots?: never };

/**
 * A part of the page that React hydrates in the browser. It is rendered by
 * itself, so the page around it ships no script. Its slots are markup that
 * React does not touch, so it is never sent as props.
 */
export function Island<Name extends IslandName>({
  name,
  hydrate,
  props,
  slots = {},
}: {
  name: Name;
  hydrate: Hydration;
  props: IslandProps<Name>;
  slots?: Record<string, ReactNode>;
} & IslandSlots<Name>) {
  const page = usePage();
  const site = useSite();
  const markup: Record<string, string> = {};
  for (const [slot, children] of Object.entries<ReactNode>(slots)) {
    markup[slot] = renderToStaticMarkup(
      <SiteContext value={site}>
        <PageContext value={page}>{children}</PageContext>
      </SiteContext>,
    );
  }
  const component = islands[name] as ComponentType<{ slots: Record<string, string> }>;
  const html = renderToString(createElement(component, { ...props, slots: markup }));
  return (
    <div
      data-island={name}
      data-hydrate={hydrate}
      data-props={JSON.stringify(props)}
      // The markup is React's own, escaped by its render.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
