import type { Range } from "../facts.ts";
import { euro, NBSP, plural } from "../format.ts";
import type { Language } from "../urls.ts";
import { termsIn } from "./terms/index.ts";

/** Returns the lowest price of a range: `da 1.000 €`; where the price varies, that it is made to measure. */
export function fromPrice(range: Range | null, language: Language): string {
  const { from, madeToMeasure } = termsIn(language);
  return range ? `${from}${NBSP}${euro(range[0], language)}` : madeToMeasure;
}

/** Returns a number of months as the title of an offer: `TRE MESI`, `UN ANNO`. */
export function durationTitle(months: number, language: Language): string {
  const { numbers, month, year } = termsIn(language);
  const isYears = months % 12 === 0;
  const count = isYears ? months / 12 : months;
  const { one, many } = isYears ? year : month;
  return `${numbers[count - 1] ?? count} ${plural(count, one, many)}`.toUpperCase();
}
