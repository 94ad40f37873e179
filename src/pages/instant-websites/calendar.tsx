import { cycle } from "../../components/cycle.ts";
import type { TimelineStep, Tone } from "../../components/sections/section.tsx";
import type { NumberRange } from "../../facts/fact-rules.ts";

const tones: readonly Tone[] = ["sky", "mustard", "teal", "tomato"];

/** A row of all days for each step, with the step's own days filled in. */
export function Calendar({
  steps,
  days,
}: {
  steps: readonly TimelineStep[];
  /** First and last day of each step, in the order of the steps. */
  days: Record<string, NumberRange>;
}) {
  const spans = Object.values(days);
  const allDays = Array.from({ length: Math.max(0, ...spans.map(([, to]) => to)) }, (_, index) => index + 1);
  return (
    <ol className="stack-4 calendar">
      {steps.map((step, index) => {
        const [from, to] = spans[index] ?? [0, 0];
        const tone = `tone-${cycle(tones, index)}`;
        return (
          <li key={step.title}>
            <p className="calendar-days" aria-hidden="true">
              {allDays.map((day) => (
                <span key={day} className={day < from || day > to ? undefined : tone} />
              ))}
            </p>
            <div>
              <p>
                <strong>{step.day}</strong>
              </p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
