import { DomUtils, parseDocument } from "htmlparser2";
import { WORKING_DAYS_A_MONTH } from "../../../src/facts/calendar.ts";
import { hours } from "../../../src/facts/format.ts";
import { phone } from "../../../src/facts/phone.ts";
import { facts, languages } from "./own-site.ts";
import { textsIn } from "./page-parts.ts";

/** Ids and classes of tools, tables of examples, bills, budgets and samples, which show figures of their own. Nowhere else may one of these stand. */
const samples = ["tool", "examples", "demo", "report", "receipt", "record-line", "bill", "starts"];

/** Returns the numbers in text, metadata and structured data, and whether each is in a tool or a sample. */
export function figures(html: string) {
  const { page, shown } = withoutSamples(html);
  return [page, shown].flatMap((part) => figuresIn(part).map((figure) => ({ ...figure, isSample: part === shown })));
}

/** Takes the tools and samples out of a page, and the section that draws the hours of a week. */
export function withoutSamples(html: string): { page: string; shown: string } {
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

function figuresIn(html: string) {
  const withoutNames = names
    .reduce((rest, name) => rest.replaceAll(name, " "), textOf(html))
    .replaceAll(OTHER_COUNTS, " ")
    .replaceAll(/\b(?:GA4|H1|404|B2B|B2C|3 CPV)\b/g, " ")
    // The days of a calendar.
    .replaceAll(/(?:\b\d+ ){4,}/g, " ")
    // Positions in a list: "3 of 11", "1–3 / 11".
    .replaceAll(/\b\d+ (?:di|of) \d+\b|\b\d+(?:–\d+)? \/ \d+\b/g, " ")
    // The hours of a day and the days of a week: "8 ore su 24".
    .replaceAll(/ su (?:24|7)\b/g, " ");
  return [...withoutNames.matchAll(/(€?)(\d+(?:[.,]\d{3})*(?:[.,]\d{1,2}(?!\d))?)(?=((?:–[\d.]+)? €)?)/g)].map(
    (match) => ({
      value: Number(match[2]?.replaceAll(/[.,](?=\d{3}\b)/g, "").replace(",", ".")),
      context: withoutNames.slice(Math.max(0, match.index - 40), match.index + 40),
      isEuro: Boolean(match[1] || match[3]),
    }),
  );
}

/** Returns text, metadata and structured data. */
export function textOf(html: string): string {
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

/** Text facts that may contain digits (addresses, phones, hours, VAT number, names), the longest first because one may be part of another. */
const names = [...textsIn(facts), ...languages.map((language) => hours(facts.officeHours, language))]
  .flatMap((text) => [
    text.replaceAll("\u00a0", " "),
    ...languages.map((language) => phone(text, language).replaceAll("\u00a0", " ")),
    text.replace(/^0/, ""),
  ])
  .filter((text) => /\d/.test(text))
  .sort((one, other) => other.length - one.length);
