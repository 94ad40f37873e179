import { describe, expect, test } from "vitest";
import { adsCost } from "../../../src/facts/ads-cost.ts";
import type { Case } from "../../../src/facts/cases.ts";
import { sumsOf } from "../../../src/facts/offers.ts";
import { isSample } from "../../../src/facts/samples.ts";
import { facts } from "../../../src/site.ts";

/** With a name of your own, the sums are yours. tests/dist/promises has the prices that the specification writes out. */
const testSample = test.runIf(isSample(facts.name));
const sums = sumsOf(facts);
const { adsManagement, oneYear, threeMonths } = facts.offers;

testSample("the sums of the offers follow from their prices", () => {
  expect(sums).toMatchObject({
    ...{ firstTermMinimum: 900, firstInvoiceMinimum: 1200, projectStart: 1900, thresholdSpend: 1000 },
    built: 700,
    managedPage: { start: 1600, saved: 300 },
    largerShop: { products: 120, price: 3500 },
    answering: { total: 420, withVat: 512 },
    pageOrSite: { page: 1825, site: 1800 },
    winWin: { firstInvoice: 1900, withVat: 2318 },
    plansWithVat: { tryAds: 1220, threeMonths: 488, oneYear: 1220, recharge: 610 },
    topUp: { adSpace: 350, management: 150, percentOfAds: 43, worthUpTo: 700, managementFrom: 1000, dearerBy: 130 },
    ...{ tryAdsWork: 300, yearOfShortPlans: 1075, laterYearOfShortPlans: 900 },
    yearSaving: { plans: 4, euros: 75 },
  });
  // Ads management follows the project from its launch; a monthly fee follows the months in the price, or starts at once.
  expect(sums.yearsOf("leadGeneration")).toEqual({ first: [4600, 8600], later: 3600 });
  expect(sums.yearsOf("analytics")).toEqual({ first: [1400, 3900], later: 1200 });
  expect(sums.yearsOf("rispondiSubito")).toEqual({ first: [780, 1980], later: 480 });
  expect(sums.yearsOf("instantWebsites")).toEqual({ first: [1000, 3000], later: 300 });
  expect(sums.yearsOf("specializations")).toBeNull();
});

testSample("the terms of which there is no sum are those of the sample site", () => {
  expect(facts).toMatchObject({
    continuing: { flippingCatalog: { months: 12, perYear: 120 } },
    websites: { yearlyChanges: 12 },
    landingPages: { corrections: 3 },
    callAnswering: { monthlyMinutes: 300, numbers: 4 },
    oneMore: { correction: 60 },
    offers: { adsManagement: { settlementDays: 30 } },
    delivery: { planWorkingDays: 5 },
  });
});

testSample("a budget that buys nothing has no start", () => {
  const { starts } = sumsOf({ ...facts, offers: { ...facts.offers, startBudgets: [300, 400] } });
  expect(starts.map(({ budget }) => budget)).toEqual([400]);
});

testSample("a year that saves nothing, or is no multiple of the short plan, saves nothing", () => {
  const saving = (price: number, months: number) =>
    sumsOf({ ...facts, offers: { ...facts.offers, threeMonths: { price, months, renewal: price } } }).yearSaving;
  expect(saving(10, 3)).toBeNull();
  expect(saving(1000, 5)).toBeNull();
});

describe("no way through the offers beats another one without saying so", () => {
  testSample("a landing page for up to 36 months: the order of terms is all one, whole years are cheapest", () => {
    // Whichever term comes first costs the same amount more than its renewal.
    expect([threeMonths, oneYear].map(({ price, renewal }) => price - renewal)).toEqual([175, 175]);
    for (let months = 1; months <= 36; months++) {
      const costs = [0, 1, 2, 3].map((years) => {
        const shortTerms = Math.max(0, Math.ceil((months - years * oneYear.months) / threeMonths.months));
        return years * oneYear.renewal + shortTerms * threeMonths.renewal;
      });
      const [years, rest] = [Math.floor(months / oneYear.months), months % oneYear.months];
      const restCost = Math.min(Math.ceil(rest / threeMonths.months) * threeMonths.renewal, oneYear.renewal);
      expect(Math.min(...costs), `${months} months`).toBe(years * oneYear.renewal + restCost);
    }
  });

  // Top-ups cost less than management, then more but less than its first term with the setup, then more than both.
  testSample("by the spend a month, the cheaper one of top-ups and management is the one we name", () => {
    const { adSpace, management, managementFrom, worthUpTo } = sums.topUp;
    for (let spend = 50; spend <= 4000; spend += 50) {
      const { fee, firstInvoice } = adsCost(spend, adsManagement, { channels: 1, isWinWin: false });
      const topUps = (spend / adSpace) * management;
      expect(topUps > fee, `${spend} of ads`).toBe(spend > worthUpTo);
      // “About”: the sums cross within the last hundred.
      const isBetter = adsManagement.initialTermMonths * topUps > firstInvoice;
      if (spend === managementFrom) expect(Math.abs(topUps - fee - sums.topUp.dearerBy)).toBeLessThanOrEqual(5);
      if (spend <= managementFrom - 100 || spend >= managementFrom)
        expect(isBetter, `${spend} of ads`).toBe(spend >= managementFrom);
    }
  });

  testSample("each budget buys what fits into it, and ads that leave top-ups the cheaper way", () => {
    expect(sums.starts).toMatchObject([
      { budget: 500, isProject: false, topUps: 0, ads: 0, total: 400, withVat: 488, both: { total: 625 } },
      { budget: 1500, isProject: false, topUps: 2, ads: 700, total: 1400, withVat: 1708, both: { total: 2625 } },
      { budget: 3000, topUps: 5, ads: 1750, total: 2900, both: { total: 5625, ads: 3500, withVat: 6863 } },
      // 1,900 and 2,800 are ours; VAT is due on the ads, too.
      { budget: 5000, isProject: true, ads: 3000, invoices: 1900, total: 4900, withVat: 5978 },
    ]);
    expect(sums.starts[3]?.both).toMatchObject({ invoices: 2800, ads: 6000, total: 8800, withVat: 10_736 });
    // From TRY ADS on, the same ads cost less, where there are enough of them.
    expect(sums.starts.map(({ cheaper }) => cheaper)).toMatchObject([
      null,
      { topUps: 0, ads: 700, total: 1225, withVat: 1495 },
      // Twice the months: TRY ADS, two renewals of its page and eight top-ups.
      {
        ...{ topUps: 3, ads: 1750, total: 2725, withVat: 3325 },
        both: { pageMonths: 8, topUps: 8, total: 5450, withVat: 6649 },
      },
      null,
    ]);
    // Budgets that have to cover VAT buy less, where they do.
    expect(sums.starts.map(({ vatInside }) => vatInside)).toMatchObject([
      null,
      null,
      { topUps: 4, cheaper: { topUps: 2, ads: 1400, withVat: 2715 } },
      { topUps: 7, isProject: false, cheaper: { topUps: 5, ads: 2450, withVat: 4545 } },
    ]);
    for (const { isProject, ads } of sums.starts) {
      if (isProject) expect(ads / 3).toBeGreaterThanOrEqual(sums.thresholdSpend);
      else expect(ads / 3).toBeLessThanOrEqual(sums.topUp.worthUpTo);
    }
  });
});

testSample("for the years of a landing page a site with copy by us costs less, a year before it does not", () => {
  const { page, site } = sums.pageOrSite;
  expect(site).toBeLessThan(page);
  const before = sumsOf({ ...facts, landingPages: { ...facts.landingPages, years: 1 } }).pageOrSite;
  expect(before.site).toBeGreaterThan(before.page);
});

testSample.each<[service: keyof typeof sums.cases, small: Partial<Case>, larger: Partial<Case>]>([
  // 30% of 2,500 a month.
  [
    "ads",
    { today: 1200, first: 1200, rest: 0, withVat: 1464, monthly: 300, year: 3900 + 12_000, yearOfAds: 12_000 },
    { today: 600 + 2250, monthly: 750, year: 9600 + 30_000 },
  ],
  // Two more pages and a channel.
  [
    "leadGeneration",
    { today: 1900, first: 500, rest: 1400, withVat: 2318, monthly: 300, fromMonth: 4, year: 4600 + 12_000 },
    { today: 1600 + 2250, monthly: 750, year: 1600 + 9000 + 30_000 },
  ],
  // Forty more products and a channel.
  ["ecommerce", { first: 750, rest: 1650 }, { today: 1500 + 800 + 300 + 2250, monthly: 750 }],
  ["analytics", { first: 250, rest: 250 }, { today: 800, monthly: 100, year: 1700 }],
  // To the cent.
  [
    "rispondiSubito",
    { monthly: 40, monthlyWithVat: 48.8 },
    { today: 350, monthly: 70, monthlyWithVat: 85.4, year: 1190 },
  ],
  // A page and its first top-up.
  [
    "landingPages",
    { today: 400, withVat: 488, monthly: 0, year: 1075 },
    { today: 1500, first: 1000, rest: 500, withVat: 1830, fromMonth: 2, monthly: 500, year: 7000, ads: 350 },
  ],
  ["instantWebsites", {}, { today: 1000 + 450 + 800, monthly: 0 }],
  ["flippingCatalog", {}, { today: 500 + 24 * 25, year: 1100 }],
])("%s for a small and a larger customer, who pays for one more of each", (service, small, larger) => {
  const cases = sums.cases[service];
  expect(cases).toMatchObject({ small, larger });
  for (const { ads, today, first, rest, monthly, fromMonth, topUps, year, bought } of Object.values(cases ?? {})) {
    expect(first + rest).toBe(today);
    // A page that is renewed within the year costs more than its months.
    if (bought.months !== threeMonths.months) {
      const ownAds = topUps ? 0 : 12 * ads;
      expect(today + (13 - fromMonth) * monthly + ownAds).toBe(year);
    }
  }
});
