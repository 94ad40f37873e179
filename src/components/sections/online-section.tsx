import { type DayCount, lastDay } from "../../facts/calendar.ts";
import { languageSettings } from "../../urls.ts";
import { Island } from "../island.tsx";
import { usePage } from "../page-context.tsx";
import { Examples, type ExamplesWords } from "./examples.tsx";
import { Section, SectionHead, type Titled, type Tone } from "./section.tsx";

/** What the tool for the day of a site says. */
export interface OnlineWords extends Titled {
  /** Names the slider and the result. */
  start: string;
  result: string;
  /** Until the browser has told the date: "domani", and the delivery time. */
  tomorrow: string;
  time: string;
  /** Follows the day. */
  online: string;
  /** Which days count. */
  note: string;
  examples: ExamplesWords;
}

/** When a site is online, from the day of the start. The build reads no clock, so the examples are days of the week. */
export function OnlineSection({
  words: { title, text, note, examples, ...words },
  tone,
  days,
  counted,
}: {
  words: OnlineWords;
  tone: Tone;
  /** Delivery time. */
  days: number;
  counted: DayCount;
}) {
  const locale = languageSettings[usePage().language].figures;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const rows = exampleStarts.map((start) => [start, lastDay(start, days, counted)].map((day) => weekday.format(day)));
  return (
    <Section tone={tone} labelledBy="online-title" className="beside">
      <SectionHead id="online-title" title={title} text={text} />
      <div>
        <Island name="online-day" hydrate="view" props={{ locale, days, counted, words }} />
        <Examples words={examples} rows={rows} />
        <p className="fine-print tool-note">{note}</p>
      </div>
    </Section>
  );
}

/** Monday, Wednesday and Friday of two weeks without a holiday. */
const exampleStarts = ["2026-09-07", "2026-09-09", "2026-09-11"].map((day) => new Date(day));
