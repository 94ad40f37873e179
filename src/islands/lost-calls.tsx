import { useState } from "react";
import { lostCalls, WORKING_DAYS_A_MONTH } from "../facts/calendar.ts";
import { SendLink } from "./send-link.tsx";
import { Slider, type SliderRange } from "./slider.tsx";
import { Text } from "./text.tsx";

export interface LostCallsProps {
  range: SliderRange;
  /** The address of a chat, to which the figures are added. */
  chat: string;
  words: LostCallsWords & { opensNewTab: string };
}

export interface LostCallsWords {
  /** Names the slider and the result. */
  perDay: string;
  result: string;
  /** Follows the figure. */
  perMonth: string;
  /** What a month of answers costs. */
  monthly?: { figure: string; note: string };
  /** Sends the figures to us. */
  send: string;
}

/** How many calls are lost in a month, as dots: a column for each working day. */
export function LostCalls({ range, chat, words }: LostCallsProps) {
  const [perDay, setPerDay] = useState(range.start);
  const { monthly } = words;
  return (
    <div className="stack-3 tool tool-closer lost-calls">
      <div className="tool-pair">
        <output className="stack-2" aria-label={words.result} aria-live="polite">
          <Text as="strong" className="tool-result">
            {String(lostCalls(perDay))}
          </Text>{" "}
          <Text className="tool-unit">{words.perMonth}</Text>
        </output>
        {monthly && (
          <p className="stack-2">
            <Text as="strong" className="tool-result">
              {monthly.figure}
            </Text>{" "}
            <Text className="tool-unit">{monthly.note}</Text>
          </p>
        )}
      </div>
      <svg className="tool-dots" viewBox={`0 0 ${WORKING_DAYS_A_MONTH} ${range.max}`} aria-hidden="true">
        <g fill="none" strokeLinecap="round" strokeDasharray="0 1">
          <path stroke="currentColor" strokeOpacity={0.2} strokeWidth={0.4} d={rows(0, range.max)} />
          <path stroke="var(--tomato)" strokeWidth={0.8} d={rows(range.max - perDay, range.max)} />
        </g>
      </svg>
      <Slider label={words.perDay} shown={String(perDay)} range={range} onMove={setPerDay} />
      <SendLink chat={chat + encodeURIComponent(` ${italianLine(perDay)}`)} words={words} />
    </div>
  );
}

/** The figures for our chat, which is in Italian on every page. */
function italianLine(perDay: number): string {
  return `Chiamate perse: ${perDay} al giorno, circa ${lostCalls(perDay)} al mese.`;
}

/** Lines through the middles of the dots. A little longer, since a dot at the very end is not drawn. */
function rows(from: number, to: number): string {
  const heights = Array.from({ length: to - from }, (_, index) => from + index + 0.5);
  return heights.map((y) => `M.5 ${y}h${WORKING_DAYS_A_MONTH - 0.9}`).join("");
}
