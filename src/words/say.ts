import type { Site } from "../facts/create-site.ts";
import type { PricedService } from "../facts/fact-rules.ts";
import * as format from "../facts/format.ts";
import { MANAGED } from "../facts/offers.ts";
import { isTollFree, phone } from "../facts/phone.ts";
import type { Language } from "../urls.ts";
import type { TermsWords } from "./terms/words.ts";

/** The facts and sums of a site, and how a language writes figures. */
export interface Figures extends ReturnType<typeof figuresIn> {}

/** What words are made of: the figures and the terms of a language, and the prices of the services in its words. */
export interface Say extends ReturnType<typeof speak> {}

export function figuresIn({ facts, sums }: Site, language: Language) {
  const { addresses, availability, officeHours, phones, spokenLanguages, tollFreeFrom } = facts;
  const offices = [addresses.operational, addresses.legal];
  return {
    facts,
    sums,
    /** `1.000 €` */
    euro: (amount: number) => format.euro(amount, language),
    /** `1.000–5.000 €` */
    euroRange: (range: readonly [number, number]) => format.euroRange(range, language),
    /** `800 000 000` */
    phone: (e164: string) => phone(e164, language),
    /** `dominio, testi e account` */
    list: (names: readonly string[]) => format.list(names, language),
    /** Where the offices are, each town once and the main office first: `Milano e Monza`. */
    towns: format.list([...new Set(offices.flatMap((office) => office?.city ?? []))], language),
    /** When a person answers, and in which languages people and machines speak. */
    officeHours: format.openingHours(officeHours, language),
    peopleSpeak: format.languageNames(spokenLanguages.people, language),
    lineSpeaks: format.languageNames(spokenLanguages.automatic, language),
    /** Countries from which the toll-free number can be called, after "in". */
    tollFreeFrom: format.countryNames(tollFreeFrom, language),
    /** Whether calls to the main number are free, which its digits tell. */
    isMainNumberFree: isTollFree(phones.tollFree),
    /** Whether somebody or something answers at every hour. */
    isAlwaysAvailable: availability.hoursPerDay === 24 && availability.daysPerWeek === 7,
  };
}

/** A price as a card shows it: `da 1.000 € per 3 mesi`, and what it leaves out or what follows: `annunci esclusi`. */
export interface CardPrice {
  price: string;
  /** May be empty. */
  conditions: string;
}

/** A price and its conditions as rows: `Si paga`, `metà alla conferma`. */
export interface PriceRow {
  term: string;
  text: string;
}

export function speak(figures: Figures, terms: TermsWords) {
  const { euro, euroRange, facts, isAlwaysAvailable, isMainNumberFree, sums } = figures;
  const { from, forMonths, next, units } = terms;
  const { hoursPerDay, daysPerWeek } = facts.availability;

  /** `da 300 €` */
  const fromEuro = (amount: number) => `${from}${format.NBSP}${euro(amount)}`;

  /** The lowest price of a service: `da 1.000 €`; where it varies, that it is made to measure. */
  function startingPrice(service: PricedService): string {
    const range = facts.priceRanges[service];
    return range ? fromEuro(range[0]) : terms.madeToMeasure;
  }

  /** How many months of service a price includes: `3 mesi`, or nothing. */
  function monthsIn(service: PricedService): string {
    const { months } = facts.continuing[service] ?? {};
    return months ? format.quantity(months, terms.month.one, terms.month.many) : "";
  }

  /** What a price is for: `per 3 mesi`, `per l’attivazione`, `a progetto`. */
  function unitOf(service: PricedService): string {
    const months = monthsIn(service);
    if (months) return forMonths(months);
    return service === "rispondiSubito" ? units.setup : units.project;
  }

  /** What going on costs: `40 € al mese`; nothing where nothing follows, or ads management. */
  function nextPrice(service: PricedService): string {
    const { perMonth, perYear } = facts.continuing[service] ?? {};
    if (perMonth) return `${euro(perMonth)} ${units.month}`;
    return perYear ? `${euro(perYear)} ${units.year}` : "";
  }

  function whatFollows(service: PricedService): string {
    const { months, perMonth } = facts.continuing[service] ?? {};
    const price = nextPrice(service);
    if (MANAGED.includes(service)) return terms.goesOnManaged;
    if (!price) return "";
    if (!perMonth) return terms.goesOnYearly(price);
    return months ? terms.goesOnMonthly(price) : terms.staysMonthly(price);
  }

  function adsExcluded(service: PricedService): boolean {
    return WITH_ADS.includes(service);
  }

  /** The price of a service and what follows it, for cards. */
  function cardPrice(service: PricedService): CardPrice {
    const follows = MANAGED.includes(service) ? terms.goesOnManaged : nextPrice(service);
    const ads = adsExcluded(service) ? terms.adsExcluded : "";
    return {
      price: `${startingPrice(service)} ${unitOf(service)}`,
      conditions: [ads, follows && `${next} ${follows}`].filter(Boolean).join("; "),
    };
  }

  /** The same as one text, without what follows: `da 1.000 € per 3 mesi, annunci esclusi`. */
  function priceLine(service: PricedService): string {
    return format.commaList(`${startingPrice(service)} ${unitOf(service)}`, adsExcluded(service) && terms.adsExcluded);
  }

  /** What a price leaves out: `annunci e IVA esclusi`. */
  function excluded(service: PricedService): string {
    return adsExcluded(service) ? terms.adsAndVatExcluded : terms.vat;
  }

  /** The rows of a service's price; none where it varies. */
  function priceRows(service: PricedService): PriceRow[] {
    const range = facts.priceRanges[service];
    const years = sums.yearsOf(service);
    if (!range || !years) return [];
    const total = MANAGED.includes(service) ? terms.yearsAtLeast : terms.years;
    const months = monthsIn(service);
    const rows = {
      price: `${euroRange(range)} ${service === "rispondiSubito" ? units.setup : units.project}`,
      paid: terms.projectsPaid,
      covers: months && terms.serviceFor(months),
      next: whatFollows(service),
      years: years.later ? total(euroRange(years.first), euro(years.later)) : "",
    };
    const order = ["price", "paid", "covers", "next", "years"] as const;
    return order.map((row) => ({ term: terms.rowNames[row], text: rows[row] })).filter(({ text }) => text);
  }

  return {
    ...figures,
    ...terms,
    fromEuro,
    startingPrice,
    monthsIn,
    unitOf,
    nextPrice,
    cardPrice,
    priceRows,
    priceLine,
    excluded,
    /** The note beside a price: `per 3 mesi, annunci e IVA esclusi`. */
    shortNote: (service: PricedService) => `${unitOf(service)}, ${excluded(service)}`,
    /** A number of months as the title of an offer: `TRE MESI`, `UN ANNO`. */
    durationTitle(months: number): string {
      const isYears = months % 12 === 0;
      const count = isYears ? months / 12 : months;
      const { one, many } = isYears ? terms.year : terms.month;
      return `${terms.numbers[count - 1] ?? count} ${format.plural(count, one, many)}`.toUpperCase();
    },
    /** When calls and messages are answered: `24/7`, or `12 ore su 24, 6 giorni su 7`. */
    availability: isAlwaysAvailable ? `${hoursPerDay}/${daysPerWeek}` : terms.times.availability,
    /** What texts call the main number, after "il" and "our". */
    mainNumber: isMainNumberFree ? terms.tollFreeNumber : terms.ordinaryNumber,
  };
}

/** Services whose price leaves out the ad budget. */
const WITH_ADS: readonly PricedService[] = ["leadGeneration", "ecommerce", "ads", "specializations"];
