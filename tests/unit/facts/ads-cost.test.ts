import { expect, test } from "vitest";
import { adsCost } from "../../../src/facts/ads-cost.ts";

const terms = { setupPerChannel: 300, feePercent: 30, minimumMonthlyFee: 300, initialTermMonths: 3 };

test.each([
  [500, 1, false, { fee: 300, total: 800, firstTerm: 900, firstInvoice: 1200, firstYear: 9900 }],
  [1000, 1, false, { fee: 300, total: 1300, firstTerm: 900, firstInvoice: 1200, firstYear: 15_900 }],
  [1000, 2, false, { fee: 300, total: 1300, firstTerm: 900, firstInvoice: 1500, firstYear: 16_200 }],
  [2500, 1, false, { fee: 750, total: 3250, firstTerm: 2250, firstInvoice: 2550, firstYear: 39_300 }],
  [2500, 2, true, { fee: 750, total: 3250, firstTerm: 2250, firstInvoice: 2250, firstYear: 39_000 }],
])("%i € a month of ads on %i channels, Win-Win %s", (spend, channels, isWinWin, cost) => {
  expect(adsCost(spend, terms, { channels, isWinWin })).toEqual(cost);
});
