import { adsCost } from "./ads-cost.ts";
import type { Facts, NumberRange, Service } from "./fact-rules.ts";

/** What the offers of a site come to, in whole euro unless said otherwise. */
export type Sums = ReturnType<typeof sumsOf>;

/** Returns the sums that follow from the prices of the facts. */
export function sumsOf({ continuing, offers, prices }: Facts) {
  const { adsManagement, oneYear, recharge, threeMonths, tryAds } = offers;
  const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = adsManagement;
  const firstTermMinimum = initialTermMonths * minimumMonthlyFee;
  const thresholdSpend = Math.round((minimumMonthlyFee / feePercent) * 100);
  const exampleSpend = Math.round(thresholdSpend * EXAMPLE_SPEND);
  const example = adsCost(exampleSpend, adsManagement, { channels: 1, isWinWin: false });
  const adSpace = Math.round((recharge.multiple * recharge.adSpacePercent) / 100);
  const plans = 12 / threeMonths.months;
  const saved = plans * threeMonths.price - oneYear.price;
  /** What a year of ads management costs at least, without its setup. */
  const managedYear = 12 * minimumMonthlyFee;

  /** Returns what a service costs in its first year, from and to, and in each later one; null if its price varies. Ad budgets are not included. */
  function yearsOf(service: Service): Years | null {
    const range = prices[service];
    if (!range) return null;
    const { months = 0, perMonth = 0, perYear = 0 } = continuing[service] ?? {};
    // Projects without a price of their own go on at the price of ads management.
    const monthly = MANAGED.includes(service) ? minimumMonthlyFee : perMonth;
    const rest = Math.max(12 - months, 0) * monthly;
    return { first: [range[0] + rest, range[1] + rest], later: 12 * monthly + perYear };
  }

  return {
    firstTermMinimum,
    /** The first invoice for one channel, at least. */
    firstInvoiceMinimum: setupPerChannel + firstTermMinimum,
    /** The monthly ad spend above which the fee is a percentage of it. */
    thresholdSpend,
    /** One channel with a spend above the threshold: fee, first invoice, and what the first month comes to with its ads, without and with Win-Win. */
    adsExample: {
      spend: exampleSpend,
      ...example,
      firstMonth: example.firstInvoice + exampleSpend,
      firstMonthWinWin: example.firstTerm + exampleSpend,
    },
    /** Ads management for one channel at least: its first year and each later one. */
    managedYears: { first: setupPerChannel + managedYear, later: managedYear },
    /** What one step of an ad top-up buys: ad space, and with the rest its management. */
    topUp: {
      adSpace,
      management: recharge.multiple - adSpace,
      /** The monthly ad spend above which their management costs more than the minimum monthly fee; null if they have none. */
      worthUpTo:
        adSpace < recharge.multiple ? Math.round((minimumMonthlyFee / (recharge.multiple - adSpace)) * adSpace) : null,
    },
    /** What a year of the short plan costs. */
    yearOfShortPlans: Math.round(plans * threeMonths.price),
    /** What a year of TRY ADS costs. */
    yearOfTryAds: Math.round((12 / tryAds.liveMonths) * tryAds.price),
    /** How many short plans make a long one of a year, and what the long one costs less; null if it does not, or if they do not add up to it. */
    yearSaving: oneYear.months === 12 && Number.isInteger(plans) && saved > 0 ? { plans, euros: saved } : null,
    yearsOf,
  };
}

/** What a service costs in its first year, from and to, and in each later one. */
export interface Years {
  first: NumberRange;
  later: number;
}

/** The channels of ads management. */
export const channels = ["Google", "Facebook"] as const;

/** The example of ads management has a spend of so many times the threshold. */
const EXAMPLE_SPEND = 2.5;

/** Projects that go on as ads management. */
export const MANAGED: readonly Service[] = ["leadGeneration", "ecommerce"];
