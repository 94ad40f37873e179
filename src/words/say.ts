import { daysOf } from "../facts/calendar.ts";
import { answeringOf } from "./answering.ts";
import type { BillWords } from "./bill/it.ts";
import { billsIn } from "./bills.ts";
import type { Figures } from "./figures.ts";
import { pricesOf } from "./prices.ts";
import type { TermsWords } from "./terms/it.ts";

/** What words are made of: the facts and how a language writes them, and its terms, times and prices. */
export interface Say extends ReturnType<typeof speak> {}

export function speak(figures: Figures, terms: TermsWords, bill: BillWords) {
  return {
    ...figures,
    terms,
    times: timesOf(figures, terms),
    prices: pricesOf(figures, terms),
    bills: billsIn(figures, bill),
    bill,
    answering: answeringOf(figures, terms),
    /** A number of months as the title of an offer: `TRE MESI`, `UN ANNO`. */
    durationTitle(months: number): string {
      const title = months % 12 === 0 ? terms.spans.years(months / 12) : terms.spans.months(months);
      return title.replace(/\d+/, (digits) => terms.numbers[Number(digits) - 1] ?? digits).toUpperCase();
    },
  };
}

/** The days, months and years of the facts, with their units in the right number. */
function timesOf({ facts }: Figures, { monthly, spans }: TermsWords) {
  const { days, minutes, months, workingDays, years } = spans;
  const { delivery, experience, offers } = facts;
  return {
    prospects: days(delivery.prospectsDays),
    instantWebsites: days(daysOf(delivery.instantWebsites)),
    landingPages: workingDays(daysOf(delivery.landingPages)),
    plan: workingDays(delivery.planWorkingDays),
    activation: workingDays(delivery.activationWorkingDays),
    support: months(delivery.supportMonths),
    consultation: minutes(delivery.consultationMinutes),
    quote: workingDays(delivery.quoteWorkingDays),
    report: monthly,
    reputation: years(experience.reputationYears),
    founder: years(experience.founderYears),
    initialTerm: months(offers.adsManagement.initialTermMonths),
    tryAds: months(offers.tryAds.liveMonths),
    shortPlan: months(offers.shortPlan.months),
    longPlan: months(offers.longPlan.months),
  };
}
