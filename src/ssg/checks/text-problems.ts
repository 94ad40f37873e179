import { groupFindings } from "../../problems/group-findings.ts";
import type { Problem } from "../../problems/problem.ts";
import type { DocumentContent } from "../read-document.ts";

/** Finds what a mistyped fact leaves, and placeholders, in what visitors and search engines read. */
export function textProblems(documents: readonly DocumentContent[]): Problem[] {
  return groupFindings(documents, leftoversIn).map(([text, at]) => ({
    place: at,
    says: `It says "${text}".`,
    fix: 'Correct the name of the fact ("npx tsc" shows the line), or write what visitors should read.',
  }));
}

/** What no text has: the values of facts that do not exist, and names in braces, such as `{phone}`. */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object Object\]|\{[a-z]+\}/gi;

/** Characters before it that are quoted with it. */
const BEFORE = 30;

function leftoversIn({ text, data }: DocumentContent): string[] {
  return [text, ...data].flatMap((value) =>
    [...value.matchAll(LEFTOVER)].map(({ 0: found, index }) => {
      const quoted = value.slice(Math.max(0, index - BEFORE), index + found.length);
      return quoted.replace(/\s+/g, " ").trim();
    }),
  );
}
