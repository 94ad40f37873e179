/** What an order costs, for the build and the browser. Amounts are euro without VAT, to the cent. */

export const itemKeys = [
  ...["leadGeneration", "ecommerce", "analytics", "rispondiSubito", "instantWebsites", "flippingCatalog"],
  ...["analyticsMonth", "rispondiSubitoMonth", "instantWebsitesYear", "flippingCatalogYear"],
  ...["tryAds", "shortPlan", "longPlan", "pageMonth", "topUp", "management"],
  ...["page", "copyPage", "correction", "channel", "product", "number", "minutes", "catalogPage"],
] as const;
export type ItemKey = (typeof itemKeys)[number];

/** What can be bought. */
export interface Item {
  price: number;
  /** When: at once; half then and half at launch; each one when it is ordered; as each month or year begins. */
  paid: "approval" | "halves" | "each" | "month" | "year";
  /** Of the price, what goes into ads. */
  ads?: number;
  /** The months that one covers. */
  months?: number;
  /** The channels whose set-up is in the price. */
  channels?: number;
  /** The item by the month or the year that goes on with it. */
  next?: ItemKey;
  /** What is left at the end, by its name in the words. */
  left?: readonly Left[];
  /** Of ads management, whose price is the lowest fee of a month: the percentage of the ads, and the set-up of a channel. */
  rule?: { percent: number; setUp: number };
}
export type Left = "page" | "ads" | "leadPage" | "shop" | "tracking" | "number" | "site" | "catalog";
export type PriceList = Partial<Record<ItemKey, Item | undefined>>;

/** Ads management: its months are at least those of the first term, which are paid in advance. */
export interface Management {
  channels: number;
  adsPerMonth: number;
  months: number;
  winWin: boolean;
}

/** An item, how many of it, and the month from which it is paid: otherwise the one after what comes before it. */
export type OrderLine =
  | readonly [item: Exclude<ItemKey, "management">, count?: number, from?: number]
  | readonly [item: "management", terms: Management];
export type Order = readonly OrderLine[];

/** A payment: `amount`, `times` times, from the month `from`. `ads` is the part that goes into ads, paid `to` us or Google. */
export interface Payment {
  when: "approval" | "launch" | "each" | "month" | "year";
  amount: number;
  times: number;
  from: number;
  ads: number;
  to: "us" | "google";
}

export interface Bill {
  onApproval: number;
  atLaunch: number;
  /** What is paid later, in the order of the items. */
  later: readonly Payment[];
  /** All of it, as ordered. */
  total: number;
  ads: Record<Payment["to"], number>;
  /** The same with VAT on what is paid to us. */
  withVat: number;
  /** What going on costs. */
  next: readonly Payment[];
  left: readonly Left[];
  /** Until the last month of the order. */
  months: number;
}

/** Returns the bill of an order that has no problems. Throws if the price list lacks an item. */
export function billOf(order: Order, list: PriceList, vatPercent: number): Bill {
  const payments: Payment[] = [];
  const next = new Map<ItemKey, Payment>();
  const covered: Partial<Record<ItemKey, number>> = {};
  const items = order.map(([key]) => itemOf(list, key));
  const isProject = items.some(({ paid }) => paid === "halves");
  const included = items.reduce((channels, item) => channels + (item.channels ?? 0), 0);

  for (const line of order) {
    const item = itemOf(list, line[0]);
    if (line[0] === "management") manage(line[1], item);
    else buy(line[0], item, line[1], line[2]);
  }

  function buy(key: ItemKey, { ads = 0, next: goesOn, months = 0, paid, price }: Item, count = 1, month?: number) {
    const before = month === undefined ? (covered[key] ?? 0) : month - 1;
    const from = before + 1;
    if (paid === "halves") {
      const half = cents((count * price) / 2);
      pay("approval", half);
      pay("launch", count * price - half);
    } else if (paid === "approval") pay(paid, count * price, { ads: count * ads });
    else pay(paid, price, { ads, from, times: count });
    if (!goesOn) return;
    const already = covered[goesOn] ?? 0;
    covered[goesOn] = Math.max(already, goesOn === key ? before : already) + count * months;
    const { paid: when, price: amount } = list[goesOn] ?? {};
    if (when === "month" || when === "year") next.set(goesOn, payment(when, amount, { from: 1 + covered[goesOn] }));
  }

  /** The first term in advance, the later months as they begin; with Win-Win no set-up, and the ads through us. */
  function manage({ adsPerMonth, channels, months, winWin }: Management, { months: term = 1, price, rule }: Item) {
    const { percent = 0, setUp = 0 } = rule ?? {};
    const fee = Math.max(price, cents((adsPerMonth * percent) / 100));
    const to = winWin ? "us" : "google";
    const setUps = winWin ? 0 : Math.max(0, channels - included);
    pay(isProject ? "launch" : "approval", Math.min(term, months) * fee + setUps * setUp);
    pay("month", adsPerMonth, { ads: adsPerMonth, times: months, to });
    pay("month", fee, { from: term + 1, times: months - term });
    covered.management = months;
    next.set("management", payment("month", fee + adsPerMonth, { ads: adsPerMonth, from: months + 1, to }));
  }

  function pay(...parts: Parameters<typeof payment>) {
    const made = payment(...parts);
    if (made.amount * made.times > 0) payments.push(made);
  }

  const sumOf = (when: Payment["when"]) => add(payments.filter((made) => made.when === when));
  const adsTo = (to: Payment["to"]) =>
    cents(payments.reduce((sum, made) => sum + (made.to === to ? made.ads * made.times : 0), 0));
  const total = add(payments);
  return {
    onApproval: sumOf("approval"),
    atLaunch: sumOf("launch"),
    later: payments.filter(({ when }) => when !== "approval" && when !== "launch"),
    total,
    ads: { us: adsTo("us"), google: adsTo("google") },
    withVat: cents(total + ((total - adsTo("google")) * vatPercent) / 100),
    next: [...next.values()],
    left: [...new Set(items.flatMap(({ left = [] }) => left))],
    months: Math.max(0, ...Object.values(covered)),
  };
}

/** Returns the budget that a sum with VAT fits into, in steps of 500 €. */
export function budgetFor(withVat: number): number {
  return 500 * Math.ceil(withVat / 500);
}

/** Returns how many enquiries so much of ads makes, from and to, at what one costs, from and to. */
export function enquiriesFor(ads: number, [from, to]: readonly [number, number]): [number, number] {
  return [Math.floor(ads / to), Math.floor(ads / from)];
}

function itemOf(list: PriceList, key: ItemKey): Item {
  const item = list[key];
  if (!item) throw new Error(`There is no "${key}" in the price list. Take it out of the order.`);
  return item;
}

function payment(when: Payment["when"], amount = 0, more: Partial<Payment> = {}): Payment {
  return { when, amount: cents(amount), times: 1, from: 1, ads: 0, to: "us", ...more };
}

const add = (payments: readonly Payment[]) =>
  cents(payments.reduce((sum, { amount, times }) => sum + amount * times, 0));

/** An amount without the rest that fractions leave in its sums. */
const cents = (amount: number) => Math.round(amount * 100) / 100;
