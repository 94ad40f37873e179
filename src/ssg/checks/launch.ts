import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Facts } from "../../facts.ts";
import { isSample, sampleFacts } from "../../samples.ts";
import { placeOfFact } from "./places.ts";

/** RFC 9116 advises less than a year; a month more does no harm. */
const LONGEST_SECURITY_TXT_DAYS = 398;
const DAY_MS = 86_400_000;

/** Returns what must be done before the site goes online, each with its line. */
export function launchProblems(root: string, site: Facts, now: Date): string[] {
  return [
    ...sampleFactProblems(root, site),
    ...samplePictures(root, site),
    ...sampleWords(root),
    ...expiryProblems(root, site, now),
  ];
}

const sampleContent: Record<string, string> = {
  reviews: "The reviews are samples. Replace them in src/words/reviews/it.ts and en.ts",
  founder: "The founder is a sample. Replace the initials above, and `founder` in src/pages/about/it.ts and en.ts",
  stories: "The stories of the clients are samples. Replace each `story` above",
} satisfies Record<Facts["sampleContent"][number], string>;

function sampleFactProblems(root: string, site: Facts): string[] {
  return sampleFacts(site).map(({ keys, value }) => {
    const fact = keys.join(".");
    const place = placeOfFact(root, fact);
    if (fact === "sampleContent") return `${place} ${sampleContent[value]}, then remove this entry.`;
    return `${place} ${fact} is a sample value: "${value}". Write the real one.`;
  });
}

/** The sample drawings of clients' sites are marked in their source. */
function samplePictures(root: string, { clients }: Facts): string[] {
  return clients.demos.flatMap(({ image }, index) => {
    const source = readFileSync(join(root, "static", image), "latin1");
    if (!source.includes("data-sample")) return [];
    const place = placeOfFact(root, `clients.demos.${index}.image`);
    return `${place} static/${image} is a sample drawing. Put a picture of the client’s site below static and write its path here.`;
  });
}

/** Words may contain sample values of their own. */
function sampleWords(root: string): string[] {
  const files = fastGlob.sync("src/{pages,words}/*/*.{ts,tsx}", { cwd: root });
  return files.sort().flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const isComment = /^\s*(?:\/?\*|\/\/)/.test(line);
      return isSample(line) && !isComment
        ? `${file}:${index + 1} A sample value is left here. Write the real one.`
        : [];
    });
  });
}

function expiryProblems(root: string, { securityTxtExpires }: Facts, now: Date): string[] {
  const days = (Date.parse(securityTxtExpires) - now.getTime()) / DAY_MS;
  if (days > 0 && days <= LONGEST_SECURITY_TXT_DAYS) return [];
  const why = days > 0 ? "is more than a year away" : "has passed";
  return [
    `${placeOfFact(root, "securityTxtExpires")} securityTxtExpires ${why}. Write a day within the next twelve months.`,
  ];
}
