import type { Range } from "../../facts.ts";
import { cycle } from "../cycle.ts";
import type { Titled, Tone } from "./section.tsx";

/** A step with the days it takes. */
export interface TimelineStep extends Titled {
  day: string;
}

/** A step for every span of days, as long on the page as it is in time; a calendar also shows each day. */
export function DaySteps({
  look,
  steps,
  days,
  tones,
}: {
  look: "calendar" | "stairs";
  steps: readonly TimelineStep[];
  /** First and last day of each step, in the order of the steps. */
  days: Record<string, Range>;
  tones: readonly Tone[];
}) {
  const spans = Object.values(days);
  return (
    <ol className={`days ${look}`}>
      {steps.map((step, index) => {
        const marks = daysOf(spans[index]);
        return (
          <li key={step.title} className={`tone-${cycle(tones, index)}`} data-days={marks.length}>
            {look === "calendar" && (
              <p className="day-marks" aria-hidden="true">
                {marks.map((day) => (
                  <span key={day} />
                ))}
              </p>
            )}
            <div className="day-words">
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

function daysOf(span: Range = [1, 1]): number[] {
  const [from, to] = span;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
