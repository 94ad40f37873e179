import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Site } from "../../facts/create-site.ts";
import { isSample, sampleFacts } from "../../facts/samples.ts";
import { formatProblem, type Problem, placeOfFact } from "../problems/problem.ts";

/** Who can do a task. */
type Person = "owner" | "developer" | "lawyer";

/** A heading, and what there is to do below it. */
interface Task {
  person: Person;
  heading: string;
  lines: readonly string[];
}

/** Returns what must be done before the site goes online, by who can do it; nothing if there is nothing left. */
export function launchTasks(site: Site, warnings: readonly Problem[], now: Date): string {
  const tasks = [...ownerTasks(site), ...developerTasks(site, warnings), ...lawyerTasks(site, now)];
  const people = Object.entries(TITLES).map(([person, title]) => {
    const own = tasks.filter((task) => task.person === person && task.lines.length > 0);
    const groups = own.map(({ heading, lines }) => [heading, ...lines.map((line) => `  • ${line}`)].join("\n"));
    return own.length > 0 ? [`── ${title} ──`, ...groups].join("\n\n") : "";
  });
  const list = people.filter(Boolean);
  return list.length > 0 ? ["The site is not ready to go online.", ...list].join("\n\n") : "";
}

const TITLES: Record<Person, string> = {
  owner: "For the owner",
  developer: "For a developer",
  lawyer: "For the owner, with a lawyer or the accountant",
};

function ownerTasks({ facts, root }: Site): Task[] {
  const { clients, sampleContent } = facts;
  const samples = sampleFacts(facts).filter(({ keys }) => keys[0] !== "sampleContent");
  const drawings = clients.demos.flatMap(({ image, name }, index) => {
    return isSampleDrawing(root, image) ? `clients.demos.${index} (${name}): static/${image}` : [];
  });
  return [
    {
      person: "owner",
      heading: "Write your own values in src/site.ts in place of these samples:",
      lines: samples.map(({ keys, value }) => `${keys.join(".")}: ${value}`),
    },
    {
      person: "owner",
      heading: "Put pictures of your clients’ sites in static, and write their paths in src/site.ts in place of these:",
      lines: drawings,
    },
    {
      person: "owner",
      heading: "Replace these samples, then remove their word from sampleContent in src/site.ts:",
      lines: SAMPLES.filter(({ kind }) => sampleContent.includes(kind)).map(({ kind, says }) => `"${kind}": ${says}`),
    },
  ];
}

const SAMPLES = [
  { kind: "reviews", says: "the reviews in src/reviews.ts" },
  { kind: "founder", says: "the founder’s initials in src/site.ts, and `founder` in src/pages/about/it.ts and en.ts" },
  { kind: "stories", says: "each `story` of a client in src/site.ts" },
  {
    kind: "terms",
    says: "the prices and times from `statistics` to `offers` in src/site.ts, the sentences about them in src/words/terms, and each `moves` in src/pages",
  },
] as const;

function developerTasks({ root }: Site, warnings: readonly Problem[]): Task[] {
  return [
    { person: "developer", heading: "Write the real values in these words:", lines: sampleWords(root) },
    { person: "developer", heading: "Look at the warnings of the build:", lines: warnings.map(formatProblem) },
  ];
}

function lawyerTasks({ facts }: Site, now: Date): Task[] {
  const { company, embeds, openQuestions, securityTxtExpires } = facts;
  const expires = Date.parse(securityTxtExpires);
  const isCurrent = expires > now.getTime() && expires <= now.getTime() + LONGEST_SECURITY_TXT_MS;
  const missing: (readonly [boolean, string, string])[] = [
    [
      company === undefined,
      "company",
      'The law wants a company to show its register entry, REA and share capital. Fill it in, or write company: "sole trader".',
    ],
    [
      embeds === "on-view" && openQuestions.includes("embeds"),
      "embeds",
      'Map, social feed and flags need the visitor’s consent before they load. Write "on-click" to ask with a button, or keep "on-view" if you have a consent banner; then remove "embeds" from openQuestions.',
    ],
    [
      !isCurrent,
      "securityTxtExpires",
      "It has passed or is more than a year away. Write a day within the next twelve months.",
    ],
  ];
  return [
    {
      person: "lawyer",
      heading: "Decide in src/site.ts:",
      lines: missing.filter(([isMissing]) => isMissing).map(([, fact, says]) => `${placeOfFact(fact)}: ${says}`),
    },
    {
      person: "lawyer",
      heading:
        'Change what is not true, keep the proof of the rest, then remove "claims" from openQuestions in src/site.ts:',
      lines: openQuestions.includes("claims") ? CLAIMS.map(([fact, proof]) => `${fact}. Proof: ${proof}`) : [],
    },
  ];
}

/** RFC 9116 advises less than a year; a month more does no harm. */
const LONGEST_SECURITY_TXT_MS = 398 * 86_400_000;

/** What the pages claim, and what proves it (Italian D.Lgs. 145/2007 on misleading advertising). */
const CLAIMS = [
  ["statistics.clients", "the list of these clients"],
  ["statistics.campaigns", "the list of these campaigns"],
  ["statistics.averageRoiPercent", "the campaigns that it is the average of, and how you compute it"],
  ["statistics.experienceYears", "a document of the year in which you began"],
  ["experience", "the same for the agency and for its founder"],
  ["availability", "who or what answers then: pages say “at night” and “on Sundays” too"],
  ["delivery.prospectsDays", "campaigns that brought contacts in this time"],
  ["delivery.instantWebsites.days", "the dates of sites that you delivered in this time"],
  ["delivery.landingPages.workingDays", "the dates of pages that you delivered in this time"],
  ["links.reviews", "each review as Google shows it, and the consent of its author"],
] as const;

/** The sample drawings of clients’ sites are marked in their source. Names from a Mac may have the other form of Unicode. */
function isSampleDrawing(root: string, image: string): boolean {
  const files = ["NFC", "NFD"].map((form) => join(root, "static", image.normalize(form)));
  return files.some((file) => existsSync(file) && readFileSync(file, "latin1").includes("data-sample"));
}

/** Words may contain sample values of their own. */
function sampleWords(root: string): string[] {
  const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);
  const files = fastGlob.sync("src/{pages,words}/*/*.{ts,tsx}", { cwd: root }).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.flatMap((line, index) => (isSample(line) && !isComment(line) ? `${file}:${index + 1}` : []));
  });
}
