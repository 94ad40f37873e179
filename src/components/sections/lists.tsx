import type { ReactNode } from "react";
import { cycle } from "../cycle.ts";
import type { Titled, Tone } from "./section.tsx";

/** Short texts as a list. */
export function TextList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface ListLook<Look extends string> {
  /** A look that pages share. */
  look?: Look;
  /** What the page adds to it, or draws alone. */
  className?: string;
}

/** Titles with their texts as a list. */
export function Items({
  items,
  before,
  tones,
  ...classes
}: ListLook<"columns" | "rows" | "stack-2" | "stack-3"> & {
  items: readonly Titled[];
  /** What stands before each title, in turn. */
  before?: readonly ReactNode[];
  /** The ground of each item, in turn. */
  tones?: readonly Tone[];
}) {
  return (
    <ul className={classesOf(classes)}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={tones && `tone-${cycle(tones, index)}`}>
          {before && cycle(before, index)}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Titles with their texts in their order: numbered below rules, as the stops of a line, or plain. */
export function Steps({ steps, ...classes }: ListLook<"steps" | "line" | "point-list"> & { steps: readonly Titled[] }) {
  return (
    <ol className={classesOf(classes)}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

function classesOf({ look, className }: ListLook<string>): string {
  return [look, className].filter(Boolean).join(" ");
}
