import { Fragment } from "react";
import { cycle } from "../../components/cycle.ts";
import { drawingsFrom } from "../../components/drawing-from.tsx";
import { useSite } from "../../components/page-context.tsx";
import { useTimeline } from "../../components/sections/day-steps.tsx";
import type { Tone } from "../../components/sections/section.tsx";
import type { Words } from "./words.ts";

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
export function Stairs({ words }: { words: Words["process"]["steps"] }) {
  const timeline = useSite().facts.delivery.landingPages;
  const steps = useTimeline(words, timeline);
  const spans = Object.values(timeline);
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
