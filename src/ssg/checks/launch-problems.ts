import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Facts } from "../../fact-rules.ts";
import { isSample, sampleFacts } from "../../samples.ts";
import { placeOfFact } from "../problems/places.ts";

/** Returns what must be done before the site goes online, each with its place. */
export function launchProblems(root: string, site: Facts, now: Date): string[] {
  const { sampleContent, openQuestions } = site;
  const at = (fact: string) => placeOfFact(root, fact);
  /** `src/site.ts:53 tollFreeFrom: ["IT"]` */
  const written = (fact: string) => `${at(fact)} ${fact}: ${JSON.stringify(valueAt(site, fact))}`;
  const samples = sampleFacts(site).map(({ keys }) => keys.join("."));
  const terms = sampleContent.includes("terms") ? termsOf(site) : [];
  const expires = Date.parse(site.securityTxtExpires);
  const questions = openQuestions.includes("claims") ? claims : [];
  return [
    group(
      "src/site.ts Write your own values in place of these samples:",
      samples.filter((fact) => fact !== "sampleContent").map(written),
    ),
    sampleKinds
      .filter(({ kind }) => sampleContent.includes(kind))
      .map(({ kind, advice }) => `${at("sampleContent")} ${advice}, then remove "${kind}" here.`),
    group(
      "src/site.ts Put pictures of your clients’ sites in static, and write their paths in place of these:",
      site.clients.demos.flatMap(({ image }, index) => {
        return isSampleDrawing(root, image) ? `${at(`clients.demos.${index}.image`)} static/${image} is a sample` : [];
      }),
    ),
    sampleWords(root),
    group(
      `${at("sampleContent")} The terms are samples. Check or change each of these, then remove "terms" here:`,
      terms.map(written),
    ),
    group(
      `${at("openQuestions")} Change what is not true, keep the proof of the rest, then remove "claims" here:`,
      questions.map(({ fact, proof }) => `${written(fact)}. Proof: ${proof}`),
    ),
    site.company
      ? []
      : `${at("vat")} company is missing. Add the register entry, REA and share capital, which the law wants a company to show, or company: "sole trader".`,
    site.embeds === "on-view" && openQuestions.includes("embeds")
      ? `${at("embeds")} Map, social feed and flags need the visitor’s consent before they load. Write "on-click" to ask with a button, or keep "on-view" if you have a consent banner, and then remove "embeds" from openQuestions.`
      : [],
    expires > now.getTime() && expires <= now.getTime() + LONGEST_SECURITY_TXT_MS
      ? []
      : `${at("securityTxtExpires")} securityTxtExpires has passed or is more than a year away. Write a day within the next twelve months.`,
  ].flat();
}

/** RFC 9116 advises less than a year; a month more does no harm. */
const LONGEST_SECURITY_TXT_MS = 398 * 86_400_000;

/** A heading with its lines as one problem; none without lines. */
function group(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[heading, ...lines].join("\n")] : [];
}

function valueAt(site: Facts, fact: string): unknown {
  return fact.split(".").reduce((part: unknown, key) => (part as Record<string, unknown>)[key], site);
}

const sampleKinds = [
  { kind: "reviews", advice: "The reviews are samples. Replace them in src/reviews.ts" },
  {
    kind: "founder",
    advice: "The founder is a sample. Replace the initials above, and `founder` in src/pages/about/it.ts and en.ts",
  },
  { kind: "stories", advice: "The stories of the clients are samples. Replace each `story` above" },
] as const;

/** The sample drawings of clients' sites are marked in their source. */
function isSampleDrawing(root: string, image: string): boolean {
  return readFileSync(join(root, "static", image), "latin1").includes("data-sample");
}

/** Words may contain sample values of their own. */
function sampleWords(root: string): string[] {
  const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);
  const files = fastGlob.sync("src/{pages,words}/*/*.{ts,tsx}", { cwd: root }).sort();
  return files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        if (!isSample(line) || isComment(line)) return [];
        return `${file}:${index + 1} A sample value is left here. Write the real one.`;
      }),
  );
}

/** What the owner has to stand by. */
function termsOf({ terms }: Facts): string[] {
  const { priceRanges, ...others } = terms;
  return [
    ...["tollFreeFrom", "officeHours", "spokenLanguages", "serviceAreas"],
    ...Object.keys(priceRanges).map((service) => `terms.priceRanges.${service}`),
    ...Object.keys(others).map((term) => `terms.${term}`),
  ];
}

/** What the pages claim, and what proves it (Italian D.Lgs. 145/2007 on misleading advertising). */
const claims = [
  { fact: "statistics.clients", proof: "the list of these clients" },
  { fact: "statistics.campaigns", proof: "the list of these campaigns" },
  {
    fact: "statistics.averageRoiPercent",
    proof: "the campaigns that it is the average of, and how you compute it",
  },
  { fact: "statistics.experienceYears", proof: "a document of the year in which you began" },
  { fact: "experience", proof: "the same for the agency and for its founder" },
  { fact: "availability", proof: "who or what answers then: pages say “at night” and “on Sundays” too" },
  { fact: "delivery.prospectsDays", proof: "campaigns that brought contacts in this time" },
  { fact: "delivery.instantWebsites.days", proof: "the dates of sites that you delivered in this time" },
  { fact: "delivery.landingPages.workingDays", proof: "the dates of pages that you delivered in this time" },
  { fact: "links.reviews", proof: "each review as Google shows it, and the consent of its author" },
];
