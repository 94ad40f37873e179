import { createContext, type ReactNode, useContext } from "react";

/** A heading with its text. */
export interface Titled {
  title: string;
  text: string;
}

/** A step with the days it takes. */
export interface TimelineStep extends Titled {
  day: string;
}

export const tones = ["paper", "sand", "mustard", "teal", "tomato", "sky", "ink"] as const;

/** Background of a section; neighbours differ. */
export type Tone = (typeof tones)[number];

interface Head {
  title: string;
  text?: string | undefined;
  /** Where the paragraph stands where there is room. Most sections of a page have another place for it than beside. */
  note?: "beside" | "below" | undefined;
}

interface SectionProps extends Pick<Head, "note"> {
  /** Where links to the section lead. Its heading names it. */
  id: string;
  /** Its heading and, if it has one, the paragraph. Without it a `SectionHead` or `SectionTitle` stands among the children. */
  head?: Omit<Head, "note">;
  tone?: Tone;
  /** `beside`: one thing beside the heading, which stays in view. `seven-five`: two blocks, the first one wider. */
  layout?: "beside" | "seven-five";
  /** What the section lists, where an owner may have none: reviews, clients, questions. Then the section is left out. */
  items?: object;
  className?: string;
  children: ReactNode;
}

/** A band across the page, in one of the grounds. */
export function Section({ id, head, note, tone = "paper", layout, items, className, children }: SectionProps) {
  if (items && Object.keys(items).length === 0) return null;
  const titleId = `${id}-title`;
  const classes = ["section", `tone-${tone}`, layout, className].filter(Boolean).join(" ");
  return (
    <section id={id} className={classes} aria-labelledby={titleId}>
      <div className="page-width">
        <TitleId value={titleId}>
          {head && <SectionHead title={head.title} text={head.text} note={note} />}
          {children}
        </TitleId>
      </div>
    </section>
  );
}

const TitleId = createContext("");

/** A section's heading, with an optional paragraph beside or below it. */
export function SectionHead({ title, text, note = "beside" }: Head) {
  return (
    <div className={note === "below" ? "section-head stacked" : "section-head"}>
      <SectionTitle>{title}</SectionTitle>
      {text && <p>{text}</p>}
    </div>
  );
}

/** The heading alone, where a section has a place of its own for it. */
export function SectionTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h2 id={useContext(TitleId)} className={className}>
      {children}
    </h2>
  );
}
