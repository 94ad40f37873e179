import type { NumberRange, PricedService } from "../fact-rules.ts";
import { euro, NBSP, plural, quantity } from "../format.ts";
import { site } from "../site.ts";
import type { Language } from "../urls.ts";
import { termsIn } from "./terms/index.ts";

/** Returns the lowest price of a range: `da 1.000 €`; where the price varies, that it is made to measure. */
export function fromPrice(range: NumberRange | null, language: Language): string {
  if (range === null) return termsIn(language).madeToMeasure;
  // A mistyped name has no range: the build reports the text "NaN".
  return fromEuro(range?.[0] ?? Number.NaN, language);
}

/** Returns a lowest price: `da 300 €`. */
export function fromEuro(amount: number, language: Language): string {
  return `${termsIn(language).from}${NBSP}${euro(amount, language)}`;
}

/** Returns the lowest price of a service with its unit: `da 1.000 € a progetto, annunci esclusi`; after a set-up also the next price. */
export function unitPrice(service: PricedService, language: Language): string {
  const { unit, adBudget, next } = termsIn(language);
  const terms = site.terms.priceRanges[service];
  const price = `${fromPrice(site.priceRanges[service], language)} ${unit[terms.pays]}`;
  const after = terms.pays === "setup" && terms.goingOn && `${next} ${nextPrice(terms.goingOn, language)}`;
  return [price, terms.adBudget && adBudget[terms.adBudget], after].filter(Boolean).join(", ");
}

/** Returns the note beside a price: `a progetto, annunci e IVA esclusi`. */
export function shortNote(service: PricedService, language: Language): string {
  return `${termsIn(language).unit[site.terms.priceRanges[service].pays]}, ${excluded(service, language)}`;
}

/** Returns how a service is paid, how long the price lasts, and what going on costs, in up to three sentences. */
export function paymentNote(service: PricedService, language: Language): string {
  const { covers, month, projectsPaid, thenByChoice, thenMonthly } = termsIn(language);
  const { pays, months, goingOn } = site.terms.priceRanges[service];
  const isOver = months !== undefined || goingOn?.per === "year";
  const sentences = [
    pays !== "month" && projectsPaid,
    months && covers.replace("{months}", quantity(months, month.one, month.many)),
    goingOn &&
      (isOver ? thenByChoice : thenMonthly).replace(
        "{price}",
        `${nextPrice(goingOn, language)}, ${excluded(service, language)}`,
      ),
  ];
  return sentences.filter(Boolean).join(" ");
}

function excluded(service: PricedService, language: Language): string {
  const { adBudgetAndVat, vat } = termsIn(language);
  const { adBudget } = site.terms.priceRanges[service];
  return adBudget ? adBudgetAndVat[adBudget] : vat;
}

/** Returns what going on costs: `40 € al mese`. */
export function nextPrice({ price, per }: { price: number; per: "month" | "year" }, language: Language): string {
  return `${euro(price, language)} ${termsIn(language).unit[per]}`;
}

/** Returns a number of months as the title of an offer: `TRE MESI`, `UN ANNO`. */
export function durationTitle(months: number, language: Language): string {
  const { numbers, month, year } = termsIn(language);
  const isYears = months % 12 === 0;
  const count = isYears ? months / 12 : months;
  const { one, many } = isYears ? year : month;
  return `${numbers[count - 1] ?? count} ${plural(count, one, many)}`.toUpperCase();
}
