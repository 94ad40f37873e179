import type { HTMLAttributes, RefObject } from "react";

/** Markup on the server; in the browser the element that the server rendered. */
export type Slot = string | Element;

type SlotProps = HTMLAttributes<HTMLElement> & {
  as: "div" | "ul";
  name: string;
  html: Slot;
  ref?: RefObject<HTMLElement | null>;
};

/**
 * An element whose children only the server renders: `dangerouslySetInnerHTML` makes React ignore them during
 * hydration, and the suppressed warning is that mismatch. If React recreates the island, they are moved along.
 */
export function StaticSlot({ as: Tag, name, html, ref, ...attributes }: SlotProps) {
  const keepChildren = (element: HTMLElement | null) => {
    if (ref) ref.current = element;
    if (element && typeof html !== "string" && html !== element) element.append(...html.childNodes);
  };
  return (
    <Tag
      {...attributes}
      data-slot={name}
      ref={keepChildren}
      suppressHydrationWarning
      dangerouslySetInnerHTML={typeof html === "string" ? { __html: html } : nothing}
    />
  );
}

/** A constant, because React compares it by identity, and WebKit returns a new `emptyHTML` at each access. */
const nothing = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? "",
};
