import { basename } from "node:path";
import type { Page } from "../../components/page.ts";
import type { PageLinks } from "../../components/page-context.tsx";
import { pageFolder } from "../../pages/index.ts";
import { notFoundWords } from "../../pages/not-found/index.tsx";
import type { NotFoundWords } from "../../pages/not-found/words.ts";
import { defaultLanguage, type Language, languages } from "../../urls.ts";
import { type SharedWords, sharedWords } from "../../words/index.ts";
import { placeOfKey } from "../problems/places.ts";

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
  const ofPages = pages.map(({ path, words }) => completeFolder(root, `src/pages/${pageFolder(path)}`, words));
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
    problems: folders.flatMap(({ problems }) => problems),
    /** Texts that a language lacks: the page shows their keys. */
    warnings: folders.flatMap(({ warnings }) => warnings),
  };
}

function completeFolder(root: string, folder: string, words: WordsFolder["words"]) {
  const warnings: string[] = [];
  const filled = eachLanguage((language) => {
    const warn: Warn = (keys) => warnings.push(missingText(root, `${folder}/${language}.ts`, keys));
    const fill = (own: unknown, other: unknown) => fillIn(own, other, [basename(folder)], warn);
    return Object.values(words).reduce(fill, words[language]);
  });
  const missing = languages.filter((language) => !words[language]);
  const problems = missing.map((language) => missingLanguage(root, folder, language, words));
  return { folder, words: filled, problems, warnings };
}

/** Called with the keys of a text that is missing, or of a group of them. */
type Warn = (keys: readonly string[]) => void;

/** Adds what only the model has, and warns of it, of a group once. List items are compared with the first item of the model. */
function fillIn(words: unknown, model: unknown, keys: readonly string[], warn: Warn): unknown {
  if (words === undefined) return standIn(model, keys);
  if (!isGroup(words) || !isGroup(model)) return words;
  if (Array.isArray(words)) return words.map((item, at) => fillIn(item, model[0], [...keys, String(at)], warn));
  const filled = Object.entries(model).map(([name, inner]) => {
    const path = [...keys, name];
    if (words[name] === undefined) warn(path);
    return [name, fillIn(words[name], inner, path, warn)];
  });
  return { ...words, ...Object.fromEntries(filled) };
}

/** Returns the keys of each text, and empty lists. */
function standIn(model: unknown, keys: readonly string[]): unknown {
  if (typeof model === "string") return keys.join(".");
  if (!isGroup(model)) return model;
  if (Array.isArray(model)) return [];
  return Object.fromEntries(Object.entries(model).map(([name, inner]) => [name, standIn(inner, [...keys, name])]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function missingLanguage(root: string, folder: string, language: Language, words: WordsFolder["words"]): string {
  const model = [defaultLanguage, ...languages].find((other) => words[other]) ?? defaultLanguage;
  const table = folder.startsWith("src/words/") ? "index.ts" : "index.tsx";
  const place = placeOfKey(root, `${folder}/${table}`, ["words"]);
  return `${place} has no words in "${language}". Copy ${folder}/${model}.ts to ${folder}/${language}.ts, translate it and add it there.`;
}

function missingText(root: string, file: string, [folder = "", ...keys]: readonly string[]): string {
  const key = keys.join(".");
  return `${placeOfKey(root, file, keys)} has no "${key}", so the page shows "${folder}.${key}". Add it, or an empty text if nothing is to be said.`;
}

function eachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}
