import type { ReactNode } from "react";

/** A heading with its text. */
export interface Titled {
  title: string;
  text: string;
}

/** A step with the days it takes. */
export interface TimelineStep extends Titled {
  day: string;
}

/** Background of a section; neighbours differ. */
export type Tone = "paper" | "sand" | "ink" | "mustard" | "teal" | "tomato" | "sky";

interface SectionProps {
  /** What the section lists, where an owner may have none: reviews, clients, questions. Then the section is left out. */
  items?: readonly unknown[];
  tone?: Tone;
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A band across the page, in one of the grounds. */
export function Section({ items, tone = "paper", id, labelledBy, className = "", children }: SectionProps) {
  if (items?.length === 0) return null;
  return (
    <section id={id} className={`section tone-${tone} ${className}`.trim()} aria-labelledby={labelledBy}>
      <div className="measure">{children}</div>
    </section>
  );
}

/** A section's heading, with an optional paragraph beside or below it, or a drawing below both. */
export function SectionHead({
  id,
  title,
  text,
  note = "beside",
  children,
}: {
  id?: string;
  title: string;
  text?: string;
  /** Where the paragraph stands where there is room. Most sections of a page have another place for it than beside. */
  note?: "beside" | "below";
  /** Drawn where the heading's column would be empty. */
  children?: ReactNode;
}) {
  return (
    <div className={note === "below" ? "section-head stacked" : "section-head"}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
