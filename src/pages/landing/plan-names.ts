import type { Facts } from "../../facts/fact-rules.ts";
import { quantity } from "../../facts/format.ts";

/** What the plans are called in our chat, which is in Italian on every page: the price cards in their order, and the top-up. */
export function planNames({ longPlan, shortPlan }: Facts["offers"]) {
  const forMonths = ({ months }: { months: number }) => `landing page per ${quantity(months, "mese", "mesi")}`;
  return {
    options: ["TRY ADS", forMonths(shortPlan), forMonths(longPlan)],
    topUp: "ricarica pubblicitaria",
  } as const;
}
