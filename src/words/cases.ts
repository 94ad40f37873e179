import type { Case, Part } from "../facts/cases.ts";
import type { Service } from "../facts/fact-rules.ts";
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
export function casesIn({ euro, facts, list, sums }: Figures, terms: TermsWords, words: CasesWords) {
  const cases = Object.entries(sums.cases).map(([service, { small, larger }]) => {
    const stop = words.stop[service as Service] ?? "";
    return [service, { small: say(words.small, small, stop), larger: say(words.larger, larger, stop) }];
  });
  return Object.fromEntries(cases) as Partial<Record<Service, Record<"small" | "larger", CaseWords>>>;

  function say(
    title: string,
    { ads, bought, first, fromMonth, monthly, monthlyWithVat, rest, today, topUps, withVat, ...sums }: Case,
    stop: string,
  ) {
    const adsIn = (sum: number) => (sum ? words.withAds(euro(sum)) : "");
    const parts = topUps ? words.pageAndTopUp : words.inParts;
    const { year, yearOfAds, yearWithVat } = sums;
    const yearText = year === today ? euro(year) : `${euro(year)} (${terms.withVat(yearWithVat)})`;
    const texts = { today: euro(today), monthly: monthlyText(), year: `${yearText}${adsIn(yearOfAds)}`, stop };
    const items = Object.entries(bought).map(([part, amount]) => words.bought[part as Part](amount));
    return {
      title,
      bought: list(items),
      rows: (["today", "monthly", "year", "stop"] as const).map((row) => ({ term: words.rows[row], text: texts[row] })),
      withVat: rest ? parts(euro(first), euro(rest), terms.withVat(withVat)) : terms.withVat(withVat),
    };

    /** Ads that the customer pays himself begin before our fee. */
    function monthlyText(): string {
      const { months } = bought;
      if (!monthly && months) return words.every(euro(facts.offers.threeMonths.renewal), months);
      if (!monthly) return words.nothing;
      if (ads && !topUps) return words.adsThenFee(euro(ads), euro(monthly), fromMonth);
      const sum = fromMonth > 1 ? words.fromMonth(euro(monthly), fromMonth) : euro(monthly);
      return ads ? `${sum}${adsIn(ads)}` : `${sum} (${terms.withVat(monthlyWithVat)})`;
    }
  }
}
