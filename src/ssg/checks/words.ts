import { basename } from "node:path";
import type { Page } from "../../components/page.ts";
import type { PageLinks } from "../../components/page-context.tsx";
import { notFoundWords } from "../../pages/not-found/index.tsx";
import type { NotFoundWords } from "../../pages/not-found/words.ts";
import { defaultLanguage, type Language, languageSettings, languages } from "../../urls.ts";
import { type SharedWords, sharedWords } from "../../words/index.ts";
import { pageFolder, placeOfKey } from "./places.ts";

/** The words of the site, complete in every language. */
export type SiteWords = ReturnType<typeof completeWords>;

/** The words of one folder, which has a file for each language: `src/pages/about`. */
export interface WordsFolder {
  folder: string;
  words: Partial<Record<Language, unknown>>;
}

/** Collects the words of the site. A missing text is replaced by its key. */
export function completeWords(root: string, pages: readonly Page[]) {
  const shared = Object.entries(sharedWords).map(([name, words]) => completeFolder(root, `src/words/${name}`, words));
  const ofPages = pages.map(({ path, words }) => completeFolder(root, pageFolder(path), words));
  const notFound = completeFolder(root, "src/pages/not-found", notFoundWords);
  const folders = [...shared, ...ofPages, notFound];
  const completed = pages.map((page, index): Page => ({ ...page, words: ofPages[index]?.words as Page["words"] }));
  return {
    pages: completed,
    shared: eachLanguage((language) => {
      return Object.fromEntries(shared.map(({ folder, words }) => [basename(folder), words[language]])) as SharedWords;
    }),
    links: eachLanguage((language): PageLinks => {
      return Object.fromEntries(completed.map(({ path, words }) => [path, words[language]]));
    }),
    notFound: notFound.words as Record<Language, NotFoundWords>,
    folders,
    /** Languages that a folder lacks. */
    problems: [...missingSettings(root), ...folders.flatMap(({ problems }) => problems)],
    /** Texts that a language lacks: the page shows their keys. */
    warnings: folders.flatMap(({ warnings }) => warnings),
  };
}

function completeFolder(root: string, folder: string, words: WordsFolder["words"]) {
  const model = [defaultLanguage, ...languages].find((language) => words[language]) ?? defaultLanguage;
  const filled = eachLanguage((language) =>
    Object.values(words).reduce((own, other) => fillIn(other, [basename(folder)], own), words[language]),
  );
  return {
    folder,
    words: filled,
    problems: languages.flatMap((language) => (words[language] ? [] : missingLanguage(root, folder, language, model))),
    warnings: languages.flatMap((language) =>
      addedKeys(words[language], filled[language]).map((keys) => missingText(root, folder, language, keys)),
    ),
  };
}

/** Copies words and adds what only the model has. List items are compared with the first item of the model. */
function fillIn(model: unknown, keys: readonly string[], words: unknown = standIn(model, keys)): unknown {
  if (!isGroup(words) || !isGroup(model)) return words;
  if (Array.isArray(words)) return words.map((item, at) => fillIn(model[0], [...keys, String(at)], item));
  const filled = Object.entries(model).map(([name, inner]) => [name, fillIn(inner, [...keys, name], words[name])]);
  return { ...words, ...Object.fromEntries(filled) };
}

/** Returns the keys of a text, and an empty list or group. */
function standIn(model: unknown, keys: readonly string[]): unknown {
  if (typeof model === "string") return keys.join(".");
  if (!isGroup(model)) return model;
  return Array.isArray(model) ? [] : {};
}

/** Returns the keys of what was filled in; of a group only its own. */
function addedKeys(words: unknown, filled: unknown, keys: readonly string[] = []): (readonly string[])[] {
  if (!isGroup(words) || !isGroup(filled)) return [];
  return Object.entries(filled).flatMap(([name, inner]) => {
    const path = [...keys, name];
    return words[name] === undefined ? [path] : addedKeys(words[name], inner, path);
  });
}

/** Returns every text and list, with its keys. */
export function passagesIn(words: unknown, keys: string[] = []): { keys: string[]; content: string | unknown[] }[] {
  if (typeof words === "string") return [{ keys, content: words }];
  if (!isGroup(words)) return [];
  const inner = Object.entries(words).flatMap(([name, value]) => passagesIn(value, [...keys, name]));
  return Array.isArray(words) ? [{ keys, content: words }, ...inner] : inner;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function missingSettings(root: string): string[] {
  const place = placeOfKey(root, "src/urls.ts", []);
  const missing = languages.filter((language) => !languageSettings[language]);
  return missing.map((language) => `${place} languageSettings has no row for "${language}". Add one.`);
}

function missingLanguage(root: string, folder: string, language: Language, model: Language): string {
  const table = folder.startsWith("src/words/") ? "index.ts" : "index.tsx";
  const place = placeOfKey(root, `${folder}/${table}`, ["words"]);
  return `${place} has no words in "${language}". Copy ${folder}/${model}.ts to ${folder}/${language}.ts, translate it and add it there.`;
}

function missingText(root: string, folder: string, language: Language, keys: readonly string[]): string {
  const key = keys.join(".");
  return `${placeOfKey(root, `${folder}/${language}.ts`, keys)} has no "${key}", so the page shows "${basename(folder)}.${key}". Add it, or an empty text if nothing is to be said.`;
}

function eachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}
