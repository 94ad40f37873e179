import type { Service } from "../facts/fact-rules.ts";
import * as format from "../facts/format.ts";
import { MANAGED } from "../facts/offers.ts";
import type { Figures } from "./figures.ts";
import type { TermsWords } from "./terms/it.ts";

/** What a service costs, as a language says it. Texts that do not apply are empty. */
export interface ServicePrice {
  /** The lowest price: `da 1.000 €`; where it varies, that it is made to measure. */
  from: string;
  /** The note beside it: `per 3 mesi, annunci e IVA esclusi`; where it varies, that the quote gives it. */
  note: string;
  /** From and to, with what it is the price of: `1.000–5.000 € a progetto`. */
  range: string;
  /** What a price leaves out: `annunci e IVA esclusi`. */
  excluded: string;
  /** What going on costs: `40 € al mese`. */
  next: string;
  /** The lowest price in one line: `da 1.000 € per 3 mesi, annunci esclusi`. */
  line: string;
  card: CardPrice;
  /** Price and conditions one by one; none where it varies, nor for landing pages, which have price cards. */
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

/** Returns the price of every service. Ads management and landing pages have list prices: their ranges are for search engines. */
export function pricesOf(figures: Figures, terms: TermsWords): Record<Service, ServicePrice> {
  const { euro, facts } = figures;
  const { adsManagement, threeMonths } = facts.offers;
  const fromEuro = (amount: number) => `${terms.from}${format.NBSP}${euro(amount)}`;
  const services = Object.keys(facts.prices) as Service[];
  const projects = services.map((service) => [service, projectPrice(service)] as const);
  const prices = Object.fromEntries(projects) as Record<Service, ServicePrice>;
  const fee = fromEuro(adsManagement.minimumMonthlyFee);
  const plan = terms.forMonths(terms.spans.months(threeMonths.months));
  return {
    ...prices,
    ads: {
      ...prices.ads,
      from: fee,
      card: { price: `${fee} ${terms.units.month}`, conditions: terms.shortFeeTerms },
      rows: terms.feeRows,
    },
    landingPages: {
      ...prices.landingPages,
      from: fromEuro(threeMonths.price),
      card: { price: `${euro(threeMonths.price)} ${plan}`, conditions: terms.planFollows },
      rows: [],
    },
  };

  function projectPrice(service: Service): ServicePrice {
    const price = facts.prices[service];
    const { months = 0, perMonth, perYear } = facts.continuing[service] ?? {};
    const isManaged = MANAGED.includes(service);
    const projectStart = figures.sums.projectStarts[service];
    const adsExcluded = WITH_ADS.includes(service) ? terms.adsExcluded : "";
    const excluded = adsExcluded ? terms.adsAndVatExcluded : terms.vat;
    const included = months ? terms.spans.months(months) : "";
    const onceUnit = service === "rispondiSubito" ? terms.units.setup : terms.units.project;
    const unit = included ? terms.forMonths(included) : onceUnit;
    const from = price ? fromEuro(price[0]) : terms.madeToMeasure;
    const monthly = perMonth ? `${euro(perMonth)} ${terms.units.month}` : "";
    const next = monthly || (perYear ? `${euro(perYear)} ${terms.units.year}` : "");
    // A monthly fee that is due from the start leaves no choice.
    const hasFee = Boolean(perMonth) && !months;
    const card = {
      price: price ? `${from} ${unit}` : from,
      conditions: format.commaList(
        projectStart ? terms.withFirstTerm(projectStart) : "",
        next && `${hasFee ? terms.plus : terms.next} ${next}`,
        adsExcluded,
      ),
    };
    return {
      from,
      note: price ? `${unit}, ${excluded}` : terms.quoted,
      range: price ? `${figures.euroRange(price)} ${onceUnit}` : "",
      excluded,
      next,
      line: format.commaList(card.price, adsExcluded),
      card,
      rows: price ? projectRows() : [],
    };

    function projectRows(): PriceRow[] {
      const sum = figures.sums.yearsOf(service);
      const total = isManaged ? terms.yearsAtLeast : terms.years;
      const years = sum?.later ? total(figures.euroRange(sum.first), euro(sum.later)) : "";
      const isChoice = perMonth && !hasFee;
      const goesOn = () =>
        perMonth
          ? terms.goesOnMonthly(next, months - adsManagement.noticeMonths, figures.euro(price?.[0] ?? 0))
          : terms.goesOnYearly(next, terms.withVat(figures.sums.perYearWithVat[service] ?? 0));
      const rows = {
        price: price ? `${figures.euroRange(price)} ${onceUnit}` : "",
        more: terms.oneMore[service] ?? "",
        // The worked cases say when the other projects are paid.
        paid: isManaged ? terms.campaignsPaid : "",
        covers: included && terms.serviceFor(included),
        fee: hasFee ? terms.staysMonthly(next) : "",
        managed: isManaged ? terms.managedFromLaunch : "",
        next: next && !hasFee ? goesOn() : "",
        years: isChoice && years ? terms.ifGoingOn(years) : years,
      };
      const order = ["price", "more", "paid", "covers", "managed", "fee", "next", "years"] as const;
      return order.map((row) => ({ term: terms.rowNames[row], text: rows[row] })).filter(({ text }) => text);
    }
  }
}

/** Services whose price leaves out the ad budget. */
const WITH_ADS: readonly Service[] = ["leadGeneration", "ecommerce", "ads", "specializations"];
