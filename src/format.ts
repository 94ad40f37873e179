import { parsePhoneNumber } from "awesome-phonenumber";
import type { Address, Range } from "./facts.ts";
import { site } from "./site.ts";
import { type Language, languageSettings } from "./urls.ts";

/** Keeps what belongs together on one line: `1.000 €`, `800 000 000`. */
export const NBSP = "\u00a0";

/** Beside a hyphen or a dash it keeps both sides on one line: `e-commerce`, `5–7`. */
export const WORD_JOINER = "\u2060";

/** Search engines cut longer ones. */
const LONGEST_TITLE = 60;

/** The title of a page, followed by the agency's name where both fit. */
export function pageTitle(title: string): string {
  const named = `${title} | ${site.name}`;
  return named.length <= LONGEST_TITLE ? named : title;
}

/** Whole euro in the custom of the language: `1.000 €`, `€1,000`. */
export function euro(amount: number, language: Language): string {
  return wholeEuro(language).format(amount);
}

/** Two prices in the custom of the language: `1.000–5.000 €`, `€1,000–€5,000`. */
export function euroRange([from, to]: Range, language: Language): string {
  return wholeEuro(language)
    .formatRange(from, to)
    .replace(/\s*[-–]\s*/, "–");
}

/** Made once for each language: making one takes longer than rendering a section. */
const formats = new Map<Language, Intl.NumberFormat>();

function wholeEuro(language: Language): Intl.NumberFormat {
  const format =
    formats.get(language) ??
    // The build reports a language without settings later.
    new Intl.NumberFormat(languageSettings[language]?.figures, {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
      useGrouping: "always" as unknown as boolean,
    });
  formats.set(language, format);
  return format;
}

/** `5–7`, kept on one line, or `5` where both ends are the same. */
export function range([from, to]: Range): string {
  return from === to ? `${from}` : `${from}${WORD_JOINER}–${WORD_JOINER}${to}`;
}

/** The form of a noun after a number or a range: `plural(1, "mese", "mesi")` is `mese`. */
export function plural(amount: number | Range, one: string, many: string): string {
  return (typeof amount === "number" ? amount : amount[1]) === 1 ? one : many;
}

/** A number or a range with its noun, kept on one line: `1 mese`, `5–7 giorni`. */
export function quantity(amount: number | Range, one: string, many: string): string {
  const figure = typeof amount === "number" ? amount : range(amount);
  return `${figure}${NBSP}${plural(amount, one, many)}`;
}

/** A phone number as it is written in Italy: `800 000 000`, and one abroad with its country code: `+41 91 800 00 00`. */
export function phone(e164: string): string {
  const { number, regionCode } = parsePhoneNumber(e164);
  const written = regionCode === "IT" ? number?.national : number?.international;
  // A wrong number is shown as it is; the facts check reports it.
  return (written ?? e164).replaceAll(" ", NBSP);
}

/** Returns whether calls from Italy are free. Another country's toll-free numbers are free only there. */
export function isTollFree(e164: string): boolean {
  const { type, regionCode } = parsePhoneNumber(e164);
  return type === "toll-free" && regionCode === "IT";
}

/** One line of an address: `Via Roma 1, 20900 Monza (MB)`, with the country's name if it is not Italy. */
export function addressLine(address: Address, language: Language): string {
  const { street, postalCode, city, province, country } = address;
  const line = `${street.replaceAll(" ", NBSP)}, ${postalCode}${NBSP}${city}${NBSP}(${province})`;
  return country === "IT" ? line : `${line}, ${new Intl.DisplayNames(language, { type: "region" }).of(country)}`;
}

/** Round the clock: `24/7`. */
export function aroundTheClock(availability: { hoursPerDay: number; daysPerWeek: number }): string {
  return `${availability.hoursPerDay}/${availability.daysPerWeek}`;
}
