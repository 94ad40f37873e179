import fastGlob from "fast-glob";
import { DomUtils, parseDocument } from "htmlparser2";
import { beforeAll, describe, expect, test } from "vitest";
import { adsCost } from "../../../src/facts/ads-cost.ts";
import { lostCalls, WORKING_DAYS_A_MONTH } from "../../../src/facts/calendar.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { sumsOf } from "../../../src/facts/offers.ts";
import { phone } from "../../../src/facts/phone.ts";
import { isSample } from "../../../src/facts/samples.ts";
import { root } from "../../support/project/project-root.ts";
import { facts, languages } from "../../support/site/own-site.ts";
import { type RenderedPages, renderOwner } from "../../support/site/render-owner.ts";

/** Ids and classes of tools, tables of examples and samples, which show figures of their own. Nowhere else may one of these stand. */
const samples = ["tool", "examples", "demo", "report", "receipt", "record-line"];

/** What the pages of this site export: the ranges of tools, samples and hours. */
const ownFigures = numbers(await importAll("src/pages/*/{call-range,sample-prices,sample-report,spend-range}.ts")).map(
  ([, value]) => value,
);
const weeks = (await importAll("src/pages/*/week.ts")).map(({ weekOf }) =>
  (weekOf as (hours: Facts["officeHours"]) => unknown)(facts.officeHours),
);
type Leaf = [path: string, value: number];

/** Facts with a distinct number each, so that every figure on a page can be traced to its fact. */
const marked = withMarks(facts);
const leaves = numbers(marked);

let pages: RenderedPages;
/** The pages with these facts, and with each number increased by one. */
let before: ReturnType<typeof figures>;
let after: ReturnType<typeof figures>;
beforeAll(async () => {
  pages = await renderOwner(marked);
  before = Object.values(pages).flatMap((html) => figures(html));
  const raised = structuredClone(marked);
  for (const [path, value] of leaves) put(raised, path, value + 1);
  after = Object.values(await renderOwner(raised)).flatMap((html) => figures(html));
});

describe("every number on the pages comes from the facts", () => {
  test("with all facts changed, words, metadata and structured data contain no other figure", () => {
    const sums = sumsOf(marked);
    const years = Object.keys(marked.priceRanges).map((service) => sums.yearsOf(service as keyof Facts["priceRanges"]));
    const perMonth = [marked.offers.oneYear, marked.offers.threeMonths].map(({ price, months }) => price / months);
    const known = new Set([
      ...leaves.map(([, value]) => value),
      // The month after the first term.
      marked.offers.adsManagement.initialTermMonths + 1,
    ]);
    const knownEuros = new Set([
      ...numbers([sums, years, perMonth.map(Math.round)]).map(([, value]) => Math.abs(value)),
      // No setup with Win-Win; what one euro of ads brought.
      ...[0, 1, Math.round(marked.statistics.averageRoiPercent / 100 + 1)],
    ]);
    const knownInSamples = new Set([
      ...toolFigures(marked.offers.adsManagement),
      ...numbers(weeks).map(([, value]) => value),
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
    const strays = Object.entries(pages).flatMap(([file, html]) =>
      [...textOf(withoutSamples(html).page).matchAll(COUNTED_IN_WORDS)].map(([said]) => `${file}: ${said}`),
    );
    expect([...new Set(strays)]).toEqual([]);
  });

  test.each(leaves)("%s: after a change the old figure is on no page", (path, value) => {
    // Other owners may have words without it.
    const isShown = before.some((figure) => figure.value === value);
    if (isSample(facts.name)) expect(isShown, `${path} is on no page`).toBe(true);
    expect(after.filter((figure) => figure.value === value).map(({ context }) => context)).toEqual([]);
    expect(after.some((figure) => figure.value === value + 1)).toBe(isShown);
  });
});

test("a fact of one has its unit, its article and its verb in the singular", async () => {
  const ones = structuredClone(facts);
  const units = numbers(facts)
    .map(([path]) => path)
    .filter((path) => /(?:days|months|hours|years)(?:\.\d)?$/i.test(path) || path === "availability.hoursPerDay");
  for (const path of [...units, "availability.daysPerWeek"]) put(ones, path, 1);
  const texts = Object.entries(await renderOwner(ones)).map(([file, html]) => `${file}: ${textOf(html)}`);
  const wrong =
    /.{0,40}(?<!\d)1 (?:(?:working )?days|hours|months|years|giorni|giorno lavorativi|mesi|anni|ore)\b|\b(?:primi|first|sono davvero|do your) 1\b.{0,40}|\bi primo\b.{0,40}/gi;
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
function toolFigures(terms: Facts["offers"]["adsManagement"]): number[] {
  const costs = ownFigures.flatMap((spend) =>
    [false, true].flatMap((isWinWin) => Object.values(adsCost(spend, terms, { channels: 1, isWinWin }))),
  );
  return [...ownFigures, ...costs, ...ownFigures.map(lostCalls)];
}

/** Replaces each number with a unique number that no calculation yields either. */
function withMarks(facts: Facts): Facts {
  const copy = structuredClone(facts);
  let mark = 2017;
  for (const [path] of numbers(copy)) {
    put(copy, path, mark);
    mark += 20;
  }
  return copy;
}

/** The stars of a review are no figure: there are always five. */
function numbers(value: unknown, path = ""): Leaf[] {
  if (path === "reviews") return [];
  if (typeof value === "number") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => numbers(inner, path ? `${path}.${key}` : key));
}

function put(target: unknown, path: string, value: number): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let holder = target as Record<string, unknown>;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  holder[last] = value;
}

/** Text facts that may contain digits (addresses, phones, VAT number, names), the longest first because one may be part of another. */
const names = texts(facts)
  .flatMap((text) => [
    text,
    ...languages.map((language) => phone(text, language).replaceAll("\u00a0", " ")),
    text.replace(/^0/, ""),
  ])
  .filter((text) => /\d/.test(text))
  .sort((one, other) => other.length - one.length);

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

/** Returns text, metadata and structured data. */
function textOf(html: string): string {
  return (
    html
      .replaceAll(/\u00a0|&nbsp;/g, " ")
      // French groups digits with narrow spaces.
      .replace(/(?<=\d)\u202f(?=\d{3}\b)/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'")
      // The filter of the reviews counts them.
      .replace(/<(style|svg|fieldset)\b.*?<\/\1>/gs, " ")
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, " ")
      .replace(/<meta (?!name="description"|property="og:(title|description)")[^>]*>/g, " ")
      .replace(/\s(?:aria-label|alt|title|content)="([^"]*)"/g, "> $1 <")
      .replace(/<[^>]*>/g, " ")
      .replace(/https?:\/\/[^\s"]+|tel:\S+|wa\.me\S+/g, " ")
      .replace(/"position":\d+/g, " ")
      .replace(/\s+/g, " ")
  );
}

/** How many reviews there are, and the working days of a month, which the calendar gives. */
const OTHER_COUNTS = RegExp(
  `\\b(?:${facts.reviews.length} (?:recensioni|Google reviews)|${WORKING_DAYS_A_MONTH} (?:giorni lavorativi al mese|working days a month))`,
  "g",
);

interface Figure {
  value: number;
  context: string;
  isEuro: boolean;
  /** Whether it is in a tool or a sample. */
  isSample: boolean;
}

/** Returns the numbers in text, metadata and structured data. */
function figures(html: string): Figure[] {
  const { page, shown } = withoutSamples(html);
  return [...figuresIn(page, false), ...figuresIn(shown, true)];
}

/** Takes the tools and samples out of a page, and the section that draws the hours of a week. */
function withoutSamples(html: string): { page: string; shown: string } {
  const document = parseDocument(html, { decodeEntities: false });
  const isNamed = ({ attribs }: Element, names: readonly string[]) =>
    [attribs.id, ...(attribs.class ?? "").split(" ")].some((name) => names.includes(name ?? ""));
  const isWeek = (element: Element) =>
    element.name === "section" && DomUtils.existsOne((inner) => isNamed(inner, ["hours"]), element.children);
  const found = DomUtils.findAll((element) => isNamed(element, samples) || isWeek(element), document);
  for (const sample of found) DomUtils.removeElement(sample);
  const [page = "", ...shown] = [document, ...found].map((node) => DomUtils.getOuterHTML(node, RAW));
  return { page, shown: shown.join() };
}
const RAW = { encodeEntities: false } as const;
type Element = Parameters<Parameters<typeof DomUtils.findAll>[0]>[0];

function figuresIn(html: string, isSample: boolean): Figure[] {
  const withoutNames = names
    .reduce((rest, name) => rest.replaceAll(name, " "), textOf(html))
    .replaceAll(OTHER_COUNTS, " ")
    .replaceAll(/\b(?:GA4|H1|404|B2B|B2C|3 CPV)\b/g, " ")
    // The days of a calendar.
    .replaceAll(/(?:\b\d+ ){4,}/g, " ")
    // Positions in a list: "3 of 11".
    .replaceAll(/\b\d+ (?:di|of) \d+\b/g, " ")
    // The hours of a day and the days of a week: "8 ore su 24".
    .replaceAll(/ su (?:24|7)\b/g, " ");
  return [...withoutNames.matchAll(/(€?)(\d+(?:[.,]\d{3})*(?:\.\d+)?)(?=((?:\u2060?–\u2060?[\d.]+)? €)?)/g)].map(
    (match) => ({
      value: Number(match[2]?.replaceAll(/[.,](?=\d{3}\b)/g, "")),
      context: withoutNames.slice(Math.max(0, match.index - 40), match.index + 40),
      isEuro: Boolean(match[1] || match[3]),
      isSample,
    }),
  );
}
