import { useSite } from "../../components/page-context.tsx";
import { WEEKDAYS } from "../../facts/format.ts";
import { weekOf } from "./week.ts";
import type { Words } from "./words.ts";

/** Seven days of 24 hours, the hours of an office among them. */
export function WeekChart({ words: { days, open, closed } }: { words: Words["week"] }) {
  const week = weekOf(useSite().facts.officeHours);
  const opened = week.days.map((day) => `M${week.from} ${WEEKDAYS.indexOf(day)}H${week.to}v1H${week.from}z`);
  return (
    <div className="week">
      <p className="fine-print week-days" aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <svg viewBox="0 0 24 7" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--mustard)" d="M0 0h24v7H0z" />
        <path className="uncovers" fill="var(--teal)" d={opened.join("")} />
        <path className="week-lines" d={`${lines(24, (x) => `M${x} 0v7`)}${lines(7, (y) => `M0 ${y}h24`)}`} />
      </svg>
      <p className="fine-print week-hours" aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <dl>
        {[open, closed].map(({ figure, note }) => (
          <div key={note}>
            <dt className="title-m">{figure}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The lines between `count` parts. */
function lines(count: number, line: (at: number) => string): string {
  return Array.from({ length: count - 1 }, (_, index) => line(index + 1)).join("");
}
