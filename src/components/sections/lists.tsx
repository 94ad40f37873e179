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

/** Titles with their texts as a list, in one of the looks of lists. */
export function Items({
  items,
  className,
  before,
  tones,
}: {
  items: readonly Titled[];
  className: string;
  /** What stands before each title, in turn. */
  before?: readonly ReactNode[];
  /** The ground of each item, in turn. */
  tones?: readonly Tone[];
}) {
  return (
    <ul className={className}>
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

/** Numbered steps: on a rule and in columns where there is room, or as the page's own block draws them. */
export function Steps({ steps, className = "steps" }: { steps: readonly Titled[]; className?: string }) {
  return (
    <ol className={className}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
