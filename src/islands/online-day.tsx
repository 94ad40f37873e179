import { useEffect, useState } from "react";
import { addDays, type DayCount, isWorkingDay, lastDay, nextWorkingDay } from "../facts/calendar.ts";
import { SendLink } from "./send-link.tsx";
import { Slider } from "./slider.tsx";
import { Text } from "./text.tsx";

export interface OnlineDayProps {
  locale: string;
  /** Delivery time. */
  days: number;
  counted: DayCount;
  /** The address of a chat, to which the dates are added. */
  chat: string;
  /** What is online then, in Italian: "Landing page". */
  what: string;
  words: OnlineDayWords & { opensNewTab: string };
}

export interface OnlineDayWords {
  /** Names the slider and the result. */
  start: string;
  result: string;
  /** Until the browser has told the date: "domani", and the delivery time. */
  tomorrow: string;
  time: string;
  /** Follows the day. */
  online: string;
  /** Sends the dates to us. */
  send: string;
}

/** A month, in working days. */
const range = { min: 0, max: 21, step: 1, start: 0 };

/** The day a site is online, from the day of the start. The page has no date: the browser tells it after hydration. */
export function OnlineDay({ locale, days, counted, chat, what, words }: OnlineDayProps) {
  const [wait, setWait] = useState(range.start);
  const [tomorrow, setTomorrow] = useState<Date>();
  useEffect(() => {
    const readDate = () => {
      const now = new Date();
      setTomorrow(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 1)));
    };
    readDate();
    // A visitor may return to the tab days later.
    document.addEventListener("visibilitychange", readDate);
    return () => document.removeEventListener("visibilitychange", readDate);
  }, []);

  const start = tomorrow && lastDay(nextWorkingDay(tomorrow), wait + 1, "working");
  const online = start && lastDay(start, days, counted);
  const delivery = deliveryDays(start, online, days);
  const dates = new Intl.DateTimeFormat(locale, dayFormat);
  const message = start && online && italianLine(what, start, online);
  // Lines break after the weekday.
  const format = (date: Date) => dates.format(date).replaceAll(" ", NBSP).replace(NBSP, " ");
  return (
    <div className="stack-3 tool tool-closer dated">
      <output className="stack-2" aria-label={words.result} aria-live="polite">
        <Text as="strong" className="tool-result">
          {online ? format(online) : words.time}
        </Text>{" "}
        <Text className="tool-unit">{words.online}</Text>
        {/* Another number of days gets new elements: old ones would move, a layout shift. */}
        {counted === "working" && (
          <span key={delivery.length} className="tool-days" aria-hidden="true">
            {delivery.map(({ key, date }) => (
              <span key={key} data-off={date && !isWorkingDay(date) ? "" : undefined}>
                {date?.getUTCDate()}
              </span>
            ))}
          </span>
        )}
      </output>
      <Slider label={words.start} shown={start ? format(start) : words.tomorrow} range={range} onMove={setWait} />
      <SendLink chat={message ? chat + encodeURIComponent(` ${message}`) : chat} words={words} />
    </div>
  );
}

const NBSP = "\u00a0";

const dayFormat = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

/** The dates for our chat, which is in Italian on every page. */
function italianLine(what: string, start: Date, online: Date): string {
  const { format } = new Intl.DateTimeFormat("it-IT", dayFormat);
  return `${what}: si comincia ${format(start)}, online ${format(online)}.`;
}

/** The days of the delivery. The styles number them until their dates are known. */
function deliveryDays(start: Date | undefined, online: Date | undefined, days: number): { key: number; date?: Date }[] {
  if (!start || !online) return Array.from({ length: days }, (_, key) => ({ key }));
  const all = [{ key: 0, date: start }];
  for (let date = addDays(start, 1); date <= online; date = addDays(date, 1)) all.push({ key: all.length, date });
  return all;
}
