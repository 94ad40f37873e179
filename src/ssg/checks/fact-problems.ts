import * as v from "valibot";
import { factRules } from "../../fact-rules.ts";
import { languages } from "../../urls.ts";
import { didYouMean, nearest } from "../problems/nearest.ts";
import { numbersIn, placeOfFact } from "../problems/places.ts";

/** Returns the problems of the facts, with their lines in `src/site.ts`. */
export function factProblems(root: string, facts: unknown): string[] {
  const { issues = [] } = v.safeParse(factRules(languages), facts, { abortPipeEarly: true });
  const found = issues.map((issue) => ({ issue, fact: v.getDotPath(issue) ?? "" }));
  const missing = found.filter(({ issue }) => issue.input === undefined).map(({ fact }) => fact);
  const unknown = found.filter(({ issue }) => issue.expected === "never").map(({ fact }) => fact);
  // A mistyped fact is reported once, not also as missing.
  const mistyped = unknown.map((fact) => nearest(fact, missing));
  const problems = found
    .filter(({ fact }) => !mistyped.includes(fact))
    .map(({ issue, fact }) => {
      const place = placeOfFact(root, fact);
      if (unknown.includes(fact))
        return `${place} Unknown fact "${fact}".${didYouMean(fact, missing)} Rename or remove it.`;
      const value = issue.input === undefined ? "is missing" : `is ${JSON.stringify(issue.input)}`;
      return `${place} ${fact} ${value}. ${adviceFor(issue)}`;
    });
  return [...problems, ...separatorProblems(root)];
}

/** In code 1.000 is one, which no rule can tell from 1. */
function separatorProblems(root: string): string[] {
  const pointed = numbersIn(root, "src/site.ts").filter(({ written }) => /\.0+$/.test(written));
  return pointed.map(({ written: number, place }) => {
    return `${place} ${number} means ${Number(number)}. Write ${number.replace(".", "")}, without a point.`;
  });
}

/** Our rules include advice; the library's own messages, for a missing fact, a group or a list, do not. */
function adviceFor({ message, input, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid")) return message;
  if (input === undefined) return "Add it.";
  return expected === "Array" ? "Write a list in square brackets: […]." : "Write a group in braces: {…}.";
}
