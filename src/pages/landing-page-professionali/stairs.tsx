import { Fragment } from "react";
import { cycle } from "../../components/cycle.ts";
import { drawingsFrom } from "../../components/drawing-from.tsx";
import type { TimelineStep, Tone } from "../../components/sections/section.tsx";
import type { NumberRange } from "../../facts/fact-rules.ts";

const tones: readonly Tone[] = ["teal", "sky", "mustard", "tomato"];

const [plan, outlines, blocks, corrections, visitors] = drawingsFrom("src/pages/landing-page-professionali/stages", [
  "plan",
  "outlines",
  "blocks",
  "corrections",
  "visitors",
]);

/** The page as it grows, a stage for each step. Its blocks take two days. All have the same scale. */
const stages = [
  plan,
  <Fragment key="blocks">
    {outlines}
    {blocks}
  </Fragment>,
  corrections,
  visitors,
];

/** From this length on, all steps are equally wide. */
const WIDEST_DAYS = 7;

/** Steps that climb to the publication: the longer they take, the wider they are. */
export function Stairs({
  steps,
  days,
}: {
  steps: readonly TimelineStep[];
  /** First and last day of each step, in the order of the steps. A step without an entry takes one day. */
  days: Record<string, NumberRange>;
}) {
  const spans = Object.values(days);
  return (
    <ol className="stairs">
      {steps.map((step, index) => {
        const [from, to] = spans[index] ?? [1, 1];
        return (
          <li
            key={step.title}
            className={`tone-${cycle(tones, index)}`}
            data-days={Math.min(to - from + 1, WIDEST_DAYS)}
          >
            <p>
              <strong>{step.day}</strong>
            </p>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            {cycle(stages, index)}
          </li>
        );
      })}
    </ol>
  );
}
