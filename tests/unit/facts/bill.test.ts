import { describe, expect, test } from "vitest";
import { type Bill, billOf, budgetFor, enquiriesFor, type Order } from "../../../src/facts/bill.ts";
import { compareAds, topUpLimit } from "../../../src/facts/compare-ads.ts";
import { priceListOf } from "../../../src/facts/price-list.ts";
import { isSample } from "../../../src/facts/samples.ts";
import { facts } from "../../../src/site.ts";
import { facts as otherFacts } from "../../support/project/real-facts.ts";
import { drawnOrders } from "../../support/site/drawn-orders.ts";

/** With a name of your own, the sums are yours. */
const testSample = test.runIf(isSample(facts.name));
const list = priceListOf(facts);
const month = { when: "month", times: 1, from: 1, ads: 0, to: "us" };
const oneMonth = { channels: 1, adsPerMonth: 1000, months: 3, winWin: false };

// Written out by hand: 22% of VAT on all that is paid to us.
testSample.each<[order: Order, bill: Partial<Bill>]>([
  [[["shortPlan"]], { onApproval: 400, later: [], total: 400, withVat: 488, months: 3, left: ["page"] }],
  [
    [["longPlan"]],
    { onApproval: 1000, total: 1000, withVat: 1220, next: [{ ...month, amount: 75, from: 13 }] as never },
  ],
  [[["tryAds"]], { onApproval: 1000, total: 1000, ads: { us: 700, google: 0 }, withVat: 1220, left: ["page", "ads"] }],
  [
    [["tryAds"], ["pageMonth", 4], ["topUp", 2]],
    {
      onApproval: 1000,
      later: [
        { ...month, amount: 75, times: 4, from: 3 },
        { ...month, when: "each", amount: 500, times: 2, ads: 350 },
      ] as never,
      total: 2300,
      ads: { us: 1400, google: 0 },
      withVat: 2806,
      months: 6,
      next: [{ ...month, amount: 75, from: 7 }] as never,
    },
  ],
  [
    [["leadGeneration"], ["management", { ...oneMonth, winWin: true }]],
    {
      onApproval: 500,
      atLaunch: 1400,
      later: [{ ...month, amount: 1000, times: 3, ads: 1000 }] as never,
      total: 4900,
      ads: { us: 3000, google: 0 },
      withVat: 5978,
      next: [{ ...month, amount: 1300, from: 4, ads: 1000 }] as never,
    },
  ],
  // The set-up of one channel is in the project; ads that Google bills have no VAT of ours.
  [
    [["leadGeneration"], ["management", { ...oneMonth, channels: 2, adsPerMonth: 2500 }]],
    { onApproval: 500, atLaunch: 500 + 300 + 2250, total: 3550 + 7500, withVat: 3550 * 1.22 + 7500 },
  ],
  [
    [["management", oneMonth]],
    { onApproval: 1200, atLaunch: 0, total: 4200, ads: { us: 0, google: 3000 }, withVat: 1464 + 3000 },
  ],
  [[["management", { ...oneMonth, winWin: true }]], { onApproval: 900, total: 3900, withVat: 4758 }],
  // Two months after the first term are paid as they begin.
  [[["management", { ...oneMonth, months: 5 }]], { onApproval: 1200, total: 1200 + 600 + 5000 }],
  [[["analytics"], ["channel", 1]], { onApproval: 400, atLaunch: 400, total: 800, withVat: 976 }],
  // To the cent.
  [[["rispondiSubito"], ["rispondiSubitoMonth", 12]], { onApproval: 150, atLaunch: 150, total: 780, withVat: 951.6 }],
  // Three months of ads in the first year of a site.
  [[["instantWebsites"], ["management", oneMonth]], { months: 12 }],
  // After a pause of two months.
  [
    [["rispondiSubito"], ["rispondiSubitoMonth", 12, 3]],
    { total: 780, months: 14, next: [{ ...month, amount: 40, from: 15 }] as never },
  ],
  [[["instantWebsites"], ["copyPage", 5], ["instantWebsitesYear", 1]], { total: 1800, withVat: 2196, months: 24 }],
  [
    [["flippingCatalog"]],
    { total: 500, withVat: 610, next: [{ ...month, when: "year", amount: 120, from: 13 }] as never },
  ],
])("%j costs what it costs by hand", (order, bill) => {
  expect(billOf(order, list, 22)).toMatchObject(bill);
});

testSample("projects with the first term of management cost 1,900 and 2,400 before VAT, ads apart", () => {
  const start = (project: "leadGeneration" | "ecommerce") => {
    const { ads, total } = billOf([[project], ["management", { ...oneMonth, winWin: true }]], list, 22);
    return total - ads.us;
  };
  expect([start("leadGeneration"), start("ecommerce")]).toEqual([1900, 2400]);
});

testSample("budgets are the next 500 with VAT", () => {
  expect([488, 1220, 2806, 5978, 500, 500.01].map(budgetFor)).toEqual([500, 1500, 3000, 6000, 500, 1000]);
});

testSample("700 of ads make 23 to 70 enquiries", () => {
  expect(enquiriesFor(700, [10, 30])).toEqual([23, 70]);
});

testSample("by whole top-ups, management costs more up to 350 of ads, as much at 700, and less from there on", () => {
  expect(topUpLimit(list)).toBe(700);
  const compared = [1, 2, 3, 10].map((count) => compareAds(count, list));
  expect(compared.map(({ spend, topUps, management }) => [spend, topUps, management])).toEqual([
    [350, 500, 650],
    [700, 1000, 1000],
    [1050, 1500, 1365],
    [3500, 5000, 4550],
  ]);
  expect(compareAds(2, list, { channels: 2, winWin: false })).toMatchObject({ setUp: 600, onApproval: 1500 });
  expect(compareAds(2, list, { channels: 2, winWin: true })).toMatchObject({ setUp: 0, onApproval: 900 });
});

test("where top-ups always cost less, there is no limit", () => {
  const cheap = { ...facts, offers: { ...facts.offers, topUp: { price: 500, adSpacePercent: 90 } } };
  expect(topUpLimit(priceListOf(cheap))).toBeNull();
});

test("a plan of five months and one of eighteen go on in the month after", () => {
  const other = priceListOf(otherFacts);
  const next = (["shortPlan", "longPlan"] as const).map((plan) => billOf([[plan]], other, 21).next[0]?.from);
  expect(next).toEqual([6, 19]);
});

test("an order of what the price list lacks is an error that names it", () => {
  const { flippingCatalog: _, ...others } = list;
  expect(() => billOf([["flippingCatalog"]], others, 22)).toThrow(/"flippingCatalog" in the price list/);
});

describe("drawn orders", () => {
  test.each([list, priceListOf(otherFacts)])("the parts of each add up to the whole, to the cent", (priceList) => {
    for (const order of drawnOrders(priceList, 300)) {
      const bill = billOf(order, priceList, 22);
      const later = bill.later.reduce((sum, { amount, times }) => sum + amount * times, 0);
      const said = JSON.stringify(order);
      expect(bill.onApproval + bill.atLaunch + later, said).toBeCloseTo(bill.total, 5);
      // Each item bought alone, without what the others take off: the set-up of channels.
      expect(bill.total, said).toBeCloseTo(byHand(order, priceList), 5);
      expect(bill.withVat, said).toBeCloseTo(bill.total + 0.22 * (bill.total - bill.ads.google), 1);
      for (const sum of [bill.total, bill.withVat, bill.onApproval, bill.atLaunch])
        expect(Math.abs(sum * 100 - Math.round(sum * 100)), said).toBeLessThan(1e-6);
      expect(bill.ads.us + bill.ads.google, said).toBeLessThanOrEqual(bill.total);
    }
  });

  /** The price of each item times its count, and the rule of ads management. */
  function byHand(order: Order, priceList: typeof list): number {
    const included = order.reduce((sum, [key]) => sum + (priceList[key]?.channels ?? 0), 0);
    return order.reduce((sum, line) => {
      const item = priceList[line[0]];
      if (line[0] !== "management") return sum + (line[1] ?? 1) * (item?.price ?? 0);
      const { adsPerMonth, channels, months, winWin } = line[1];
      const fee = Math.max(item?.price ?? 0, Math.round(adsPerMonth * (item?.rule?.percent ?? 0)) / 100);
      const setUp = winWin ? 0 : Math.max(0, channels - included) * (item?.rule?.setUp ?? 0);
      return sum + months * (fee + adsPerMonth) + setUp;
    }, 0);
  }
});
