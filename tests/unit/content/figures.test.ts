import fastGlob from "fast-glob";
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
    const lowest = Math.min(...Object.values(marked.priceRanges).flatMap((range) => range?.[0] ?? []));
    const known = new Set([
      ...leaves.map(([, value]) => value),
      ...numbers([sums, years, weeks, perMonth.map(Math.round)]).map(([, value]) => Math.abs(value)),
      ...[lowest, WORKING_DAYS_A_MONTH],
      // The month after the first term.
      marked.offers.adsManagement.initialTermMonths + 1,
      // No setup with Win-Win; what one euro of ads brought.
      ...[0, 1, Math.round(marked.statistics.averageRoiPercent / 100 + 1)],
      // How many reviews there are, and slides in each carousel.
      marked.reviews.length,
      Math.min(6, marked.reviews.length),
      marked.clients.demos.length + marked.clients.names.length,
      ...toolFigures(marked.offers.adsManagement),
    ]);
    const strays = Object.entries(pages).flatMap(([file, html]) =>
      figures(html)
        .filter(({ value }) => !known.has(value))
        .map(({ context }) => `${file}: …${context}…`),
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
      .replaceAll("\u00a0", " ")
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

/** Returns the numbers in text, metadata and structured data. */
function figures(html: string): { value: number; context: string }[] {
  const withoutNames = names
    .reduce((rest, name) => rest.replaceAll(name, " "), textOf(html))
    .replaceAll(/\b(?:GA4|H1|404|B2B|B2C|3 CPV)\b/g, " ")
    // The days of a calendar.
    .replaceAll(/(?:\b\d+ ){4,}/g, " ")
    // Positions in a list: "3 of 11".
    .replaceAll(/\b\d+ (?:di|of) \d+\b/g, " ")
    // The hours of a day and the days of a week: "8 ore su 24".
    .replaceAll(/ su (?:24|7)\b/g, " ");
  return [...withoutNames.matchAll(/\d+(?:[.,]\d{3})*(?:\.\d+)?/g)].map((match) => ({
    value: Number(match[0].replaceAll(/[.,](?=\d{3}\b)/g, "")),
    context: withoutNames.slice(Math.max(0, match.index - 40), match.index + 40),
  }));
}
