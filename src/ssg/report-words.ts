import type { Page } from "../components/page.ts";
import { defaultLanguage, type Language, languageSettings, languages, outputPath } from "../urls.ts";
import { type Agreement, driftNotes } from "./checks/drift.ts";
import { pageFolder, placeOfKey } from "./checks/places.ts";
import type { HtmlDocument } from "./checks/read-document.ts";
import { alignColumns } from "./checks/report.ts";
import { passagesIn, type SiteWords, type WordsFolder } from "./checks/words.ts";

/** Characters: search engines cut longer texts, and replace a description that is too short. */
const limits = { title: { min: 1, max: 60 }, description: { min: 110, max: 160 } };
const fields = ["title", "description"] as const;
/** Italian is about a quarter longer than English; far more hints at an addition or omission. */
const LONG_RATIO = 1.7;
/** Difference in characters that is normal for short texts. */
const LONG_DIFFERENCE = 40;
/** Shorter texts may be names, which are the same in every language. */
const SAME_WORDS = 3;

/** Returns a table of all pages, and notes on texts to look at, with their places. */
export function reportWords(
  root: string,
  { documents, words, agreement }: { documents: readonly HtmlDocument[]; words: SiteWords; agreement: Agreement },
): string {
  const wordCounts = new Map(documents.map(({ path, main }) => [path, main.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0]));
  const columns = ["words", ...fields].flatMap((name) => languages.map((language) => `${name} ${language}`));
  const rows = words.pages.map((page) => [
    `/${page.path}`,
    ...languages.map((language) => String(wordCounts.get(outputPath(language, page.path)) ?? 0)),
    ...fields.flatMap((field) => languages.map((language) => String(page.words[language].meta[field].length))),
  ]);
  const notes = [
    ...words.pages.flatMap((page) => lengthNotes(root, page)),
    ...words.folders.flatMap((folder) => translationNotes(root, folder)),
    ...driftNotes(root, words.folders, agreement),
  ];
  return [alignColumns([["", ...columns], ...rows]), "", ...notes].join("\n");
}

function lengthNotes(root: string, page: Page): string[] {
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
function translationNotes(root: string, { folder, words }: WordsFolder): string[] {
  const originals = new Map(passagesIn(words[defaultLanguage]).map(({ keys, content }) => [keys.join(), content]));
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) =>
      passagesIn(words[language]).flatMap(({ keys, content }) => {
        const original = originals.get(keys.join()) ?? "";
        if (typeof content !== "string" || typeof original !== "string") return [];
        const note = compare(content, original, language);
        return note === null ? [] : [`${placeOfKey(root, `${folder}/${language}.ts`, keys)} ${note}`];
      }),
    );
}

function compare(text: string, original: string, language: Language): string | null {
  const [here, there] = [languageSettings[language].name, languageSettings[defaultLanguage].name];
  if (text === original && text.split(/\s+/).length >= SAME_WORDS)
    return `The same in ${here} and ${there}: “${text}”.`;
  const [shorter = 0, longer = 0] = [text.length, original.length].sort((one, other) => one - other);
  if (longer < shorter * LONG_RATIO || longer - shorter < LONG_DIFFERENCE) return null;
  return `${text.length} characters in ${here}, ${original.length} in ${there}: “${text}” / “${original}”.`;
}
