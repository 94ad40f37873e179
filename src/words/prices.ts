import type { NumberRange, PricedService } from "../fact-rules.ts";
import { commaList, euro, euroRange, NBSP, plural, quantity } from "../format.ts";
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

/** A lowest price with its unit: `da 1.000 € a progetto`; and what it leaves out, or what follows it: `annunci esclusi`. */
export interface ListedPrice {
  price: string;
  /** May be empty. */
  conditions: string;
}

/** Returns the lowest price of a service; after a set-up, the next price follows it. */
export function listedPrice(service: PricedService, language: Language): ListedPrice {
  const { unit, adBudget, next } = termsIn(language);
  const { pays, goingOn, adBudget: ads } = site.terms.priceRanges[service];
  return {
    price: `${fromPrice(site.priceRanges[service], language)} ${unit[pays]}`,
    conditions: commaList(
      ads && adBudget[ads],
      pays === "setup" && goingOn && `${next} ${nextPrice(goingOn, language)}`,
    ),
  };
}

/** The same as one text: `da 1.000 € a progetto, annunci esclusi`. */
export function unitPrice(service: PricedService, language: Language): string {
  const { price, conditions } = listedPrice(service, language);
  return commaList(price, conditions);
}

/** Returns the note beside a price: `a progetto, annunci e IVA esclusi`. */
export function shortNote(service: PricedService, language: Language): string {
  return `${termsIn(language).unit[site.terms.priceRanges[service].pays]}, ${excluded(service, language)}`;
}

/** A price and its conditions as rows: `Si paga`, `alla conferma`. */
export interface PriceRow {
  term: string;
  text: string;
}

/** Returns what a service costs, when it is paid, how long the price lasts, and what going on costs. */
export function priceRows(service: PricedService, range: NumberRange, language: Language): PriceRow[] {
  const { priceRows: names, projectsPaid, service: covered, thenByChoice, thenMonthly, unit } = termsIn(language);
  const { pays, goingOn } = site.terms.priceRanges[service];
  const months = monthsIn(service, language);
  const isOver = months !== undefined || goingOn?.per === "year";
  return [
    { term: names.price, text: `${euroRange(range, language)} ${unit[pays]}` },
    { term: names.paid, text: pays === "month" ? "" : projectsPaid },
    { term: names.covers, text: months ? covered.replace("{months}", months) : "" },
    {
      term: names.next,
      text: goingOn ? (isOver ? thenByChoice : thenMonthly).replace("{price}", nextPrice(goingOn, language)) : "",
    },
  ].filter(({ text }) => text);
}

/** Returns how many months of service are in a price: `3 mesi`, or nothing. */
export function monthsIn(service: PricedService, language: Language): string | undefined {
  const { month } = termsIn(language);
  const { months } = site.terms.priceRanges[service];
  return months === undefined ? undefined : quantity(months, month.one, month.many);
}

/** Returns what a price leaves out: `annunci e IVA esclusi`. */
export function excluded(service: PricedService, language: Language): string {
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
