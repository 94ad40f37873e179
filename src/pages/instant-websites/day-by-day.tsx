import { cycle } from "../../components/cycle.ts";
import { useSite } from "../../components/page-context.tsx";
import { DaySteps, useTimeline } from "../../components/sections/day-steps.tsx";
import type { Tone } from "../../components/sections/section.tsx";
import type { Words } from "./words.ts";

const tones: readonly Tone[] = ["sky", "mustard", "teal", "tomato"];

/** The site as it grows, a picture for each day in the colour of its step, and the steps. */
export function DayByDay({ words }: { words: Words["timeline"]["steps"] }) {
  const timeline = useSite().facts.delivery.instantWebsites;
  const steps = useTimeline(words, timeline);
  const spans = Object.values(timeline);
  const stepOf = (day: number) => spans.findIndex(([from, to]) => day >= from && day <= to);
  const allDays = Array.from({ length: Math.max(0, ...spans.map(([, to]) => to)) }, (_, index) => index + 1);
  return (
    <>
      <p className="days title-m" aria-hidden="true">
        {allDays.map((day) => (
          <span key={day} className={`tone-${cycle(tones, Math.max(0, stepOf(day)))}`}>
            <Stage part={day / allDays.length} />
            {day}
          </span>
        ))}
      </p>
      <DaySteps steps={steps} tones={tones} />
    </>
  );
}

/** Notes, a decision, an outline, and then the parts of the page, one after the other. */
const layers = [
  <path key="notes" fill="var(--ink)" d="M12 24h76v6H12zm0 16h50v6H12zm0 16h76v6H12z" />,
  <path key="decision" fill="var(--tomato)" d="M12 80h16v16H12z" />,
  <path
    key="outline"
    fill="none"
    stroke="var(--ink)"
    strokeWidth={4}
    strokeDasharray={8}
    d="M2 2h96v116H2zM12 30h50v40H12z"
  />,
  <path key="header" fill="var(--ink)" d="M0 0h100v18H0z" />,
  <path key="picture" fill="var(--teal)" d="M12 30h50v40H12z" />,
  <path key="words" fill="var(--ink)" d="M12 80h76v6H12zm0 16h50v6H12z" />,
  <path key="button" fill="var(--tomato)" d="M72 30h16v40H72z" />,
] as const;

/** What is done of the site: a part from 0 to 1. The outline takes the place of the notes. */
function Stage({ part }: { part: number }) {
  const done = Math.round(part * layers.length);
  return (
    <svg viewBox="0 0 100 120" aria-hidden="true">
      <path fill="var(--paper)" d="M0 0h100v120H0z" />
      {layers.slice(done > 2 ? 2 : 0, done)}
    </svg>
  );
}
