import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { billOf, budgetFor, enquiriesFor, type PriceList } from "../../../src/facts/bill.ts";
import { lostCalls } from "../../../src/facts/calendar.ts";
import { compareAds, topUpLimit } from "../../../src/facts/compare-ads.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { priceListOf } from "../../../src/facts/price-list.ts";
import { isSample } from "../../../src/facts/samples.ts";
import { root } from "../../support/project/project-root.ts";
import { facts } from "../../support/site/own-site.ts";
import { figures, textOf, withoutSamples } from "../../support/site/page-figures.ts";
import { renderOwner } from "../../support/site/render-owner.ts";

/** What the pages of this site export: the ranges of tools, samples and hours. */
const exporting = "src/pages/*/{call-range,sample-prices,sample-report,spend-range}.ts";
const ownFigures = numbers(await importAll(exporting)).map(([, value]) => value);
const weeks = (await importAll("src/pages/*/week.ts")).map(({ weekOf }) =>
  (weekOf as (hours: Facts["officeHours"]) => unknown)(facts.officeHours),
);
type Leaf = [path: string, value: number];

/** Facts with a distinct number each, which no sum yields either, so that every figure can be traced to its fact. */
let mark = 1997;
const marked = changeNumbers(facts, () => (mark += 20));
const leaves = numbers(marked);

const pages = await renderOwner(marked);
/** The figures on the pages with these facts, and with each number increased by one. */
const before = Object.values(pages).flatMap(figures);
const raised = await renderOwner(changeNumbers(marked, (value) => value + 1));
const after = Object.values(raised).flatMap(figures);

test("with all facts changed, words, metadata and structured data contain no figure but those of the facts", () => {
  const { offers, orders, statistics } = marked;
  const list = priceListOf(marked);
  const bills = Object.values(orders).map((order) => billOf(order ?? [], list, marked.vatPercent));
  const start = { channels: 1, adsPerMonth: 0, months: offers.adsManagement.initialTermMonths, winWin: true };
  const starts = (["leadGeneration", "ecommerce"] as const).map(
    (project) => billOf([[project], ["management", start]], list, 0).total,
  );
  const known = new Set([
    ...leaves.map(([, value]) => value),
    // How long an order runs, and from which month on it goes on.
    ...bills.flatMap(({ later, months }) => [months, ...later.flatMap(({ from, times }) => [from, times])]),
    // The part of a top-up that is ours.
    Math.abs(100 - offers.topUp.adSpacePercent),
    ...enquiriesFor(offers.tryAds.adSpend, marked.enquiryCost ?? [1, 1]),
  ]);
  const knownEuros = new Set([
    ...numbers([bills, starts, list]).map(([, value]) => Math.abs(value)),
    ...bills.map(({ withVat }) => budgetFor(withVat)),
    billOf([["management", start]], list, 0).onApproval,
    topUpLimit(list),
    Math.abs(Math.round(100 * (offers.topUp.price - (list.topUp?.ads ?? 0))) / 100),
    // No setup with Win-Win; what one euro of ads brought.
    ...[0, 1, statistics.averageRoiPercent / 100 + 1],
  ]);
  const knownInSamples = new Set([
    ...toolFigures(list, marked.enquiryCost ?? [1, 1]),
    ...numbers([weeks]).map(([, value]) => value),
  ]);
  const strays = Object.entries(pages).flatMap(([file, html]) =>
    figures(html)
      .filter(({ value }) => !known.has(value))
      .filter(({ value, isEuro }) => !(isEuro && knownEuros.has(value)))
      .filter(({ value, isSample }) => !(isSample && knownInSamples.has(value)))
      .map(({ context }) => `${file}: …${context}…`),
  );
  expect([...new Set(strays)]).toEqual([]);
});

test("with all facts changed, no text counts in words what a fact counts", () => {
  const strays = Object.entries(pages).flatMap(([file, html]) => {
    // What clients say is theirs.
    const own = withoutSamples(html).page.replace(/<blockquote.*?<\/blockquote>/gs, " ");
    return (textOf(own).match(COUNTED_IN_WORDS) ?? []).map((said) => `${file}: ${said}`);
  });
  expect([...new Set(strays)]).toEqual([]);
});

test.each(leaves)("%s: after a change the old figure is on no page", (path, value) => {
  // Other owners may have words without it.
  const isShown = before.some((figure) => figure.value === value);
  if (isSample(facts.name)) expect(isShown, `${path} is on no page`).toBe(true);
  expect(after.filter((figure) => figure.value === value).map(({ context }) => context)).toEqual([]);
  expect(after.some((figure) => figure.value === value + 1)).toBe(isShown);
});

test("a fact of one has its unit in the singular", async () => {
  const isTime = (path: string) => /(?:days|months|hours|years)(?:\.\d)?$|^availability\./i.test(path);
  const ones = changeNumbers(facts, (value, path) => (isTime(path) ? 1 : value));
  const texts = Object.entries(await renderOwner(ones)).map(([file, html]) => `${file}: ${textOf(html)}`);
  const wrong = /.{0,40}(?<!\d)1 (?:(?:working )?days|hours|months|years|giorni|giorno lavorativi|mesi|anni|ore)\b/gi;
  expect(texts.flatMap((text) => text.match(wrong) ?? [])).toEqual([]);
  expect(texts.join()).toContain("1 mese");
});

/** A number word with what facts count: "dodici pagine", "within a week". "A month" alone is the unit of a price. */
const COUNTED_IN_WORDS = RegExp(
  [
    "\\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|cento|mille)",
    "(?: \\S+)? (?:giorn|settiman|mes|ann|or[ae]\\b|minut|euro\\b|pagin|modific|client|campagn|rat[ae]\\b)\\w*",
    "|\\b(?:(?:entro|dopo) un[ao]?|in una) (?:giorno|settimana|mese|anno)\\b",
    "|\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|thousand)",
    "(?: \\S+)? (?:days?|weeks?|months?|years?|hours?|minutes?|euros?|pages?|changes|clients|campaigns)\\b",
    "|\\b(?:within|after) (?:a|one) (?:day|week|month|year)\\b",
  ].join(""),
  "gi",
);

/** An owner may have removed a page. */
function importAll(files: string): Promise<Record<string, unknown>[]> {
  return Promise.all(fastGlob.sync(files, { cwd: root, absolute: true }).map((file) => import(file)));
}

/** What the tools show before they are touched and in their tables of examples, and the samples of report and catalogue. */
function toolFigures(list: PriceList, cost: readonly [number, number]): number[] {
  const months = ownFigures.flatMap((count) =>
    [false, true].map((winWin) => compareAds(count, list, { channels: 1, winWin })),
  );
  const enquiries = months.flatMap(({ spend }) => enquiriesFor(spend, cost));
  return [
    ...ownFigures,
    ...months.flatMap((month) => Object.values({ ...month }).map(Math.round)),
    ...enquiries,
    ...ownFigures.map(lostCalls),
  ];
}

function numbers(value: unknown): Leaf[] {
  const found: Leaf[] = [];
  changeNumbers(value, (number, path) => {
    found.push([path, number]);
    return number;
  });
  return found;
}

/** Returns a value with other numbers. The stars of a review are no figure: there are always five. */
function changeNumbers<Value>(value: Value, change: (number: number, path: string) => number, path = ""): Value {
  if (typeof value === "number") return change(value, path) as Value;
  if (value === null || typeof value !== "object" || path === "reviews") return value;
  const changed = Object.entries(value).map(([key, inner]) => {
    return [key, changeNumbers(inner, change, path ? `${path}.${key}` : key)];
  });
  return (Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)) as Value;
}
