import type { ReactNode } from "react";
import { Section, SectionTitle, type Tone } from "./section.tsx";

/** The last section of a page: a heading, what follows it, and a drawing that stands on the foot of the section. */
export function ClosingSection({
  title,
  id = "cta",
  tone,
  layout,
  art,
  children,
}: {
  title: string;
  id?: string;
  tone: Tone;
  /** Where words and drawing stand, if not words on the left. `closing`: numbers, which on phones take the place of the drawing. */
  layout?: "art-left" | "poster-type" | "closing" | undefined;
  art: ReactNode;
  /** Text and actions. */
  children: ReactNode;
}) {
  return (
    <Section tone={tone} id={id} className={layout ? `page-grid cta ${layout}` : "page-grid cta"}>
      <div className="stack-3 cta-words">
        <SectionTitle>{title}</SectionTitle>
        {children}
      </div>
      {art}
    </Section>
  );
}
