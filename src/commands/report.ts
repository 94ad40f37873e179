/**
 * `npm run report`: word counts, title and description lengths of every page,
 * and texts that seem untranslated or much longer in one language.
 */

import { composeSite } from "../../build.ts";
import type { Page } from "../components/page.ts";
import { pages } from "../pages/index.ts";
import { AGREEMENT_FILE, agreementSchema, driftNotes } from "../ssg/checks/drift.ts";
import { pageFolder, placeOfKey } from "../ssg/checks/places.ts";
import { alignColumns } from "../ssg/checks/report.ts";
import { completeWords, type WordsFolder } from "../ssg/checks/words.ts";
import { readRecord } from "../ssg/read-record.ts";
import { defaultLanguage, type Language, languageSettings, languages, outputPath } from "../urls.ts";
import { runCommand } from "./run-command.ts";

const root = process.cwd();
/** Characters: search engines cut longer texts, and replace a description that is too short. */
const limits = { title: { min: 1, max: 60 }, description: { min: 110, max: 160 } };
const fields = ["title", "description"] as const;
/** Italian is about a quarter longer than English; far more hints at an addition or omission. */
const LONG_RATIO = 1.7;
/** Difference in characters that is normal for short texts. */
const LONG_DIFFERENCE = 40;
/** Shorter texts may be names, which are the same in every language. */
const SAME_WORDS = 3;

runCommand([], async () => {
  const { documents } = await composeSite(root);
  const wordCounts = new Map(documents.map(({ path, main }) => [path, main.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0]));
  const columns = ["words", ...fields].flatMap((name) => languages.map((language) => `${name} ${language}`));
  const rows = pages.map((page) => [
    `/${page.path}`,
    ...languages.map((language) => String(wordCounts.get(outputPath(language, page.path)) ?? 0)),
    ...fields.flatMap((field) => languages.map((language) => String(page.words[language].meta[field].length))),
  ]);
  const { folders } = completeWords(root, pages);
  const drifts = driftNotes(root, folders, await readRecord(root, AGREEMENT_FILE, agreementSchema));
  const notes = [...pages.flatMap(lengthNotes), ...folders.flatMap(translationNotes), ...drifts];
  console.log([alignColumns([["", ...columns], ...rows]), "", ...notes].join("\n"));
});

function lengthNotes(page: Page): string[] {
  return languages.flatMap((language) =>
    fields.flatMap((field) => {
      const { length } = page.words[language].meta[field];
      const { min, max } = limits[field];
      if (length >= min && length <= max) return [];
      const place = placeOfKey(root, `${pageFolder(page.path)}/${language}.ts`, ["meta", field]);
      return `${place} The ${field} has ${length} characters. Write ${min} to ${max}.`;
    }),
  );
}

/** Compares the texts of every language with those of the default one. */
function translationNotes({ folder, words }: WordsFolder): string[] {
  const originals = new Map(textsIn(words[defaultLanguage]).map(({ keys, text }) => [keys.join("."), text]));
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) =>
      textsIn(words[language]).flatMap(({ keys, text }) => {
        const note = compare(text, originals.get(keys.join(".")) ?? "", language);
        return note === null ? [] : [`${placeOfKey(root, `${folder}/${language}.ts`, keys)} ${note}`];
      }),
    );
}

function compare(text: string, original: string, language: Language): string | null {
  const [here, there] = [languageSettings[language].name, languageSettings[defaultLanguage].name];
  if (text === original && text.split(/\s+/).length >= SAME_WORDS)
    return `The same in ${here} and ${there}: “${text}”.`;
  const [shorter, longer] = [text.length, original.length].sort((one, other) => one - other) as [number, number];
  if (longer < shorter * LONG_RATIO || longer - shorter < LONG_DIFFERENCE) return null;
  return `${text.length} characters in ${here}, ${original.length} in ${there}: “${text}” / “${original}”.`;
}

/** Returns every text with its keys, without paths and icons. */
function textsIn(value: unknown, keys: string[] = []): { keys: string[]; text: string }[] {
  if (typeof value === "string") return ["path", "icon"].includes(keys.at(-1) ?? "") ? [] : [{ keys, text: value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...keys, key]));
}
