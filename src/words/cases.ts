import { type Case, LISTED, type Part } from "../facts/cases.ts";
import type { Service } from "../facts/fact-rules.ts";
import { commaList } from "../facts/format.ts";
import type { CasesWords } from "./cases/it.ts";
import type { Figures } from "./figures.ts";
import type { PriceRow } from "./prices.ts";
import type { TermsWords } from "./terms/it.ts";

/** A worked case of a service: what is bought, what it comes to, and our first invoices with VAT. */
export interface CaseWords {
  title: string;
  bought: string;
  rows: readonly PriceRow[];
  withVat: string;
}

/** Returns the worked cases of each service that has a price, in the frame “today, each month, in a year, if you stop”. */
export function casesIn({ euro, list, sums }: Figures, terms: TermsWords, words: CasesWords) {
  const cases = Object.entries(sums.cases).map(([service, { small, larger }]) => {
    const stop = words.stop[service as Service] ?? "";
    const paid = LISTED.includes(service) ? "" : words.inParts;
    return [service, { small: say(words.small, small, paid, stop), larger: say(words.larger, larger, paid, stop) }];
  });
  return Object.fromEntries(cases) as Partial<Record<Service, Record<"small" | "larger", CaseWords>>>;

  function say(
    title: string,
    { ads, bought, fromMonth, monthly, today, topUps, withVat, year, yearOfAds }: Case,
    paid: string,
    stop: string,
  ) {
    // The price of a top-up includes its ads.
    const adsIn = (sum: number) => (sum ? (topUps ? words.withAds : words.plusAds)(euro(sum)) : "");
    const sum = fromMonth > 1 ? words.fromMonth(euro(monthly), fromMonth) : euro(monthly);
    const monthlySum = monthly ? `${sum}${adsIn(ads)}` : words.nothing;
    const texts = { today: euro(today), monthly: monthlySum, year: `${euro(year)}${adsIn(yearOfAds)}`, stop };
    const parts = Object.entries(bought).map(([part, amount]) => words.bought[part as Part](amount));
    return {
      title,
      bought: list(parts),
      rows: (["today", "monthly", "year", "stop"] as const).map((row) => ({ term: words.rows[row], text: texts[row] })),
      withVat: commaList(terms.withVat(withVat), paid),
    };
  }
}
