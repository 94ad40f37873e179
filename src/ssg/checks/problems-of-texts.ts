import { groupFindings } from "../../problems/group-findings.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Document } from "../documents/document.ts";
import { findInSources } from "./find-in-sources.ts";

/** Finds what a mistyped fact leaves, and placeholders, in what visitors and search engines read. */
export function problemsOfTexts(root: string, documents: readonly Pick<Document, "path" | "content">[]): Problem[] {
  const findings = groupFindings(documents, ({ content }) => leftoversIn([content.text, ...content.data]));
  return findings.flatMap(([quoted, at]) => {
    const says = `It says "${quoted}".`;
    if (quoted.endsWith("}")) {
      // Alone it may be an expression of a component.
      const places = quoted.startsWith("{") ? [] : findInSources(root, quoted);
      return [{ place: places.join(", ") || at, says, fix: PLACEHOLDER }];
    }
    // Somebody wrote the word as a word. Alone it is one of our code too, unless it stands in quotes.
    if (findInSources(root, quoted.includes(" ") ? quoted : `"${quoted}"`).length > 0) return [];
    return [
      {
        place: at,
        says,
        fix: 'Correct the name of the fact ("npx tsc" shows the line), or write what visitors should read.',
      },
    ];
  });
}

const PLACEHOLDER =
  "Write a fact as the texts beside it do, with a dollar sign and in backquotes. For visitors write other brackets.";

/** What becomes of facts that do not exist, and names in braces, such as `{phone}`. */
const LEFTOVER = /\b(?:undefined|null|NaN|Infinity|Invalid Date)\b|\[object Object\]|\{[A-Za-z]+\}/g;

/** Characters before it that are quoted with it. */
const BEFORE = 30;

function leftoversIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(LEFTOVER)].map(({ 0: found, index }) => {
      const quoted = text.slice(Math.max(0, index - BEFORE), index + found.length);
      // Between elements stand two spaces or more: the sentence alone, if there is one.
      const [sentence = ""] = /\S+(?:\s\S+)+$/.exec(quoted) ?? [quoted];
      // The first word may be cut.
      const words = sentence.length > BEFORE ? sentence.replace(/^\S*\s(?=.*\s)/, "") : sentence;
      return words.replace(/\s+/g, " ").trim();
    }),
  );
}
