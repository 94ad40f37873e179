import { type Language, languageSettings } from "../urls.ts";
import type { Facts, NumberRange, OfficeAddress } from "./fact-rules.ts";

/** Keeps what belongs together on one line: `1.000 €`, `800 000 000`. */
export const NBSP = "\u00a0";

/** Euro in the custom of the language, with cents if there are some: `1.000 €`, `48,80 €`; `€1,000`, `€48.80`. */
export function euro(amount: number, language: Language): string {
  if (Number.isInteger(amount)) return euroFormat(language).format(amount);
  const { figures } = languageSettings[language];
  return new Intl.NumberFormat(figures, EURO).format(amount);
}

/** Two prices in the custom of the language: `1.000–5.000 €`, `€1,000–5,000`. */
export function euroRange([from, to]: NumberRange, language: Language): string {
  return euroFormat(language)
    .formatRange(from, to)
    .replace(/\s*[-–]\s*€?/, "–");
}

/** Made once for each language: making one takes longer than rendering a section. */
const formats = new Map<Language, Intl.NumberFormat>();

function euroFormat(language: Language): Intl.NumberFormat {
  const format = formats.get(language) ?? wholeEuro(languageSettings[language].figures);
  formats.set(language, format);
  return format;
}

/** Whole euro in the custom of a locale: `1.000 €`, `€1,000`. */
export function wholeEuro(locale?: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { ...EURO, maximumFractionDigits: 0 });
}

/** Thousands are marked from 1,000 on; the types know no `always` yet. */
const EURO = { style: "currency", currency: "EUR", useGrouping: "always" as unknown as boolean } as const;

/** `5–7`, or `5` where both ends are the same. */
export function range([from, to]: NumberRange): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

/** A text with a capital at its start. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number or a range with its noun, which stays beside it: `1 mese`, `5–7 giorni`. */
export function quantity(amount: number | NumberRange, one: string, many: string): string {
  const ends = typeof amount === "number" ? ([amount, amount] as const) : amount;
  return `${range(ends)}${NBSP}${ends[1] === 1 ? one : many}`;
}

/** One line of an address: `Via Roma 1, 20900 Monza (MB)`, with the country's name if it is not Italy. */
export function addressLine(address: OfficeAddress, language: Language): string {
  const { street, postalCode, city, province, country } = address;
  const line = `${street.replaceAll(" ", NBSP)}, ${postalCode}${NBSP}${city}${NBSP}(${province})`;
  return country === "IT" ? line : `${line}, ${new Intl.DisplayNames(language, { type: "region" }).of(country)}`;
}

/** Joins the texts that there are with commas. */
export function commaList(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(", ");
}

/** Names in the custom of the language: `dominio, testi e account`. */
export function list(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageSettings[language]?.figures).format(names);
}

/** Days and hours of opening, inside a sentence: `dal lunedì al venerdì, dalle 9 alle 18`; `Monday and Thursday, 8:30 am to 7 pm`. */
export function openingHours({ days, ...times }: OfficeHours, language: Language): string {
  const names = weekdayNames(days, language, "long");
  const [first = 0, ...others] = days.map((day) => WEEKDAYS.indexOf(day));
  const isRow = days.length > 2 && (others.at(-1) ?? 0) - first === others.length;
  const [from = "", to = ""] = [names[0], names.at(-1)];
  const row =
    language === "it" ? `dal ${from} ${days.at(-1) === "Su" ? "alla" : "al"} ${to}` : fromTo(from, to, language);
  return `${isRow ? row : list(names, language)}, ${hours(times, language)}`;
}

/** From one day or hour to another. */
const fromTo = (from: string, to: string, language: Language) => [from, to].join(language === "en" ? " to " : "–");

type OfficeHours = Facts["officeHours"];

/** `lunedì` and `martedì`, or `lun` and `mar`. */
export function weekdayNames(days: OfficeHours["days"], language: Language, weekday: "long" | "short"): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
  // The first of January 2024 was a Monday.
  return days.map((day) => format(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))));
}

export const WEEKDAYS: OfficeHours["days"] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** `dalle 9 alle 18`, `9 am to 6 pm` */
export function hours({ opens, closes }: Pick<OfficeHours, "opens" | "closes">, language: Language): string {
  const [from = "", to = ""] = [opens, closes].map((time) => clockTime(time, language));
  return language === "it" ? `dalle${NBSP}${from} alle${NBSP}${to}` : fromTo(from, to, language);
}

/** `9`, `8:30`; `9 am`, `8:30 am` */
function clockTime(time: string, language: Language): string {
  if (language !== "en") return time.replace(/^0|:00$/g, "");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}${minute ? time.slice(2) : ""}${NBSP}${hour < 12 ? "am" : "pm"}`;
}

/** Languages to choose from by their names in one of them, that one first: `italiano o inglese`, `English or Italian`. */
export function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  const choice = new Intl.ListFormat(languageSettings[language]?.figures, { type: "disjunction" });
  const ownFirst = [...codes].sort((one, other) => Number(other === language) - Number(one === language));
  return choice.format(ownFirst.map((code) => names.of(code) ?? code));
}

/** Countries by their names: `Italia e Svizzera`. */
export function countryNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return list(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}
