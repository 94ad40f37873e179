import { type HTMLAttributes, memo, type RefObject } from "react";
import { SLOT_ATTRIBUTE } from "../contract.ts";

/** The children of a static slot: markup on the server, and in the browser the element that the server wrote. */
export type Slot = string | Element;

type SlotProps = HTMLAttributes<HTMLElement> & {
  as: "div" | "ul";
  name: string;
  html: Slot;
  ref?: RefObject<HTMLElement | null>;
};

/**
 * An element whose children are written once, by the server: they are neither
 * props nor script. Hydration leaves them alone, because React ignores the
 * children of an element with `dangerouslySetInnerHTML`; the suppressed
 * warning is that mismatch. No later render reaches the element at all, since
 * it is never rendered twice: its attributes keep their first values.
 *
 * If React has to render the whole island again (an extension changed its
 * markup), the children move over from the old element.
 */
export const StaticSlot = memo(renderSlot, () => true);

function renderSlot({ as: Element, name, html, ref, ...attributes }: SlotProps) {
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
      dangerouslySetInnerHTML={typeof html === "string" ? { __html: html } : nothing}
    />
  );
}

/**
 * Empty markup that Trusted Types accept without a policy. One object for
 * good: React writes markup that is not identical to the last, and WebKit
 * makes a new `emptyHTML` at each access.
 */
const nothing = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? "",
};
