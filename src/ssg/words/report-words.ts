import type { Page } from "../../components/page.ts";
import { pageFolder } from "../../pages/index.ts";
import { defaultLanguage, languageSettings, languages, outputPath } from "../../urls.ts";
import { placeOfKey } from "../problems/places.ts";
import type { HtmlDocument } from "../read-document.ts";
import { alignColumns } from "../report/align-columns.ts";
import type { SiteWords, WordsFolder } from "./complete-words.ts";

/** Characters: search engines cut longer texts, and replace a description that is too short. */
const limits = { title: { min: 1, max: 60 }, description: { min: 110, max: 160 } };
const fields = ["title", "description"] as const;
/** Shorter texts may be names, which are the same in every language. */
const SAME_WORDS = 3;

/** Returns a table of all pages, and notes on texts to look at, with their places. */
export function reportWords(
  root: string,
  { documents, words }: { documents: readonly HtmlDocument[]; words: SiteWords },
): string {
  const wordCounts = new Map(documents.map(({ path, main }) => [path, main.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0]));
  const columns = ["words", ...fields].flatMap((name) => languages.map((language) => `${name} ${language}`));
  const rows = words.pages.map((page) => [
    `/${page.path}`,
    ...languages.map((language) => String(wordCounts.get(outputPath(language, page.path)) ?? 0)),
    ...fields.flatMap((field) => languages.map((language) => String(page.words[language].meta[field].length))),
  ]);
  const notes = [...words.pages.flatMap((page) => lengthNotes(root, page)), ...untranslatedTexts(root, words.folders)];
  return [alignColumns([["", ...columns], ...rows]), "", ...notes].join("\n");
}

function lengthNotes(root: string, page: Page): string[] {
  return languages.flatMap((language) =>
    fields.flatMap((field) => {
      const { length } = page.words[language].meta[field];
      const { min, max } = limits[field];
      if (length >= min && length <= max) return [];
      const place = placeOfKey(root, `src/pages/${pageFolder(page.path)}/${language}.ts`, ["meta", field]);
      return `${place} The ${field} has ${length} characters. Write ${min} to ${max}.`;
    }),
  );
}

/** Returns every text that is the same as in the default language, with its place. */
export function untranslatedTexts(root: string, folders: readonly WordsFolder[]): string[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) =>
      folders.flatMap(({ folder, words }) => {
        const originals = new Map(textsIn(words[defaultLanguage]).map(({ keys, text }) => [keys.join(), text]));
        const same = textsIn(words[language]).filter(({ keys, text }) => {
          return text === originals.get(keys.join()) && text.split(/\s+/).length >= SAME_WORDS;
        });
        const names = [language, defaultLanguage].map((one) => languageSettings[one].name).join(" and ");
        return same.map(({ keys, text }) => {
          const place = placeOfKey(root, `${folder}/${language}.ts`, keys);
          return `${place} The same in ${names}: “${text}”. Translate it, if it is no name.`;
        });
      }),
    );
}

/** Returns every text with its keys. */
function textsIn(words: unknown, keys: readonly string[] = []): { keys: readonly string[]; text: string }[] {
  if (typeof words === "string") return [{ keys, text: words }];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => textsIn(inner, [...keys, name]));
}
