import { site } from "../../site.ts";

const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = site.offers.adsManagement;

/** What the first term costs at least, in euro. */
export const firstTermMinimum = initialTermMonths * minimumMonthlyFee;

/** The monthly ad spend above which the fee is a percentage of it, in euro. */
export const thresholdSpend = Math.round((minimumMonthlyFee / feePercent) * 100);

/** The channels of the Win-Win example. */
export const channels = ["Google", "Facebook"];

/** What their setup costs without Win-Win, in euro. */
export const setupOfChannels = setupPerChannel * channels.length;
