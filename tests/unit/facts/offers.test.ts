import { expect, test } from "vitest";
import { sumsOf } from "../../../src/facts/offers.ts";
import { facts } from "../../support/project/real-facts.ts";

test("the sums of the offers follow from their prices", () => {
  const sums = sumsOf({
    ...facts,
    prices: { ...facts.prices, leadGeneration: [1000, 5000], analytics: [500, 3000], ads: null },
    continuing: {
      leadGeneration: { months: 3 },
      analytics: { months: 3, perMonth: 100 },
      rispondiSubito: { perMonth: 40 },
      instantWebsites: { perYear: 300 },
    },
    offers: {
      ...facts.offers,
      threeMonths: { price: 400, months: 3 },
      oneYear: { price: 1000, months: 12 },
      recharge: { multiple: 250, adSpacePercent: 75, managementPercent: 25 },
      adsManagement: {
        ...{ setupPerChannel: 300, feePercent: 30, minimumMonthlyFee: 300 },
        ...{ initialTermMonths: 3, noticeMonths: 1 },
      },
    },
  });
  expect(sums).toMatchObject({
    ...{ firstTermMinimum: 900, firstInvoiceMinimum: 1200, thresholdSpend: 1000 },
    adsExample: { spend: 2500, fee: 750, firstInvoice: 2550, firstMonth: 5050, firstMonthWinWin: 4750 },
    managedYears: { first: 3900, later: 3600 },
    topUp: { adSpace: 188, management: 62, worthUpTo: 910 },
    yearOfShortPlans: 1600,
    yearSaving: { plans: 4, euros: 600 },
  });
  // Ads management follows the project; a monthly fee follows the months in the price, or starts at once.
  expect(sums.yearsOf("leadGeneration")).toEqual({ first: [3700, 7700], later: 3600 });
  expect(sums.yearsOf("analytics")).toEqual({ first: [1400, 3900], later: 1200 });
  const [from, to] = facts.prices.rispondiSubito ?? [0, 0];
  expect(sums.yearsOf("rispondiSubito")).toEqual({ first: [from + 480, to + 480], later: 480 });
  expect(sums.yearsOf("instantWebsites")?.later).toBe(300);
  expect(sums.yearsOf("ads")).toBeNull();
});

test("a year that saves nothing, or is no multiple of the short plan, saves nothing", () => {
  const saving = (price: number, months: number) =>
    sumsOf({ ...facts, offers: { ...facts.offers, threeMonths: { price, months } } }).yearSaving;
  expect(saving(10, 3)).toBeNull();
  expect(saving(1000, 5)).toBeNull();
});
