import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Site } from "../create-site.ts";
import { placeOfFact } from "../facts/check-facts.ts";
import { isSample, sampleFacts } from "../facts/samples.ts";
import type { SiteWords } from "../pages/complete-words.ts";
import { formatProblem, type Problem } from "../problems/problem.ts";
import { ownImageTasks } from "../share-images/own-image.ts";
import type { OutputFile } from "../ssg/output-file.ts";
import { searchTexts } from "./search-texts.ts";

/** Returns what must be done before the site goes online, by who can do it; nothing if there is nothing left. Each line goes once it is done. */
export async function launchTasks(site: Site, words: SiteWords, files: readonly OutputFile[]): Promise<string> {
  const { facts, root } = site;
  const people: [person: string, tasks: Tasks][] = [
    ["For the owner", await ownerTasks(site, files)],
    [
      "For a developer",
      {
        "Write the real values in these words:": sampleWords(root),
        "Write these texts, which pages show by their key:": words.gaps,
        "Write titles and descriptions that search engines show whole, each once:": searchTexts(site, words),
      },
    ],
    ["For the owner, with a lawyer or the accountant", lawyerTasks(facts)],
  ];
  const list = people.flatMap(([person, tasks]) => {
    const left = Object.entries(tasks).filter(([, lines]) => lines.length > 0);
    const groups = left.map(([heading, lines]) => [heading, ...lines.map((line) => `  • ${format(line)}`)].join("\n"));
    return groups.length > 0 ? [`── ${person} ──`, ...groups] : [];
  });
  return list.length > 0 ? ["The site is not ready to go online.", ...list].join("\n\n") : "";
}

/** Headings, and what there is to do below each. */
type Tasks = Record<string, readonly (Problem | string)[]>;

const format = (task: Problem | string) => (typeof task === "string" ? task : formatProblem(task));

async function ownerTasks({ facts }: Site, files: readonly OutputFile[]): Promise<Tasks> {
  const { clients, sampleContent } = facts;
  const samples = sampleFacts(facts).filter(({ keys }) => keys[0] !== "sampleContent");
  const isDrawing = (image: string) => {
    const file = files.find(({ path }) => path === image.normalize());
    return file !== undefined && Buffer.from(file.body).includes("data-sample");
  };
  return {
    "Write your own values in src/site.ts in place of these samples:": samples.map(
      ({ keys, value }) => `${keys.join(".")}: ${value}`,
    ),
    "Put pictures of your clients’ sites in static, and write their paths in src/site.ts in place of these:":
      clients.demos.flatMap(({ image, name }, index) =>
        isDrawing(image) ? `clients.demos.${index} (${name}): static/${image}` : [],
      ),
    "Save the picture for shared links so that every network shows it:": await ownImageTasks(files),
    "Replace these samples, then remove their word from sampleContent in src/site.ts:": sampleContent.map(
      (kind) => `"${kind}": ${SAMPLES[kind]}`,
    ),
  };
}

const SAMPLES = {
  reviews: "the reviews in src/reviews.ts",
  founder: "the founder’s initials in src/site.ts, and `founder` in src/pages/about/it.ts and en.ts",
  stories: "each `story` of a client in src/site.ts",
  terms:
    "the prices and times from `statistics` to `orders` in src/site.ts, the sentences about them in src/words/terms and src/words/bill, and each `moves` in src/pages; only search engines read rangeForSearch, which must fit the list prices in `offers`",
  enquiryCost: "enquiryCost in src/site.ts, from campaigns of yours, or delete both",
};

function lawyerTasks({ company, embeds, enquiryCost, openQuestions }: Site["facts"]): Tasks {
  const law: Problem[] = [];
  if (company === undefined)
    law.push({
      place: placeOfFact("company"),
      says: "The law wants a company to show its register entry, REA and share capital.",
      fix: 'Fill it in, or write company: "sole trader".',
    });
  if (embeds === "on-view" && openQuestions.includes("embeds"))
    law.push({
      place: placeOfFact("embeds"),
      says: "Map, social feed and flags need the visitor’s consent before they load.",
      fix: 'Write "on-click" to ask with a button, or keep "on-view" if you have a consent banner; then remove "embeds" from openQuestions.',
    });
  return {
    "Decide:": law,
    'Change what is not true, keep the proof of the rest, then remove "claims" from openQuestions in src/site.ts:':
      openQuestions.includes("claims")
        ? CLAIMS.filter(([fact]) => fact !== "enquiryCost" || enquiryCost).map(
            ([fact, proof]) => `${fact}. Proof: ${proof}`,
          )
        : [],
  };
}

/** What the pages claim, and what proves it (Italian D.Lgs. 145/2007 on misleading advertising). */
const CLAIMS = [
  ["statistics.clients", "the list of these clients"],
  ["statistics.campaigns", "the list of these campaigns"],
  ["statistics.averageRoiPercent", "the campaigns that it is the average of, and how you compute it"],
  ["enquiryCost", "the campaigns and the enquiries that it rests on"],
  ["experience", "documents of the years in which agency and founder began"],
  ["availability", "who or what answers then: pages say “at night” and “on Sundays” too"],
  ["delivery.prospectsDays", "campaigns that brought contacts in this time"],
  ["delivery.instantWebsites", "the dates of sites that you delivered in this time"],
  ["delivery.landingPages", "the dates of pages that you delivered in this time"],
  ["links.reviews", "each review as Google shows it, and the consent of its author"],
] as const;

/** Words may hold sample values of their own. */
function sampleWords(root: string): string[] {
  const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);
  const files = fastGlob.sync("src/{pages,words}/*/*.{ts,tsx}", { cwd: root }).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.flatMap((line, index) => (isSample(line) && !isComment(line) ? `${file}:${index + 1}` : []));
  });
}
