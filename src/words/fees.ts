import { type AdsTerms, adsCost } from "../estimates.ts";
import { site } from "../site.ts";

const { adsManagement, oneYear, recharge, threeMonths } = site.offers;
const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = adsManagement;

/** What the first term costs at least, in euro. */
export const firstTermMinimum = initialTermMonths * minimumMonthlyFee;

const plansInYear = oneYear.months / threeMonths.months;
const saved = plansInYear * threeMonths.price - oneYear.price;

/** How many short plans make a long one, and what the long one costs less, in euro; null if it does not, or if they do not add up to it. */
export const yearSaving = Number.isInteger(plansInYear) && saved > 0 ? { plans: plansInYear, euros: saved } : null;

/** The monthly ad spend above which the fee is a percentage of it, in euro. */
export const thresholdSpend = Math.round((minimumMonthlyFee / feePercent) * 100);

/** What the cost of ads depends on. */
export const adsTerms: AdsTerms = {
  setupPerChannel,
  feePercent,
  minimumMonthlyFee,
  initialTermMonths,
  advanceOn: site.terms.advanceOn,
};

const exampleSpend = Math.round(thresholdSpend * 1.5);

/** One channel with a spend half above the threshold: fee, first term in advance, and the first invoice with and without Win-Win. */
export const adsExample = { spend: exampleSpend, ...adsCost(exampleSpend, adsTerms, false) };

const adSpace = Math.round(
  (recharge.multiple * recharge.adSpacePercent) / (recharge.adSpacePercent + recharge.managementPercent),
);

/** What one step of an ad top-up buys, in whole euro: ad space, and with the rest its management. */
export const topUp = { adSpace, management: recharge.multiple - adSpace };

/** The channels of the Win-Win example. */
export const channels = ["Google", "Facebook"];

/** What their setup costs without Win-Win, in euro. */
export const setupOfChannels = setupPerChannel * channels.length;
