import type { Range } from "../facts.ts";
import { euro, NBSP } from "../format.ts";
import type { Language } from "../urls.ts";

/** The lowest price of a range: `da 1.000 €`; where the price varies, that it is made to measure. */
export function fromPrice(range: Range | null, language: Language): string {
  const { from, madeToMeasure } = words[language];
  return range ? `${from}${NBSP}${euro(range[0], language)}` : madeToMeasure;
}

/** A number of months as the title of an offer: `TRE MESI`, `UN ANNO`. */
export function durationTitle(months: number, language: Language): string {
  const { numbers, month, year } = words[language];
  const isYears = months % 12 === 0;
  const count = isYears ? months / 12 : months;
  const [one, many] = isYears ? year : month;
  return `${numbers[count - 1] ?? count} ${count === 1 ? one : many}`.toUpperCase();
}

interface PriceWords {
  from: string;
  madeToMeasure: string;
  /** From one to twelve, as they are said before months and years. */
  numbers: readonly string[];
  month: readonly [one: string, many: string];
  year: readonly [one: string, many: string];
}

const words: Record<Language, PriceWords> = {
  it: {
    from: "da",
    madeToMeasure: "su misura",
    numbers: ["un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
    month: ["mese", "mesi"],
    year: ["anno", "anni"],
  },
  en: {
    from: "from",
    madeToMeasure: "made to measure",
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    month: ["month", "months"],
    year: ["year", "years"],
  },
};
