import { useState } from "react";
import { lostCalls, WORKING_DAYS_A_MONTH } from "../facts/calendar.ts";
import { Slider, type SliderRange } from "./slider.tsx";
import { Text } from "./text.tsx";

export interface LostCallsProps {
  range: SliderRange;
  words: LostCallsWords;
}

export interface LostCallsWords {
  /** Names the slider and the result. */
  perDay: string;
  result: string;
  /** Follows the figure. */
  perMonth: string;
}

/** How many calls are lost in a month, as dots: a column for each working day. */
export function LostCalls({ range, words }: LostCallsProps) {
  const [perDay, setPerDay] = useState(range.start);
  return (
    <div className="stack-3 tool">
      <output className="stack-2" aria-label={words.result} aria-live="polite">
        <Text as="strong">{String(lostCalls(perDay))}</Text> <Text className="tool-unit">{words.perMonth}</Text>
        <svg viewBox={`0 0 ${WORKING_DAYS_A_MONTH} ${range.max}`} aria-hidden="true">
          <g fill="none" strokeLinecap="round" strokeDasharray="0 1">
            <path stroke="currentColor" strokeOpacity={0.2} strokeWidth={0.4} d={rows(0, range.max)} />
            <path stroke="var(--tomato)" strokeWidth={0.8} d={rows(range.max - perDay, range.max)} />
          </g>
        </svg>
      </output>
      <Slider label={words.perDay} shown={String(perDay)} range={range} onMove={setPerDay} />
    </div>
  );
}

/** Lines through the middles of the dots. */
function rows(from: number, to: number): string {
  const heights = Array.from({ length: to - from }, (_, index) => from + index + 0.5);
  return heights.map((y) => `M.5 ${y}h${WORKING_DAYS_A_MONTH - 1}`).join("");
}
