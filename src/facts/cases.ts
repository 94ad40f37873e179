import { adsCost } from "./ads-cost.ts";
import type { Facts, Service } from "./fact-rules.ts";

/** A worked case: what a customer buys, and our invoices for it, without VAT. */
export interface Case {
  /** How many of each, in the order in which they are said; of ads, the sum a month. */
  bought: Partial<Record<Part, number>>;
  /** Until it runs, with what is paid in advance, without and with VAT. */
  today: number;
  withVat: number;
  /** The two parts of it: at the approval and at the launch; or a page and its first top-up. The second is zero where all is paid at once. */
  first: number;
  rest: number;
  /** Our invoices each month from that month on; and the first year with its ads; without and with VAT. */
  monthly: number;
  monthlyWithVat: number;
  fromMonth: number;
  year: number;
  yearWithVat: number;
  /** Ads a month and a year: the customer pays them himself, unless they are part of top-ups. */
  ads: number;
  yearOfAds: number;
  topUps: number;
}

export type Part =
  | "products"
  | "pages"
  | "copyPages"
  | "channels"
  | "ads"
  | "numbers"
  | "minutes"
  | "months"
  | "topUps";

/** A small and a larger customer of a service. */
export type Cases = Record<"small" | "larger", Case>;

/** Ads and landing pages have list prices, whatever their range, and are paid at once; the others are projects. */
const LISTED: readonly string[] = ["ads", "landingPages"];

/** Returns two worked cases of each service that has a price. `spends` are their ads a month. */
export function casesOf(facts: Facts, spends: { small: number; larger: number }): Partial<Record<Service, Cases>> {
  const { callAnswering, catalogs, continuing, offers, oneMore, prices, shops, websites } = facts;
  const { adsManagement, oneYear, recharge, threeMonths } = offers;
  const { pages } = websites;
  const { monthlyMinutes: minutes, numbers } = callAnswering;
  const channel = adsManagement.setupPerChannel;
  const cases: Record<Exclude<Service, "specializations">, Cases> = {
    leadGeneration: {
      small: managed("leadGeneration", 0, { pages: 1, channels: 1, ads: spends.small }),
      larger: managed("leadGeneration", 2 * oneMore.page + channel, { pages: 3, channels: 2, ads: spends.larger }),
    },
    ecommerce: {
      small: managed("ecommerce", 0, { products: shops.products, channels: 1, ads: spends.small }),
      larger: managed("ecommerce", 2 * shops.products * oneMore.product + channel, {
        ...{ products: 3 * shops.products, channels: 2, ads: spends.larger },
      }),
    },
    ads: {
      small: managed(null, channel, { channels: 1, ads: spends.small }),
      larger: managed(null, 2 * channel, { channels: 2, ads: spends.larger }),
    },
    analytics: {
      small: project("analytics", 0, { channels: 1 }),
      larger: project("analytics", channel, { channels: 2 }),
    },
    rispondiSubito: {
      small: project("rispondiSubito", 0, { numbers, minutes }),
      larger: project(
        "rispondiSubito",
        oneMore.number,
        { numbers: numbers + 1, minutes: 2 * minutes },
        oneMore.minutes,
      ),
    },
    landingPages: { small: page(threeMonths, 0), larger: page(oneYear, 1) },
    instantWebsites: {
      small: project("instantWebsites", 0, { pages }),
      larger: project("instantWebsites", 3 * oneMore.page + (pages + 3) * oneMore.copyPage, {
        pages: pages + 3,
        copyPages: pages + 3,
      }),
    },
    flippingCatalog: {
      small: project("flippingCatalog", 0, { pages: catalogs.pages }),
      larger: project("flippingCatalog", 2 * catalogs.pages * oneMore.catalogPage, { pages: 3 * catalogs.pages }),
    },
  };
  return Object.fromEntries(
    Object.entries(cases).filter(([service]) => LISTED.includes(service) || prices[service as Service]),
  );

  function caseOf(sums: Omit<Case, "withVat" | "rest" | "monthlyWithVat" | "yearOfAds" | "yearWithVat">): Case {
    const { ads, first, monthly, today, topUps } = sums;
    // A top-up includes its ads.
    const year = sums.year + (topUps ? 0 : 12 * ads);
    // To the cent.
    const withVat = (sum: number) => Math.round(sum * (100 + facts.vatPercent)) / 100;
    return {
      ...sums,
      year,
      withVat: Math.round(withVat(today)),
      rest: today - first,
      monthlyWithVat: withVat(monthly),
      yearWithVat: withVat(year),
      yearOfAds: 12 * ads,
    };
  }

  /** The lowest price, what it costs more, and what going on costs. */
  function project(service: Service, more: number, bought: Case["bought"], moreMonthly = 0): Case {
    const { months = 0, perMonth = 0 } = continuing[service] ?? {};
    const today = (prices[service]?.[0] ?? 0) + more;
    const monthly = perMonth && perMonth + moreMonthly;
    const year = today + Math.max(12 - months, 0) * monthly;
    const first = Math.round(today / 2);
    return caseOf({ bought, today, first, monthly, fromMonth: months + 1, year, ads: 0, topUps: 0 });
  }

  /** A project or the set-up of channels, and ads management from the launch. */
  function managed(
    service: Service | null,
    more: number,
    bought: { channels: number; ads: number; pages?: number; products?: number },
  ): Case {
    const once = ((service && prices[service]?.[0]) ?? 0) + more;
    const { fee, firstTerm } = adsCost(bought.ads, adsManagement, { channels: 0, isWinWin: true });
    const today = once + firstTerm;
    const first = service ? Math.round(once / 2) : today;
    const fromMonth = adsManagement.initialTermMonths + 1;
    return caseOf({ bought, today, first, monthly: fee, fromMonth, year: once + 12 * fee, ads: bought.ads, topUps: 0 });
  }

  /** A landing page that is renewed, with top-ups each month, the first ones at once. */
  function page({ price, months, renewal }: typeof oneYear, topUps: number): Case {
    const monthly = topUps * recharge.multiple;
    const year = Math.round(price + (12 / months - 1) * renewal) + 12 * monthly;
    const ads = Math.round((monthly * recharge.adSpacePercent) / 100);
    const bought = { months, ...(topUps && { topUps }) };
    const fromMonth = topUps ? 2 : 1;
    return caseOf({ bought, today: price + monthly, first: price, monthly, fromMonth, year, ads, topUps });
  }
}
