import { parsePhoneNumber } from "awesome-phonenumber";
import type { Address, Range } from "./facts.ts";
import { figureLocales, type Language } from "./urls.ts";

/** Keeps what belongs together on one line: `1.000 €`, `800 000 000`. */
export const NBSP = "\u00a0";

/** Beside a hyphen or a dash it keeps both sides on one line: `e-commerce`, `5–7`. */
export const WORD_JOINER = "\u2060";

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
    new Intl.NumberFormat(figureLocales[language], {
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

/** A phone number as it is written in Italy: `800 000 000`, and one abroad with its country code: `+41 91 800 00 00`. */
export function phone(e164: string): string {
  const { number, regionCode } = parsePhoneNumber(e164);
  const written = regionCode === "IT" ? number?.national : number?.international;
  // A wrong number is shown as it is; the facts check reports it.
  return (written ?? e164).replaceAll(" ", NBSP);
}

/** One line of an address: `Via Roma 1, 20900 Monza (MB)`, and for Switzerland `Via Nassa 1, CH-6900 Lugano (TI)`. */
export function addressLine({ street, postalCode, city, province, country }: Address): string {
  const code = country === "CH" ? `CH-${postalCode}` : postalCode;
  return `${street.replaceAll(" ", NBSP)}, ${code}${NBSP}${city}${NBSP}(${province})`;
}

/** Round the clock: `24/7`. */
export function aroundTheClock(availability: { hoursPerDay: number; daysPerWeek: number }): string {
  return `${availability.hoursPerDay}/${availability.daysPerWeek}`;
}
