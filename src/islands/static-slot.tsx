import type { HTMLAttributes, RefObject } from "react";
import { SLOT_ATTRIBUTE } from "../contract.ts";

/** The children of a static slot: markup on the server, and in the browser the element the server wrote. */
export type Slot = string | Element;

type SlotProps = HTMLAttributes<HTMLElement> & {
  as: "div" | "ul";
  name: string;
  html: Slot;
  ref?: RefObject<HTMLElement | null>;
};

/**
 * An element whose children the server writes once and hydration leaves
 * alone: React takes no interest in the inside of an element with
 * `dangerouslySetInnerHTML`, and the suppressed warning is the mismatch we
 * want. So slides and card faces are neither props nor script.
 *
 * Where React has to draw the island anew (an extension of the browser has
 * meddled with its markup), the children move over from the old element.
 */
export function StaticSlot({ as: Element, name, html, ref, ...attributes }: SlotProps) {
  const keepChildren = (element: HTMLElement | null) => {
    if (ref) ref.current = element;
    if (element && typeof html !== "string" && html !== element) element.append(...html.childNodes);
  };
  return (
    <Element
      {...attributes}
      {...{ [SLOT_ATTRIBUTE]: name }}
      ref={keepChildren}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof html === "string" ? html : nothing() }}
    />
  );
}

/** The empty markup that Trusted Types lets pass without a policy. */
function nothing(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
  return trustedTypes?.emptyHTML ?? "";
}
