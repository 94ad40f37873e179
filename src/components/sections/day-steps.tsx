import type { NumberRange } from "../../facts/fact-rules.ts";
import { cycle } from "../cycle.ts";
import { usePage } from "../page-context.tsx";
import { Unbroken } from "../unbroken.tsx";
import type { TimelineStep, Titled, Tone } from "./section.tsx";

/** Steps with the days they take, which may have the colours of a drawing. */
export function DaySteps({ steps, tones }: { steps: readonly TimelineStep[]; tones?: readonly Tone[] }) {
  return (
    <ol className="day-steps">
      {steps.map((step, index) => (
        <li key={step.title}>
          <p className={tones ? `step-day tone-${cycle(tones, index)}` : "step-day"}>
            <strong>
              <Unbroken text={step.day} />
            </strong>
          </p>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Returns the steps of a timeline with their days, in its order. */
export function useTimeline<Phase extends string>(
  words: Record<Phase, Titled>,
  timeline: Record<Phase, NumberRange>,
): TimelineStep[] {
  const { stepDays } = usePage().say.terms;
  const phases = Object.entries<NumberRange>(timeline) as [Phase, NumberRange][];
  return phases.map(([phase, days]) => ({ ...words[phase], day: stepDays(days) }));
}
