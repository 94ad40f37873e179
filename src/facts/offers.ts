import { adsCost } from "./ads-cost.ts";
import { casesOf } from "./cases.ts";
import type { Facts, NumberRange, Service } from "./fact-rules.ts";

/** What the offers of a site come to, in whole euro unless said otherwise. */
export type Sums = ReturnType<typeof sumsOf>;

/** Returns the sums that follow from the prices of the facts. */
export function sumsOf(facts: Facts) {
  const { continuing, offers, oneMore, prices, shops, websites } = facts;
  const { adsManagement, oneYear, recharge, startBudgets, threeMonths, tryAds } = offers;
  const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = adsManagement;
  const firstTermMinimum = initialTermMonths * minimumMonthlyFee;
  const firstInvoiceMinimum = setupPerChannel + firstTermMinimum;
  const thresholdSpend = Math.round((minimumMonthlyFee / feePercent) * 100);
  const exampleSpend = Math.round(thresholdSpend * EXAMPLE_SPEND);
  const adSpace = Math.round((recharge.multiple * recharge.adSpacePercent) / 100);
  const topUpFee = recharge.multiple - adSpace;
  /** The monthly ad spend whose top-ups cost as much as a monthly fee. */
  const spendFor = (fee: number) => (topUpFee > 0 ? (fee / topUpFee) * adSpace : 0);
  /** The monthly ad spend from which management is the better start. */
  const managementFrom = 100 * Math.ceil(spendFor(firstInvoiceMinimum / initialTermMonths) / 100);
  const managementFee = adsCost(managementFrom, adsManagement, { channels: 1, isWinWin: true }).fee;
  /** The top-ups that buy at least the ads of TRY ADS. */
  const tryAdsTopUps = Math.ceil(tryAds.adSpend / adSpace);
  const plans = 12 / threeMonths.months;
  const landingYears = facts.landingPages.years;
  const yearOfShortPlans = Math.round(threeMonths.price + (plans - 1) * threeMonths.renewal);
  const saved = yearOfShortPlans - oneYear.price;
  const siteWithOwnCopy =
    (prices.instantWebsites?.[0] ?? 0) + (landingYears - 1) * (continuing.instantWebsites?.perYear ?? 0);
  const managedPageStart = threeMonths.price + firstInvoiceMinimum;
  const withVat = (sum: number) => Math.round(withVatToTheCent(sum));
  const withVatToTheCent = (sum: number) => Math.round(sum * (100 + facts.vatPercent)) / 100;
  /** What projects that ads management follows cost at least until the end of its first term. */
  const projectStarts: Partial<Record<Service, number>> = Object.fromEntries(
    MANAGED.flatMap((service) => {
      const range = prices[service];
      return range ? [[service, range[0] + firstTermMinimum]] : [];
    }),
  );
  const projectStart = projectStarts.leadGeneration ?? null;

  /** Returns what a service costs in its first year, from and to, and in each later one; null if its price varies. Ad budgets are not included. */
  function yearsOf(service: Service): Years | null {
    const range = prices[service];
    if (!range) return null;
    const { months = 0, perMonth = 0, perYear = 0 } = continuing[service] ?? {};
    const monthly = MANAGED.includes(service) ? minimumMonthlyFee : perMonth;
    const rest = Math.max(12 - months, 0) * monthly;
    return { first: [range[0] + rest, range[1] + rest], later: 12 * monthly + perYear };
  }

  /** Returns what a budget for the first months buys, and what it buys if our VAT is part of it and makes a difference; null if it buys nothing. */
  function startFor(budget: number): Start | null {
    const bought = boughtFor(budget);
    if (!bought) return null;
    const fits = (bought.cheaper ?? bought).withVat <= budget;
    return { budget, ...bought, vatInside: fits ? null : boughtFor(budget / (1 + facts.vatPercent / 100)) };
  }

  /** Returns a project with ads at the threshold, else a landing page and top-ups; null if the budget buys neither. */
  function boughtFor(budget: number): Bought | null {
    const ads = initialTermMonths * thresholdSpend;
    if (projectStart && projectStart + ads <= budget) {
      const both = termOf({ invoices: projectStart + firstTermMinimum, ads: 2 * ads, ownAds: 2 * ads });
      return { isProject: true, ...termOf({ invoices: projectStart, ads, ownAds: ads }), both, cheaper: null };
    }
    const topUps = Math.floor((budget - threeMonths.price) / recharge.multiple);
    if (topUps < 0) return null;
    const start = pageTerm(threeMonths.price, 0, 0, topUps);
    const both = pageTerm(threeMonths.price, 0, 1, 2 * topUps);
    return { isProject: false, ...start, both, cheaper: cheaperStart(start) };
  }

  /** Returns TRY ADS, further terms of its page and the top-ups that are left, where they cost less than as many ads by top-up alone. */
  function cheaperStart({ total, topUps }: Term): Bought["cheaper"] {
    const left = topUps - tryAdsTopUps;
    if (left < 0) return null;
    const renewals = Math.ceil((2 * threeMonths.months - tryAds.liveMonths) / threeMonths.months);
    const start = pageTerm(tryAds.price, tryAds.adSpend, 1, left);
    const both = pageTerm(tryAds.price, tryAds.adSpend, renewals, left + topUps);
    return start.total < total ? { ...start, both } : null;
  }

  /** Adds renewals of a page and top-ups to its first price. */
  function pageTerm(price: number, ads: number, renewals: number, topUps: number): Term {
    const invoices = price + renewals * threeMonths.renewal + topUps * recharge.multiple;
    const pageMonths = (ads ? tryAds.liveMonths : threeMonths.months) + renewals * threeMonths.months;
    return termOf({ invoices, ads: ads + topUps * adSpace, topUps, pageMonths });
  }

  /** Adds up our invoices and the ads that the customer pays himself. */
  function termOf({ invoices, ads = 0, ownAds = 0, topUps = 0, pageMonths = 0 }: TermParts): Term {
    const total = invoices + ownAds;
    return { invoices, ads, topUps, pageMonths, total, withVat: withVat(total) };
  }

  return {
    withVat,
    firstTermMinimum,
    /** The first invoice for one channel, at least; that of a project, until the end of the first term. */
    firstInvoiceMinimum,
    projectStarts,
    projectStart,
    /** What a project builds: its start without that of ads management. */
    built: (projectStart ?? 0) - firstInvoiceMinimum,
    /** A landing page of ours under ads management until the end of the first term, and what it costs less than a project. */
    managedPage: {
      start: managedPageStart,
      saved: (projectStart ?? 0) - managedPageStart,
      savedWithWinWin: (projectStart ?? 0) - managedPageStart + setupPerChannel,
    },
    /** An online shop with six times the products of the lowest price, and its project. */
    largerShop: {
      products: LARGER_SHOP * shops.products,
      price: (prices.ecommerce?.[0] ?? 0) + (LARGER_SHOP - 1) * shops.products * oneMore.product,
    },
    /** The answering service for as long as the short plan of a landing page. */
    answering: termOf({
      invoices: (prices.rispondiSubito?.[0] ?? 0) + threeMonths.months * (continuing.rispondiSubito?.perMonth ?? 0),
    }),
    /** A landing page for the years that it is for, and a site for as long: with copy by us, and with the customer’s. */
    pageOrSite: {
      page: Math.round(oneYear.price + ((12 * landingYears) / oneYear.months - 1) * oneYear.renewal),
      site: siteWithOwnCopy + websites.pages * oneMore.copyPage,
      siteWithOwnCopy,
    },
    /** The monthly ad spend above which the fee is a percentage of it. */
    thresholdSpend,
    /** The first invoice of one channel at the threshold with Win-Win, which includes a month of ads. */
    winWin: { firstInvoice: firstTermMinimum + thresholdSpend, withVat: withVat(firstTermMinimum + thresholdSpend) },
    /** What one step of an ad top-up buys: ad space, and with the rest its management. */
    topUp: {
      adSpace,
      management: topUpFee,
      /** The same as a percentage of the ads. */
      percentOfAds: Math.round((topUpFee / adSpace) * 100),
      /** The monthly ad spend above which their management costs more than the minimum monthly fee; and more than the first term of ads management with the setup of a channel, in round hundreds; there, how much more than its fee, in round tens. */
      worthUpTo: Math.round(spendFor(minimumMonthlyFee)),
      managementFrom,
      dearerBy: 10 * Math.round(((managementFrom / adSpace) * topUpFee - managementFee) / 10),
    },
    /** What TRY ADS costs without its ads: page, campaign and results. */
    tryAdsWork: tryAds.price - tryAds.adSpend,
    /** The price cards and the renewals with our VAT, these to the cent. */
    plansWithVat: {
      tryAds: withVat(tryAds.price),
      threeMonths: withVat(threeMonths.price),
      oneYear: withVat(oneYear.price),
      recharge: withVat(recharge.multiple),
      renewal: withVatToTheCent(threeMonths.renewal),
      yearRenewal: withVatToTheCent(oneYear.renewal),
    },
    /** What a first and each further year of the short plan cost. */
    yearOfShortPlans,
    laterYearOfShortPlans: Math.round(plans * threeMonths.renewal),
    /** How many short plans make a long one of a year, and what the long one costs less; null if it does not, or if they do not add up to it. */
    yearSaving: oneYear.months === 12 && Number.isInteger(plans) && saved > 0 ? { plans, euros: saved } : null,
    yearsOf,
    /** TRY ADS and the longer renewal of its page; with VAT to the cent. */
    tryAdsYear: {
      total: tryAds.price + oneYear.renewal,
      withVat: withVatToTheCent(tryAds.price + oneYear.renewal),
      months: tryAds.liveMonths + oneYear.months,
    },
    /** What services cost a year later on, with VAT, to the cent. */
    perYearWithVat: Object.fromEntries(
      Object.entries(continuing).map(([service, next]) => [service, withVatToTheCent(next?.perYear ?? 0)]),
    ) as Partial<Record<Service, number>>,
    /** What each budget of the facts buys. */
    starts: startBudgets.flatMap((budget) => startFor(budget) ?? []),
    cases: casesOf(facts, { small: thresholdSpend, larger: exampleSpend }),
  };
}

/** What a service costs in its first year, from and to, and in each later one. */
export interface Years {
  first: NumberRange;
  later: number;
}

/** What some months cost: our invoices, the ads in them or beside them, and all of it, without VAT and with it; and the top-ups and months of a page in it. */
interface Term {
  invoices: number;
  ads: number;
  topUps: number;
  pageMonths: number;
  total: number;
  withVat: number;
}

interface TermParts extends Partial<Omit<Term, "total" | "withVat">> {
  invoices: number;
  ownAds?: number;
}

/** A project under management, or a landing page with top-ups; and what twice the months come to. */
interface Bought extends Term {
  isProject: boolean;
  both: Term;
  /** The same ads from TRY ADS on, with the top-ups that are left, where that costs less. */
  cheaper: (Term & { both: Term }) | null;
}

/** What a budget without VAT buys; and what a budget that includes it buys, if that is less. */
export interface Start extends Bought {
  budget: number;
  vatInside: Bought | null;
}

/** The example of ads management has a spend of so many times the threshold. */
const EXAMPLE_SPEND = 2.5;

/** The example of an online shop has so many times the products of the lowest price. */
const LARGER_SHOP = 6;

/** Projects that ads management follows, from their launch. */
export const MANAGED: readonly Service[] = ["leadGeneration", "ecommerce"];
