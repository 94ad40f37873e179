import * as v from "valibot";
import { type Facts, factsSchema } from "../../facts.ts";
import { languages } from "../../urls.ts";
import { didYouMean, nearest } from "./nearest.ts";
import { placeOfKey } from "./places.ts";

/** Returns the problems of the facts, with their lines in `src/site.ts`. */
export function factProblems(root: string, facts: unknown): string[] {
  const place = (path: readonly string[]) => placeOfKey(root, "src/site.ts", path);
  const unknown = unknownFacts(factsSchema, facts);
  // A mistyped fact is reported once, not also as missing.
  const mistyped = unknown.map(({ path, known }) =>
    [...path.slice(0, -1), nearest(path.at(-1) ?? "", known)].join("."),
  );
  const { success, output, issues = [] } = v.safeParse(factsSchema, facts, { abortPipeEarly: true });
  const wrong = issues.map((issue) => ({ issue, path: (issue.path ?? []).map(({ key }) => String(key)) }));
  return [
    ...unknown.map(
      ({ path, known }) =>
        `${place(path)} Unknown fact "${path.join(".")}".${didYouMean(path.at(-1) ?? "", known)} Rename or remove it.`,
    ),
    ...wrong
      .filter(({ path }) => !mistyped.includes(path.join(".")))
      .map(({ issue, path }) => {
        const found = issue.input === undefined ? "is missing" : `is ${JSON.stringify(issue.input)}`;
        return `${place(path)} ${path.join(".")} ${found}. ${adviceFor(issue)}`;
      }),
    ...(success ? storyProblems(output, place) : []),
  ];
}

/** Stories that a language lacks. */
function storyProblems({ clients }: Facts, place: (path: readonly string[]) => string): string[] {
  return clients.demos.flatMap(({ story }, index) => {
    const path = ["clients", "demos", String(index), "story"];
    const missing = story ? languages.filter((language) => !story[language]) : [];
    return missing.map(
      (language) => `${place(path)} ${path.join(".")} has no text in "${language}". Add it, or remove the story.`,
    );
  });
}

/** Returns unknown keys, with those that may have been meant. */
function unknownFacts(
  schema: object,
  value: unknown,
  path: readonly string[] = [],
): { path: string[]; known: string[] }[] {
  const { entries, item } = schema as { entries?: v.ObjectEntries; item?: object };
  if (value === null || typeof value !== "object") return [];
  if (item) return Object.entries(value).flatMap(([index, inner]) => unknownFacts(item, inner, [...path, index]));
  if (!entries) return [];
  const missing = Object.keys(entries).filter((key) => !(key in value) && entries[key]?.type !== "optional");
  return Object.entries(value).flatMap(([key, inner]) => {
    if (entries[key]) return unknownFacts(entries[key], inner, [...path, key]);
    return [{ path: [...path, key], known: missing.length > 0 ? missing : Object.keys(entries) }];
  });
}

/** Our rules include advice; the library's own messages, for a missing fact, a group or a list, do not. */
function adviceFor({ message, input, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid")) return message;
  if (input === undefined) return "Add it.";
  return expected === "Array" ? "Write a list in square brackets: […]." : "Write a group in braces: {…}.";
}
