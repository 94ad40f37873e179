import { parsePhoneNumber } from "awesome-phonenumber";
import type { Address, Range } from "./site.ts";
import { figureLocales, type Language } from "./urls.ts";

/** Keeps what belongs together on one line: `1.000 €`, `800 000 000`. */
export const NBSP = "\u00a0";

/** Behind a hyphen it keeps the word on one line: `e-commerce`. */
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

/** `5–7`, or `5` where both ends are the same. */
export function range([from, to]: Range): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

/** A phone number as one reads it at home: `800 000 000`. Falls back to the input, which the facts check refuses. */
export function phone(e164: string): string {
  return (parsePhoneNumber(e164).number?.national ?? e164).replaceAll(" ", NBSP);
}

/** One line of an address: `Via Esempio 1, 20900 Monza (MB)`. */
export function addressLine({ street, postalCode, city, province }: Address): string {
  return `${street.replaceAll(" ", NBSP)}, ${postalCode}${NBSP}${city}${NBSP}(${province})`;
}

/** Round the clock: `24/7`. */
export function aroundTheClock(availability: { hoursPerDay: number; daysPerWeek: number }): string {
  return `${availability.hoursPerDay}/${availability.daysPerWeek}`;
}
