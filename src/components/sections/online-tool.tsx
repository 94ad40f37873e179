import { type DayCount, lastDay } from "../../facts/calendar.ts";
import { languageSettings } from "../../urls.ts";
import { whatsAppUrl } from "../../words/whatsapp.ts";
import { Island } from "../island.tsx";
import { usePage, useSite } from "../page-context.tsx";
import { Examples, type ExamplesWords } from "./examples.tsx";

/** What the tool for the day of a site says. */
export interface OnlineWords {
  title: string;
  /** Names the slider and the result. */
  start: string;
  result: string;
  /** Until the browser has told the date: "domani", and the delivery time. */
  tomorrow: string;
  time: string;
  /** Follows the day. */
  online: string;
  /** Opens the chat, with the dates. */
  send: string;
  /** Which days count. */
  note: string;
  examples: ExamplesWords;
}

/** When a site is online, from the day of the start. The build reads no clock, so the examples are days of the week. */
export function OnlineTool({
  words: { title, note, examples, ...words },
  what,
  days,
  counted,
}: {
  words: OnlineWords;
  /** What is online then, in the Italian message: "Landing page". */
  what: string;
  /** Delivery time. */
  days: number;
  counted: DayCount;
}) {
  const { language, shared } = usePage();
  const chat = whatsAppUrl(useSite().facts.phones.whatsapp);
  const { opensNewTab } = shared.ui;
  const locale = languageSettings[language].figures;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const rows = exampleStarts.map((start) => [start, lastDay(start, days, counted)].map((day) => weekday.format(day)));
  return (
    <div className="online">
      <h3>{title}</h3>
      <Island name="online-day" props={{ locale, days, counted, chat, what, words: { ...words, opensNewTab } }} />
      <Examples words={examples} rows={rows} />
      <p className="fine-print">{note}</p>
    </div>
  );
}

/** Monday, Wednesday and Friday of two weeks without a holiday. */
const exampleStarts = ["2026-09-07", "2026-09-09", "2026-09-11"].map((day) => new Date(day));
