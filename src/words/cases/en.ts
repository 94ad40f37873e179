import { quantity } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";
import type { TermsWords } from "../terms/it.ts";
import type { CasesWords } from "./it.ts";

export const en = ({ euro, terms }: Figures & { terms: TermsWords }) => {
  const { keeps, spans } = terms;
  const notice = `To stop after month ${terms.firstTermMonths}, tell us by the end of month ${terms.lastMonth}; later, give ${terms.noticePeriod} notice.`;
  const pages = (count: number) => quantity(count, "page", "pages");
  return {
    small: "A small start",
    larger: "Something larger",
    rows: { today: "Today", monthly: "Each month", year: "In a year", stop: "If you stop" },
    bought: {
      products: (count) => quantity(count, "product", "products"),
      pages,
      copyPages: (count) => `our copy for ${pages(count)}`,
      channels: (count) => quantity(count, "channel", "channels"),
      ads: (sum) => `${euro(sum)} of ads a month`,
      numbers: (count) => quantity(count, "number", "numbers"),
      minutes: (count) => `${spans.minutes(count)} a month`,
      months: (count) => `a page, ${spans.months(count)} at a time`,
      topUps: (count) => `${quantity(count, "top-up", "top-ups")} a month`,
    },
    nothing: "nothing",
    every: (sum, months) => `${sum} every ${spans.months(months)}, from month ${months + 1}`,
    fromMonth: (sum, month) => `${sum} from month ${month}`,
    withAds: (sum) => `, ${sum} of it ads`,
    adsThenFee: (ads, fee, month) => `${ads} of ads from launch; from month ${month} also ${fee} to us`,
    inParts: (first, rest, all) => `${first} when you approve, ${rest} at launch; ${all} in all`,
    pageAndTopUp: (page, topUp, all) => `${page} + ${topUp} top-up; ${all}`,
    stop: {
      leadGeneration: `${notice} The page is yours, and we hand it over.`,
      ecommerce: `${notice} Accounts, campaigns and data stay yours.`,
      ads: `${notice} ${keeps}`,
      analytics: "Tracking and data stay in your accounts.",
      rispondiSubito: "Your number stays yours.",
      landingPages: "The page goes offline. The copy stays yours.",
      instantWebsites: "We hand you the site, and its domain, copy and accounts are yours.",
      flippingCatalog: "The link stops working. You keep the pages as a PDF.",
    },
  } satisfies CasesWords;
};
