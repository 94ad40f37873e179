import { answers } from "../../styles/blocks/answers.look.tsx";
import { bill } from "../../styles/blocks/bill.look.tsx";
import { button } from "../../styles/blocks/button.look.tsx";
import { columns } from "../../styles/blocks/columns.look.tsx";
import { contact } from "../../styles/blocks/contact.look.tsx";
import { cta } from "../../styles/blocks/cta.look.tsx";
import { daySteps } from "../../styles/blocks/day-steps.look.tsx";
import { hero } from "../../styles/blocks/hero.look.tsx";
import { line } from "../../styles/blocks/line.look.tsx";
import { price } from "../../styles/blocks/price.look.tsx";
import { questions } from "../../styles/blocks/questions.look.tsx";
import { review } from "../../styles/blocks/review.look.tsx";
import { rows } from "../../styles/blocks/rows.look.tsx";
import { steps } from "../../styles/blocks/steps.look.tsx";
import { layout } from "../../styles/layout.look.tsx";
import type { Look, Sample } from "./look.ts";
import { Section, SectionHead, tones } from "./sections/section.tsx";

/** The look of every block that pages choose, by the name of its sheet. */
const looks: Record<string, Look> = {
  layout,
  hero,
  button,
  columns,
  rows,
  steps,
  line,
  "day-steps": daySteps,
  answers,
  questions,
  review,
  price,
  bill,
  cta,
  contact,
};

export const lookNames = Object.keys(looks);

/** All blocks, each with what it is for, and framed in the width of a phone and of a laptop. */
export function Looks({ folder }: { folder: string }) {
  return Object.entries(looks).map(([name, { says }]) => (
    <Section key={name} id={name} head={{ title: name, text: says }}>
      <div className="actions">
        {[390, 1440].map((width) => (
          <iframe key={width} src={`${folder}${name}/`} width={width} height={700} loading="lazy" title={name} />
        ))}
      </div>
    </Section>
  ));
}

/** All kinds of a block, in all tones. */
export function LookOf({ name, sample }: { name: string; sample: Sample }) {
  const { kinds, isSection } = looks[name] as Look;
  return Object.entries(kinds).map(([kind, show], index) => (
    <div key={kind}>
      <Section id={`kind-${index}`}>
        <SectionHead title={kind} />
      </Section>
      {tones.map((tone) =>
        isSection ? (
          <div key={tone}>{show(sample, tone)}</div>
        ) : (
          <Section key={tone} id={`kind-${index}-${tone}`} tone={tone} head={{ title: `tone="${tone}"` }}>
            {show(sample, tone)}
          </Section>
        ),
      )}
    </div>
  ));
}
