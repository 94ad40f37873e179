import type { Titled } from "./section.tsx";

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
