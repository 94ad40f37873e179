import * as v from "valibot";
import type { Problem } from "../problems/problem.ts";
import { languages } from "../urls.ts";
import { type Facts, factRules } from "./fact-rules.ts";
import { orderProblems, priceListOf } from "./price-list.ts";

/** Returns the facts of an owner without what nobody sees at their ends, and their problems. */
export function checkFacts({ facts, source = "" }: { facts: Facts; source?: string | undefined }): {
  facts: Facts;
  problems: Problem[];
} {
  const { issues = [], success, output } = v.safeParse(factRules(languages), facts, { abortPipeEarly: true });
  const found = issues.map((issue) => ({ issue, fact: v.getDotPath(issue) ?? "" }));
  const problems = found.map(({ issue, fact }): Problem => {
    const place = placeOfFact(fact);
    if (issue.expected === "never")
      return { place, says: `There is no fact "${fact}".`, fix: "Correct its name, or remove it." };
    const says = issue.input === undefined ? "It is missing." : `It is ${JSON.stringify(issue.input)}.`;
    return { place, says, fix: adviceFor(issue) };
  });
  const orders = success ? orderProblems(output.orders, priceListOf(output)) : [];
  return {
    facts: success ? output : facts,
    problems: [
      ...problems,
      ...orders.map(({ fact, ...problem }) => ({ place: placeOfFact(fact), ...problem })),
      ...separatorProblems(source),
    ],
  };
}

/** In code 1.000 is one, which no rule can tell from 1, and 1,500 in a list is two numbers. */
function separatorProblems(source: string): Problem[] {
  return source.split("\n").flatMap((line, index) => {
    const code = line.replace(/"[^"]*"|\/\/.*/g, "");
    const place = `src/site.ts:${index + 1}`;
    const points = [...code.matchAll(/\b\d+\.0+\b/g)].map(([written]) => ({
      place,
      says: `${written} means ${Number(written)}.`,
      fix: `Write ${written.replace(".", "")}, without a point.`,
    }));
    const commas = [...code.matchAll(/\b\d{1,3},\d{3}\b/g)].map(([written]) => ({
      place,
      says: `${written} means two numbers.`,
      fix: `Write ${written.replace(",", "")}, without a comma; or put a space behind it, if they are two.`,
    }));
    return [...points, ...commas];
  });
}

/** Our rules include advice; the library's own messages, for a missing fact, a group or a list, do not. */
function adviceFor({ message, input, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid")) return message;
  if (input === undefined) return "Add it.";
  return expected === "Array" ? "Write a list in square brackets: […]." : "Write a group in braces: {…}.";
}

/** Returns the place of a fact. */
export function placeOfFact(fact: string): string {
  return fact.startsWith("reviews.") ? `src/reviews.ts, ${fact.slice("reviews.".length)}` : `src/site.ts, ${fact}`;
}
