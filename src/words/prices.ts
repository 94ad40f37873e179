import type { ItemKey } from "../facts/bill.ts";
import type { ProjectService, Service } from "../facts/fact-rules.ts";
import { NBSP } from "../facts/format.ts";
import type { Figures } from "./figures.ts";
import type { TermsWords } from "./terms/it.ts";

/** What a service costs, as a language says it. Texts that do not apply are empty. */
export interface ServicePrice {
  /** The lowest price: `da 1.000 €`; where it varies, that it is made to measure. */
  from: string;
  /** The note beside it: `per 3 mesi, IVA esclusa`; where it varies, that the quote gives it. */
  note: string;
  /** What going on costs: `40 € al mese`. */
  next: string;
  card: CardPrice;
  /** From and to, and what one more costs; of ads management its conditions; none of landing pages, which have price cards. */
  rows: readonly PriceRow[];
}

/** A price as a card shows it: `da 1.000 € per 3 mesi`, and what it leaves out and what follows, which may be empty. */
export interface CardPrice {
  price: string;
  conditions: string;
}

/** A price or a condition: `Si paga`, `metà alla conferma`. */
export interface PriceRow {
  term: string;
  text: string;
}

/** What the texts of a price are put together from. */
interface PriceTexts extends Pick<ServicePrice, "from" | "rows">, Pick<CardPrice, "conditions"> {
  unit: string;
  next?: string;
}

/** Returns the price of every service, as a customer really pays it. */
export function pricesOf(figures: Figures, terms: TermsWords): Record<Service, ServicePrice> {
  const { euro, euroRange, facts, price, startOf } = figures;
  const { forMonths, spans, units } = terms;
  const { analytics, flippingCatalog } = facts.continuing;
  const plan = forMonths(spans.months(facts.offers.shortPlan.months));
  const pageMonth = `${price("pageMonth")} ${units.month}`;
  const quoted = { from: terms.madeToMeasure, note: terms.quoted, next: "", rows: [] };
  const varies: ServicePrice = { ...quoted, card: { price: terms.madeToMeasure, conditions: "" } };
  return {
    leadGeneration: managed("leadGeneration"),
    ecommerce: managed("ecommerce"),
    analytics: project("analytics", analytics?.months),
    rispondiSubito: project("rispondiSubito"),
    instantWebsites: project("instantWebsites"),
    flippingCatalog: project("flippingCatalog", flippingCatalog?.months),
    ads: priced({
      from: fromEuro(price("management")),
      unit: units.month,
      conditions: terms.feeTerms,
      rows: terms.feeRows,
    }),
    landingPages: {
      ...priced({ from: fromEuro(price("shortPlan")), unit: plan, next: pageMonth, conditions: "", rows: [] }),
      card: { price: `${price("shortPlan")} ${plan}`, conditions: `${terms.next} ${pageMonth}` },
    },
    specializations: varies,
  };

  /** Ads management follows from the launch, and its first term belongs to the price. */
  function managed(service: ProjectService): ServicePrice {
    if (!facts.prices[service]) return varies;
    const from = fromEuro(euro(startOf(service)));
    const unit = terms.withFirstTerm;
    const said = priced({ from, unit, conditions: terms.adsExcluded, rows: rowsOf(service) });
    return { ...said, note: `${unit}, ${terms.adsAndVatExcluded}` };
  }

  function project(service: ProjectService, months = 0): ServicePrice {
    if (!facts.prices[service]) return varies;
    const monthly = `${service}Month` as ItemKey;
    const perMonth = price(monthly) && `${price(monthly)} ${units.month}`;
    const perYear = price(`${service}Year` as ItemKey);
    const next = perMonth || (perYear && `${perYear} ${units.year}`);
    const unit = months ? forMonths(spans.months(months)) : service === "rispondiSubito" ? units.setup : units.project;
    // A monthly fee that is due from the start leaves no choice.
    const conditions = next && `${perMonth && !months ? terms.plus : terms.next} ${next}`;
    return priced({ from: fromEuro(price(service)), unit, next, conditions, rows: rowsOf(service) });
  }

  function priced({ from, unit, next = "", conditions, rows }: PriceTexts): ServicePrice {
    return { from, note: `${unit}, ${terms.vat}`, next, card: { price: `${from} ${unit}`, conditions }, rows };
  }

  function rowsOf(service: ProjectService): PriceRow[] {
    const range = facts.prices[service];
    const unit = service === "rispondiSubito" ? units.setup : units.project;
    return [
      ...(range ? [{ term: terms.rowNames.price, text: `${euroRange(range)} ${unit}` }] : []),
      { term: terms.rowNames.more, text: terms.oneMore[service] },
    ];
  }

  function fromEuro(sum: string): string {
    return `${terms.from}${NBSP}${sum}`;
  }
}
