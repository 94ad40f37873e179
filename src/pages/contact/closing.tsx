import { usePage, useSite } from "../../components/page-context.tsx";
import { Vignette } from "../../components/shapes.tsx";
import { hours, weekdayNames } from "../../facts/format.ts";

/** A calendar sheet: the days on which a person answers, their hours, and the appointment that is ticked. */
export function Closing() {
  const { facts } = useSite();
  const { language } = usePage();
  const { days, ...times } = facts.officeHours;
  const width = 320 / days.length;
  const columns = days.map((_, day) => Math.round((day + 0.5) * width));
  const booked = columns[Math.floor(days.length / 2)] ?? 160;
  return (
    <Vignette>
      <path fill="var(--ink)" d="M0 20h320v76H0z" />
      <path fill="var(--paper)" d="M0 96h320v224H0z" />
      <path stroke="var(--mustard)" strokeWidth={20} strokeLinecap="round" d="M52 4v36M268 4v36" />
      <g textAnchor="middle" fontWeight={650} fontSize={Math.min(26, width / 2.3)}>
        <text x={160} y={67} fill="var(--paper)">
          {hours(times, language)}
        </text>
        {weekdayNames(days, language, "short").map((name, day) => (
          <text key={name} x={columns[day]} y={132} fill="var(--ink)">
            {name}
          </text>
        ))}
      </g>
      <path
        stroke="var(--sky)"
        strokeWidth={width - 12}
        strokeDasharray="38 8"
        d={columns.map((x) => `M${x} 154v176`).join("")}
      />
      <g className="gesture gesture-up">
        <path stroke="var(--tomato)" strokeWidth={width - 12} d={`M${booked} 200v38`} />
        <path fill="none" stroke="var(--paper)" strokeWidth={6} d={`m${booked - 11} 220 8 8 14-18`} />
      </g>
    </Vignette>
  );
}
