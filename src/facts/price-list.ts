import { type Item, type ItemKey, itemKeys, type Order, type PriceList } from "./bill.ts";
import type { Facts, ProjectService } from "./fact-rules.ts";

/** Returns everything that can be bought, with its price. What a service does not have is not in the list. */
export function priceListOf({ continuing, delivery, offers, oneMore, prices }: Facts): PriceList {
  const { adsManagement, longPlan, pageMonth, shortPlan, topUp, tryAds } = offers;
  const { analytics, flippingCatalog, instantWebsites, rispondiSubito } = continuing;
  const landingPage = { paid: "approval", next: "pageMonth", left: ["page"] } as const;
  const list: Partial<Record<ItemKey, Item | null>> = {
    leadGeneration: project("leadGeneration", { channels: 1, left: ["leadPage"] }),
    ecommerce: project("ecommerce", { channels: 1, left: ["shop"] }),
    analytics: project("analytics", { months: analytics?.months ?? 0, next: "analyticsMonth", left: ["tracking"] }),
    analyticsMonth: byMonth("analyticsMonth", analytics?.perMonth),
    rispondiSubito: project("rispondiSubito", { next: "rispondiSubitoMonth", left: ["number"] }),
    rispondiSubitoMonth: byMonth("rispondiSubitoMonth", rispondiSubito?.perMonth),
    minutes: byMonth("minutes", oneMore.minutes),
    instantWebsites: project("instantWebsites", {
      months: delivery.supportMonths,
      next: "instantWebsitesYear",
      left: ["site"],
    }),
    instantWebsitesYear: byYear("instantWebsitesYear", instantWebsites?.perYear),
    flippingCatalog: project("flippingCatalog", {
      months: flippingCatalog?.months ?? 0,
      next: "flippingCatalogYear",
      left: ["catalog"],
    }),
    flippingCatalogYear: byYear("flippingCatalogYear", flippingCatalog?.perYear),
    tryAds: {
      ...landingPage,
      price: tryAds.price,
      ads: tryAds.adSpend,
      months: tryAds.liveMonths,
      left: ["page", "ads"],
      channels: 2,
    },
    shortPlan: { ...landingPage, ...shortPlan },
    longPlan: { ...landingPage, ...longPlan },
    pageMonth: byMonth("pageMonth", pageMonth),
    topUp: { price: topUp.price, ads: (topUp.price * topUp.adSpacePercent) / 100, paid: "each", left: ["ads"] },
    management: {
      price: adsManagement.minimumMonthlyFee,
      paid: "month",
      months: adsManagement.initialTermMonths,
      rule: { percent: adsManagement.feePercent, setUp: adsManagement.setupPerChannel },
      left: ["ads"],
    },
    page: { price: oneMore.page, paid: "halves" },
    copyPage: { price: oneMore.copyPage, paid: "halves" },
    catalogPage: { price: oneMore.catalogPage, paid: "halves" },
    product: { price: oneMore.product, paid: "halves" },
    number: { price: oneMore.number, paid: "halves" },
    channel: { price: adsManagement.setupPerChannel, paid: "halves", channels: 1 },
    correction: { price: oneMore.correction, paid: "approval" },
  };
  return Object.fromEntries(Object.entries(list).filter(([, item]) => item));

  function project(service: ProjectService, more: Partial<Item>): Item | null {
    const [price] = prices[service] ?? [];
    return price === undefined ? null : { price, paid: "halves", ...more };
  }

  function byMonth(next: ItemKey, price: number | undefined): Item | null {
    return price === undefined ? null : { price, paid: "month", months: 1, next };
  }

  function byYear(next: ItemKey, price: number | undefined): Item | null {
    return price === undefined ? null : { price, paid: "year", months: 12, next };
  }
}

/** Returns what is wrong with the lines of orders, where, and what to do. */
export function orderProblems(orders: Facts["orders"], list: PriceList): { fact: string; says: string; fix: string }[] {
  return Object.entries(orders).flatMap(([name, order]) =>
    ((order ?? []) as Order).flatMap((line, at) => {
      const problem = lineProblem(line, list);
      return problem ? [{ fact: `orders.${name}.${at}`, says: problem[0], fix: problem[1] }] : [];
    }),
  );
}

function lineProblem([key, amount, from]: readonly unknown[], list: PriceList): [says: string, fix: string] | null {
  if (!itemKeys.includes(key as ItemKey))
    return [`There is no ${JSON.stringify(key)} in the price list.`, `Write one of its items: ${itemKeys.join(", ")}.`];
  if (!list[key as ItemKey]) return [`"${key}" has no price.`, "Write its price, or take it out of the order."];
  if (key === "management") return managementProblem(amount, from, list);
  const isCount = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) >= 1);
  if (!isCount(amount))
    return [`The count is ${JSON.stringify(amount)}.`, "Write how many: a whole number greater than zero."];
  if (isCount(from)) return null;
  return [`It is paid from month ${JSON.stringify(from)}.`, "Write the month from which it is paid: 1 or a later one."];
}

function managementProblem(terms: unknown, rest: unknown, list: PriceList): [says: string, fix: string] | null {
  const { adsPerMonth, channels, months, winWin } = Object(terms);
  const least = list.management?.months ?? 1;
  const areCounts = [adsPerMonth, channels, months].every((count) => Number.isInteger(count) && count >= 1);
  if (areCounts && months >= least && typeof winWin === "boolean" && rest === undefined) return null;
  const example = `{ channels: 1, adsPerMonth: 1000, months: ${least}, winWin: true }`;
  return [`It is ${JSON.stringify(terms)}.`, `Write it like ${example}, with at least ${least} months.`];
}
