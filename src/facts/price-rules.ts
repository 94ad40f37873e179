import * as v from "valibot";
import type { Order } from "./bill.ts";
import { count, percent, range, text } from "./value-rules.ts";

const continuing = v.strictObject({
  months: v.optional(count),
  perMonth: v.optional(count),
  perYear: v.optional(count),
});

/** Services that are projects with a fee from and to. */
export const projects = [
  "leadGeneration",
  "ecommerce",
  "analytics",
  "rispondiSubito",
  "instantWebsites",
  "flippingCatalog",
] as const;
const listed = ["ads", "landingPages", "specializations"] as const;
/** Services that are sold, also those with list prices or a quote. */
export const services = [...projects, ...listed] as const;
/** The orders whose bills stand on the pages: of a service, and others. */
export const orderNames = [...projects, "ads", "landingPages", "tryAds", "tryAdsAndMore", "winWin"] as const;

const plan = v.strictObject({ price: count, months: count });
const order = v.custom<Order>(
  (value) => Array.isArray(value) && value.length > 0 && value.every(Array.isArray),
  'Write a list of items, each in brackets: [["tryAds"], ["topUp", 2]].',
);

/** The rules for what is bought: prices, what they include, and the orders that pages show. */
export const priceRules = {
  vatPercent: percent,
  prices: v.strictObject(v.entriesFromList(projects, v.nullable(range))),
  rangeForSearch: v.strictObject(v.entriesFromList(listed, v.nullable(range))),
  continuing: v.strictObject(v.entriesFromList(projects, v.optional(continuing))),
  websites: v.strictObject({ pages: count, yearlyChanges: count }),
  landingPages: v.strictObject({ corrections: count, years: count }),
  catalogs: v.strictObject({ pages: count }),
  shops: v.strictObject({ products: count }),
  callAnswering: v.strictObject({ monthlyMinutes: count, numbers: count, graceDays: count }),
  oneMore: v.strictObject({
    page: count,
    number: count,
    minutes: count,
    correction: count,
    copyPage: count,
    catalogPage: count,
    product: count,
  }),
  priceLevel: text,
  offers: v.strictObject({
    tryAds: v.pipe(
      v.strictObject({ price: count, adSpend: count, liveMonths: count }),
      v.forward(
        v.partialCheck(
          [["price"], ["adSpend"]],
          ({ price, adSpend }) => adSpend <= price,
          "Write at most the price, which includes it.",
        ),
        ["adSpend"],
      ),
    ),
    shortPlan: plan,
    longPlan: plan,
    pageMonth: count,
    topUp: v.strictObject({ price: count, adSpacePercent: percent }),
    adsManagement: v.strictObject({
      setupPerChannel: count,
      feePercent: percent,
      minimumMonthlyFee: count,
      initialTermMonths: count,
      askedWeeksBefore: count,
      noticeMonths: count,
    }),
  }),
  orders: v.strictObject(v.entriesFromList(orderNames, v.optional(order))),
};
