import { cycle } from "../cycle.ts";
import { Unbroken } from "../unbroken.tsx";
import type { TimelineStep, Tone } from "./section.tsx";

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
