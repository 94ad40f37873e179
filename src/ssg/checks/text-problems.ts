import type { Site } from "../../facts/create-site.ts";
import { findText } from "../problems/find-text.ts";
import { groupFindings } from "../problems/group-findings.ts";
import type { Problem } from "../problems/problem.ts";
import type { ReadPage } from "../read-page.ts";

/** Finds facts that do not exist, and placeholders, in what visitors and search engines read. */
export function textProblems({ root }: Site, pages: readonly ReadPage[]): Problem[] {
  return [
    ...groupFindings(pages, missingFactsIn).map(([text, at]) => ({
      place: findText(root, text.replace(MISSING_FACT, ""))[0] ?? "",
      says: `"${text}" has a fact that does not exist (on ${at}).`,
      fix: 'Correct its name; "npx tsc" shows the line.',
    })),
    ...groupFindings(pages, placeholdersIn).map(([placeholder, at]) => ({
      place: findText(root, placeholder)[0] ?? "",
      says: `The placeholder ${placeholder} is left (on ${at}).`,
      fix: "Replace it with the text that visitors should read.",
    })),
  ];
}

/** Warns of characters that a fallback font has to show. */
export function fontWarnings({ root }: Site, pages: readonly ReadPage[], known: ReadonlySet<string>): Problem[] {
  const foreign = ({ text }: ReadPage) =>
    [...new Set(text)].filter((character) => !known.has(character) && isPrinted(character));
  return groupFindings(pages, foreign).map(([character, at]) => ({
    place: findText(root, character)[0] ?? "",
    says: `The fonts have no "${character}" (${codeOf(character)}; on ${at}), so pages show it in a fallback font, and share images leave it out.`,
    fix: "Replace it if you can.",
  }));
}

/** Warns of texts that promise more hours than the facts: each phrase once, with all its places. */
export function hourWarnings({ facts, root }: Site, pages: readonly ReadPage[]): Problem[] {
  const { hoursPerDay, daysPerWeek } = facts.availability;
  if (hoursPerDay === 24 && daysPerWeek === 7) return [];
  return groupFindings(pages, ({ text }) => text.match(ANY_HOUR) ?? []).map(([words, at]) => ({
    place: findText(root, words).join(", "),
    says: `“${words}” promises more than availability in src/site.ts (on ${at}).`,
    fix: "Change it.",
  }));
}

/** Says that somebody answers at night, on Sundays or at any time. */
const ANY_HOUR = /\bdi notte|\b(?:di|la) domenica|\ba (?:ogni|qualsiasi) ora|\bat night|\bsundays|\bany hour/gi;

/** What a mistyped name of a fact leaves in a text. */
const MISSING_FACT = /\bundefined\b|\bNaN\b|\[object Object\]/;

/** Returns each with up to three words before it. */
function missingFactsIn({ text, data }: ReadPage): string[] {
  return [text, ...data]
    .filter((value) => MISSING_FACT.test(value))
    .flatMap((value) => {
      const words = value.split(/\s+(?!Object\])/);
      return words.flatMap((word, at) => {
        const [missing] = word.match(MISSING_FACT) ?? [];
        if (missing === undefined) return [];
        const before = word.slice(0, word.indexOf(missing) + missing.length);
        return [...words.slice(Math.max(0, at - 3), at), before].join(" ");
      });
    });
}

/** Names in braces, such as `{phone}`. */
function placeholdersIn({ text, data }: ReadPage): string[] {
  return [text, ...data].flatMap((value) => (value.includes("{") ? (value.match(/\{[a-z]+\}/gi) ?? []) : []));
}

function isPrinted(character: string): boolean {
  return !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character);
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
