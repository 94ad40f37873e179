import type { PricedService } from "../facts/fact-rules.ts";
import * as format from "../facts/format.ts";
import { MANAGED } from "../facts/offers.ts";
import type { Figures } from "./figures.ts";
import type { TermsWords } from "./terms/it.ts";

/** What words are made of: the figures and the terms of a language, and the prices of the services in its words. */
export interface Say extends ReturnType<typeof speak> {}

/** A price as a card shows it: `da 1.000 € per 3 mesi`, and what it leaves out and what follows, which may be empty. */
export interface CardPrice {
  price: string;
  conditions: string;
}

/** A price and its conditions as rows: `Si paga`, `metà alla conferma`. */
export interface PriceRow {
  term: string;
  text: string;
}

export function speak(figures: Figures, terms: TermsWords) {
  const { euro, euroRange, facts, hasAssistant, isAlwaysAvailable, isMainNumberFree, officeHours, sums } = figures;
  const { days, minutes, months, workingDays, years } = terms.spans;
  const { continuing, delivery, experience, offers, priceRanges, statistics } = facts;
  const { hoursPerDay, daysPerWeek } = facts.availability;
  const { units } = terms;

  /** `da 300 €` */
  const fromEuro = (amount: number) => `${terms.from}${format.NBSP}${euro(amount)}`;

  /** The lowest price of a service: `da 1.000 €`; where it varies, that it is made to measure. */
  function startingPrice(service: PricedService): string {
    const range = priceRanges[service];
    return range ? fromEuro(range[0]) : terms.madeToMeasure;
  }

  /** How many months of service a price includes: `3 mesi`, or nothing. */
  function monthsIn(service: PricedService): string {
    const included = continuing[service]?.months;
    return included ? months(included) : "";
  }

  /** What a price is for: `per 3 mesi`, `di avvio`, `a progetto`. */
  function unitOf(service: PricedService): string {
    const included = monthsIn(service);
    if (included) return terms.forMonths(included);
    return service === "rispondiSubito" ? units.setup : units.project;
  }

  /** What going on costs: `40 € al mese`; nothing where nothing follows, or ads management. */
  function nextPrice(service: PricedService): string {
    const { perMonth, perYear } = continuing[service] ?? {};
    if (perMonth) return `${euro(perMonth)} ${units.month}`;
    return perYear ? `${euro(perYear)} ${units.year}` : "";
  }

  /** Whether a monthly fee is due from the start, which leaves no choice. */
  function hasFee(service: PricedService): boolean {
    const { months, perMonth } = continuing[service] ?? {};
    return Boolean(perMonth) && !months;
  }

  function whatFollows(service: PricedService): string {
    const price = nextPrice(service);
    if (MANAGED.includes(service)) return `${terms.goesOnManaged}; ${terms.notice}`;
    if (!price) return "";
    if (!continuing[service]?.perMonth) return terms.goesOnYearly(price);
    return hasFee(service) ? terms.staysMonthly(price) : terms.goesOnMonthly(price);
  }

  const availability = isAlwaysAvailable ? `${hoursPerDay}/${daysPerWeek}` : terms.answered;
  const adsExcluded = (service: PricedService) => WITH_ADS.includes(service) && terms.adsExcluded;

  /** The price of a service and what follows it, for cards. */
  function cardPrice(service: PricedService): CardPrice {
    const managed = `${fromEuro(offers.adsManagement.minimumMonthlyFee)} ${units.month}`;
    const follows = MANAGED.includes(service) ? managed : nextPrice(service);
    const joint = hasFee(service) ? terms.plus : terms.next;
    return {
      price: priceRanges[service] ? `${startingPrice(service)} ${unitOf(service)}` : terms.madeToMeasure,
      conditions: [adsExcluded(service), follows && `${joint} ${follows}`].filter(Boolean).join("; "),
    };
  }

  /** The same as one text, without what follows: `da 1.000 € per 3 mesi, annunci esclusi`. */
  const priceLine = (service: PricedService) => format.commaList(cardPrice(service).price, adsExcluded(service));

  /** What a price leaves out: `annunci e IVA esclusi`. */
  const excluded = (service: PricedService) => (adsExcluded(service) ? terms.adsAndVatExcluded : terms.vat);

  /** The rows of a service's price; none where it varies. */
  function priceRows(service: PricedService): PriceRow[] {
    const range = priceRanges[service];
    const sum = sums.yearsOf(service);
    if (!range || !sum) return [];
    const total = MANAGED.includes(service) ? terms.yearsAtLeast : terms.years;
    const included = monthsIn(service);
    const follows = whatFollows(service);
    const years = sum.later ? total(euroRange(sum.first), euro(sum.later)) : "";
    const isChoice = sum.first[0] > range[0] && !hasFee(service);
    const rows = {
      price: `${euroRange(range)} ${service === "rispondiSubito" ? units.setup : units.project}`,
      paid: SITES.includes(service) ? terms.sitesPaid : terms.projectsPaid,
      covers: included && terms.serviceFor(included),
      fee: hasFee(service) ? follows : "",
      next: hasFee(service) ? "" : follows,
      years: isChoice ? terms.ifGoingOn(years) : years,
    };
    const order = ["price", "paid", "covers", "fee", "next", "years"] as const;
    return order.map((row) => ({ term: terms.rowNames[row], text: rows[row] })).filter(({ text }) => text);
  }

  /** A number of months as the title of an offer: `TRE MESI`, `UN ANNO`. */
  function durationTitle(count: number): string {
    const title = count % 12 === 0 ? years(count / 12) : months(count);
    return title.replace(/\d+/, (digits) => terms.numbers[Number(digits) - 1] ?? digits).toUpperCase();
  }

  return {
    ...figures,
    ...terms,
    /** The hours, days, months and years of the facts, with their units in the right number. */
    times: {
      availability: terms.answered,
      prospects: days(delivery.prospectsDays),
      instantWebsites: days(delivery.instantWebsites.days),
      landingPages: workingDays(delivery.landingPages.workingDays),
      activation: workingDays(delivery.activationWorkingDays),
      support: months(delivery.supportMonths),
      consultation: minutes(delivery.consultationMinutes),
      quote: workingDays(delivery.quoteWorkingDays),
      report: terms.monthly,
      reputation: years(experience.reputationYears),
      founder: years(experience.founderYears),
      experience: years(statistics.experienceYears),
      initialTerm: months(offers.adsManagement.initialTermMonths),
      notice: terms.noticePeriod,
      tryAds: months(offers.tryAds.liveMonths),
      threeMonths: months(offers.threeMonths.months),
      oneYear: months(offers.oneYear.months),
    },
    fromEuro,
    startingPrice,
    monthsIn,
    unitOf,
    nextPrice,
    cardPrice,
    priceRows,
    priceLine,
    excluded,
    /** The note beside a price: `per 3 mesi, annunci e IVA esclusi`; where it varies, that the quote gives it. */
    shortNote: (service: PricedService) =>
      priceRanges[service] ? `${unitOf(service)}, ${excluded(service)}` : terms.quoted,
    durationTitle,
    /** When the automatic line answers: `24/7`, or `12 ore su 24, 6 giorni su 7`. */
    availability,
    /** When somebody or something answers the agency's own calls and messages. */
    answered: hasAssistant ? availability : officeHours,
    /** What texts call the main number, after "il" and "our". */
    mainNumber: isMainNumberFree ? terms.tollFreeNumber : terms.ordinaryNumber,
  };
}

/** Projects that are put online, and so are paid when they are. */
const SITES: readonly PricedService[] = ["instantWebsites", "flippingCatalog"];

/** Services whose price leaves out the ad budget. */
const WITH_ADS: readonly PricedService[] = ["leadGeneration", "ecommerce", "ads", "specializations"];
