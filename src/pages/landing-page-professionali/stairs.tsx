import { cycle } from "../../components/cycle.ts";
import type { TimelineStep, Tone } from "../../components/sections/section.tsx";
import type { NumberRange } from "../../facts/fact-rules.ts";
import { pageStages } from "./page-stages.tsx";

const tones: readonly Tone[] = ["teal", "sky", "mustard", "tomato"];

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
            {cycle(pageStages, index)}
          </li>
        );
      })}
    </ol>
  );
}
