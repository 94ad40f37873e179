import { commaList, quantity } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";
import type { TermsWords } from "../terms/it.ts";
import type { BillWords } from "./it.ts";

export const en = ({ facts, price, terms }: Figures & { terms: TermsWords }) => {
  const { days, months, minutes, years } = terms.spans;
  const pages = (count: number) => quantity(count, "page", "pages");
  const hosting = price("instantWebsitesYear");
  return {
    title: "What it costs",
    terms: "Fair terms",
    items: {
      leadGeneration: () => "lead generation",
      ecommerce: () => "e-commerce promotion",
      analytics: () => "analytics and reports",
      analyticsMonth: (count) => `${months(count)} more of reports`,
      rispondiSubito: () => "RispondiSubito setup",
      rispondiSubitoMonth: (count) => `${months(count)} of service`,
      minutes: (count) => `another ${minutes(facts.callAnswering.monthlyMinutes)} for ${months(count)}`,
      instantWebsites: () => `a website of ${pages(facts.websites.pages)}`,
      instantWebsitesYear: (count) => `${years(count)} more of hosting and support`,
      flippingCatalog: () => `a catalogue of ${pages(facts.catalogs.pages)}`,
      flippingCatalogYear: (count) => `${years(count)} more online`,
      tryAds: () => "TRY ADS",
      shortPlan: () => `a landing page for ${months(facts.offers.shortPlan.months)}`,
      longPlan: () => `a landing page for ${months(facts.offers.longPlan.months)}`,
      pageMonth: (count) => `${months(count)} more of the page`,
      topUp: (count) => quantity(count, "top-up", "top-ups"),
      page: (count) => quantity(count, "extra page", "extra pages"),
      copyPage: (count) => `our copy for ${pages(count)}`,
      catalogPage: (count) => quantity(count, "extra page", "extra pages"),
      product: (count) => quantity(count, "extra product", "extra products"),
      number: (count) => quantity(count, "extra number", "extra numbers"),
      channel: (count) => quantity(count, "extra channel", "extra channels"),
      correction: (count) => quantity(count, "extra correction", "extra corrections"),
    },
    management: ({ channels, months: ordered, winWin }) =>
      `${months(ordered)} of management${winWin ? " with Win-Win" : ""}, ${quantity(channels, "channel", "channels")}`,
    lines: {
      onApproval: "When you approve",
      atLaunch: "At launch",
      halves: "When you approve, and again at launch",
      total: "In all",
      ads: "Of which ads",
      withVat: `With VAT (${facts.vatPercent}%)`,
      withVatOnOurs: `With VAT (${facts.vatPercent}%) on our invoices`,
      next: "If you go on",
    },
    later: { each: "Each top-up", month: "Monthly", year: "Yearly" },
    payment: (sum, { ads, from, times, when }) =>
      when === "each"
        ? `${sum}${times > 1 ? ` × ${times}` : ""}, when you approve it`
        : commaList(
            ads > 0 ? `${sum} of ads` : sum,
            from > 1 && `from month ${from}`,
            `for ${when === "year" ? years(times) : months(times)}`,
          ),
    next: (sum, { ads, when }) => `${sum} ${when === "year" ? "a year" : "a month"}${ads > 0 ? " with the ads" : ""}`,
    ads: { us: (sum) => `${sum}, paid to us`, google: (sum) => `${sum}, paid to Google` },
    left: {
      page: "If you stop, the page goes offline and the copy stays yours.",
      ads: "Ad accounts, campaigns and data stay yours.",
      leadPage: `The page is yours, with its domain: we hand it over${hosting && `, or host it for ${hosting} a year`}.`,
      shop: "What we made for your shop is yours, on any host.",
      tracking: "Tracking and data stay in your accounts.",
      number: `If you miss a month we call you, and it stops only after ${days(facts.callAnswering.graceDays)}. Your number stays yours.`,
      site: "The site is yours: we hand it over with its domain, for any host.",
      catalog: "The link stops working, and the file stays yours.",
    },
  } satisfies BillWords;
};
