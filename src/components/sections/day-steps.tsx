import type { Range } from "../../facts.ts";
import { cycle } from "../cycle.ts";
import type { Titled, Tone } from "./section.tsx";

/** A step with the days it takes. */
export interface TimelineStep extends Titled {
  day: string;
}

/** From this length on, all steps are equally wide. */
const WIDEST_DAYS = 7;

/** Steps with the days they take: the longer, the wider. A calendar also shows each day. */
export function DaySteps({
  look,
  steps,
  days,
  tones,
}: {
  look: "calendar" | "stairs";
  steps: readonly TimelineStep[];
  /** First and last day of each step, in the order of the steps. A step without an entry takes one day. */
  days: Record<string, Range>;
  tones: readonly Tone[];
}) {
  const spans = Object.values(days);
  return (
    <ol className={`days ${look}`}>
      {steps.map((step, index) => {
        const marks = daysOf(spans[index]);
        return (
          <li
            key={step.title}
            className={`tone-${cycle(tones, index)}`}
            data-days={Math.min(marks.length, WIDEST_DAYS)}
          >
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

function daysOf([from, to]: Range = [1, 1]): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
