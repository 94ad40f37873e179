import type { ElementType, HTMLAttributes, Ref } from "react";
import { SLOT_ATTRIBUTE } from "../contract.ts";

type SlotProps = HTMLAttributes<HTMLElement> & {
  as: ElementType;
  name: string;
  /** What the server wrote; the browser gives nothing and leaves what is there. */
  html: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the element, and so the ref's type, is the caller's choice.
  ref?: Ref<any>;
};

/**
 * An element whose children the server writes once and hydration leaves
 * alone: React takes no interest in the inside of an element with
 * `dangerouslySetInnerHTML`, and the suppressed warning is the mismatch we
 * want. So slides and card faces are neither props nor script.
 */
export function StaticSlot({ as: Element, name, html = "", ...attributes }: SlotProps) {
  return (
    <Element
      {...attributes}
      {...{ [SLOT_ATTRIBUTE]: name }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
