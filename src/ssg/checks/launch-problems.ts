import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Facts } from "../../fact-rules.ts";
import { isSample, sampleFacts } from "../../samples.ts";
import { placeOfFact } from "../problems/places.ts";

/** RFC 9116 advises less than a year; a month more does no harm. */
const LONGEST_SECURITY_TXT_DAYS = 398;
const DAY_MS = 86_400_000;

/** Returns what must be done before the site goes online, in groups, each line with its place. */
export function launchProblems(root: string, site: Facts, now: Date): string[] {
  return [
    ...group("src/site.ts Write your own values in place of these samples:", sampleFactLines(root, site)),
    ...sampleContentProblems(root, site),
    ...group(
      "src/site.ts Put pictures of your clients’ sites in static, and write their paths in place of these:",
      samplePictures(root, site),
    ),
    ...sampleWords(root),
    ...group(
      `${placeOfFact(root, "sampleContent")} The terms are samples. Check or change each of these, then remove "terms" here:`,
      sampleTerms(root, site),
    ),
    ...group(
      `${placeOfFact(root, "openQuestions")} Change what is not true, keep the proof of the rest, then remove "claims" here:`,
      claimLines(root, site),
    ),
    ...companyProblem(root, site),
    ...embedsQuestion(root, site),
    ...closedHours(root, site),
    ...expiryProblems(root, site, now),
  ];
}

/** A heading with its lines as one problem; none without lines. */
function group(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[heading, ...lines].join("\n")] : [];
}

/** One line for each line of the facts. */
function sampleFactLines(root: string, site: Facts): string[] {
  const lines = new Map<string, string[]>();
  for (const { keys, value } of sampleFacts(site)) {
    const fact = keys.join(".");
    const place = placeOfFact(root, fact);
    if (fact !== "sampleContent") lines.set(place, [...(lines.get(place) ?? []), `${fact}: "${value}"`]);
  }
  return [...lines].map(([place, facts]) => `${place} ${facts.join(", ")}`);
}

const sampleContent: Record<Exclude<Facts["sampleContent"][number], "terms">, string> = {
  reviews: "The reviews are samples. Replace them in src/reviews.ts",
  founder: "The founder is a sample. Replace the initials above, and `founder` in src/pages/about/it.ts and en.ts",
  stories: "The stories of the clients are samples. Replace each `story` above",
};

function sampleContentProblems(root: string, site: Facts): string[] {
  const kinds = site.sampleContent.filter((kind) => kind !== "terms");
  return kinds.map(
    (kind) => `${placeOfFact(root, "sampleContent")} ${sampleContent[kind]}, then remove "${kind}" here.`,
  );
}

/** One line for each term that the owner has to stand by. */
function sampleTerms(
  root: string,
  { sampleContent, officeHours, serviceAreas, spokenLanguages, tollFreeFrom, terms }: Facts,
): string[] {
  if (!sampleContent.includes("terms")) return [];
  const { priceRanges, ...others } = terms;
  const named = [
    ...Object.entries({ tollFreeFrom, officeHours, spokenLanguages, serviceAreas }),
    ...Object.entries(priceRanges).map(([service, value]) => [`terms.priceRanges.${service}`, value] as const),
    ...Object.entries(others).map(([term, value]) => [`terms.${term}`, value] as const),
  ];
  return named.map(([fact, value]) => `${placeOfFact(root, fact)} ${fact}: ${written(value)}`);
}

/** Writes a value as it stands in the facts, in short. */
function written(value: unknown): string {
  return JSON.stringify(value)
    .replace(/"(\w+)":/g, "$1: ")
    .replaceAll(",", ", ");
}

/** The sample drawings of clients' sites are marked in their source. */
function samplePictures(root: string, { clients }: Facts): string[] {
  return clients.demos.flatMap(({ image }, index) => {
    const source = readFileSync(join(root, "static", image), "latin1");
    if (!source.includes("data-sample")) return [];
    return `${placeOfFact(root, `clients.demos.${index}.image`)} static/${image} is a sample drawing`;
  });
}

/** Words may contain sample values of their own. */
function sampleWords(root: string): string[] {
  const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);
  return linesOf(root, "src/{pages,words}/*/*.{ts,tsx}")
    .filter(({ line }) => isSample(line) && !isComment(line))
    .map(({ place }) => `${place} A sample value is left here. Write the real one.`);
}

function linesOf(root: string, files: string): { place: string; line: string }[] {
  return fastGlob
    .sync(files, { cwd: root })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      return lines.map((line, index) => ({ place: `${file}:${index + 1}`, line }));
    });
}

function companyProblem(root: string, { company }: Facts): string[] {
  if (company) return [];
  return [
    `${placeOfFact(root, "vat")} company is missing. Add the register entry, REA and share capital, which the law wants a company to show, or company: "sole trader".`,
  ];
}

function embedsQuestion(root: string, { embeds, openQuestions }: Facts): string[] {
  if (embeds === "on-click" || !openQuestions.includes("embeds")) return [];
  return [
    `${placeOfFact(root, "embeds")} Map, social feed and flags need the visitor’s consent before they load. Write "on-click" to ask with a button, or keep "on-view" if you have a consent banner, and then remove "embeds" from openQuestions.`,
  ];
}

/** What the pages claim, and what proves it (Italian D.Lgs. 145/2007 on misleading advertising). */
const claims: readonly [fact: string, proof: string][] = [
  ["statistics.clients", "the list of these clients"],
  ["statistics.campaigns", "the list of these campaigns"],
  ["statistics.averageRoiPercent", "the campaigns that it is the average of, and how you compute it"],
  ["statistics.experienceYears", "a document of the year in which you began"],
  ["experience", "the same for the agency and for its founder"],
  ["delivery.prospectsDays", "campaigns that brought contacts in this time"],
  ["delivery.instantSite.days", "the dates of sites that you delivered in this time"],
  ["delivery.landingPage.workingDays", "the dates of pages that you delivered in this time"],
  ["links.reviews", "each review as Google shows it, and the consent of its author"],
];

function claimLines(root: string, site: Facts): string[] {
  if (!site.openQuestions.includes("claims")) return [];
  return claims.map(([fact, proof]) => {
    const value = fact.split(".").reduce((part: unknown, key) => (part as Record<string, unknown>)[key], site);
    return `${placeOfFact(root, fact)} ${fact}: ${written(value)}. Proof: ${proof}`;
  });
}

/** Words that promise an answer at night or on Sundays, by language. */
const alwaysOpen = { it: /\b(?:notte|domenica|Natale)\b/g, en: /\b(?:night|Sundays?|Christmas)\b/g };

/** Finds texts that promise more than the hours in the facts. */
function closedHours(root: string, { availability }: Facts): string[] {
  const { hoursPerDay, daysPerWeek } = availability;
  if (hoursPerDay === 24 && daysPerWeek === 7) return [];
  const found = Object.entries(alwaysOpen).flatMap(([language, promises]) =>
    linesOf(root, `src/{pages,words}/*/${language}.ts`).flatMap(({ place, line }) =>
      [...line.matchAll(promises)].map(([word]) => `${place} The text says “${word}”`),
    ),
  );
  const hours = `availability is ${hoursPerDay} hours on ${daysPerWeek} days`;
  return found.map((text) => `${text}, but ${hours}. Change the text if it promises an answer then.`);
}

function expiryProblems(root: string, { securityTxtExpires }: Facts, now: Date): string[] {
  const days = (Date.parse(securityTxtExpires) - now.getTime()) / DAY_MS;
  if (days > 0 && days <= LONGEST_SECURITY_TXT_DAYS) return [];
  const why = days > 0 ? "is more than a year away" : "has passed";
  return [
    `${placeOfFact(root, "securityTxtExpires")} securityTxtExpires ${why}. Write a day within the next twelve months.`,
  ];
}
