import type { Page } from "../../components/page.ts";
import type { PageLinks } from "../../components/page-context.tsx";
import { notFoundWords } from "../../pages/not-found/index.tsx";
import type { NotFoundWords } from "../../pages/not-found/words.ts";
import { defaultLanguage, type Language, languageSettings, languages } from "../../urls.ts";
import { type SharedWords, sharedWords } from "../../words/index.ts";
import { pageFolder, placeOfKey } from "./places.ts";

/** The words of the site, complete in every language. */
export interface SiteWords {
  pages: readonly Page[];
  shared: Record<Language, SharedWords>;
  links: Record<Language, PageLinks>;
  notFound: Record<Language, NotFoundWords>;
  /** The same words by the folder they are in. */
  folders: readonly WordsFolder[];
  /** Languages that a folder lacks: the build fails. */
  problems: readonly string[];
  /** Texts that a language lacks: the page shows their keys. */
  warnings: readonly string[];
}

/** The words of one folder, which has a file for each language: `src/pages/about`. */
export interface WordsFolder {
  folder: string;
  words: Partial<Record<Language, unknown>>;
}

/** Collects the words of the site. A missing text is replaced by its key. */
export function completeWords(root: string, pages: readonly Page[]): SiteWords {
  const shared = Object.entries(sharedWords).map(([name, words]) => completeFolder(root, `src/words/${name}`, words));
  const ofPages = pages.map(({ path, words }) => completeFolder(root, pageFolder(path), words));
  const notFound = completeFolder(root, "src/pages/not-found", notFoundWords);
  const folders = [...shared, ...ofPages, notFound];
  const completed = pages.map((page, index) => ({ ...page, words: ofPages[index]?.words as Page["words"] }));
  return {
    pages: completed,
    shared: eachLanguage((language) =>
      Object.fromEntries(shared.map(({ folder, words }) => [nameOf(folder), words[language]])),
    ) as Record<Language, SharedWords>,
    links: eachLanguage((language) => Object.fromEntries(completed.map(({ path, words }) => [path, words[language]]))),
    notFound: notFound.words as Record<Language, NotFoundWords>,
    folders,
    problems: [...missingSettings(root), ...folders.flatMap(({ problems }) => problems)],
    warnings: folders.flatMap(({ warnings }) => warnings),
  };
}

interface CompletedFolder extends WordsFolder {
  problems: string[];
  warnings: string[];
}

function completeFolder(root: string, folder: string, words: Partial<Record<Language, unknown>>): CompletedFolder {
  const [model = defaultLanguage] = [defaultLanguage, ...languages].filter((language) => words[language]);
  const absent = languages.filter((language) => !words[language]);
  const models = Object.values(words);
  const warnings: string[] = [];
  const complete = (language: Language) => {
    const missing = (keys: readonly string[]) => warnings.push(missingText(root, folder, language, keys));
    return models.reduce((filled, other) => fillIn(filled, other, [nameOf(folder)], missing), words[language]);
  };
  return {
    folder,
    words: eachLanguage(complete),
    problems: absent.map((language) => missingLanguage(root, folder, language, model)),
    warnings,
  };
}

/** Copies words and adds what only the model has. List items are compared with the first item of the model. */
function fillIn(
  words: unknown,
  model: unknown,
  keys: readonly string[],
  missing: (keys: readonly string[]) => void,
): unknown {
  if (!isGroup(words) || !isGroup(model)) return words;
  if (Array.isArray(words)) return words.map((item, at) => fillIn(item, model[0], [...keys, String(at)], missing));
  const filled = Object.entries(model).map(([name, inner]) => {
    if (name in words) return [name, fillIn(words[name], inner, [...keys, name], missing)];
    missing([...keys, name]);
    return [name, keysInstead(inner, [...keys, name])];
  });
  return { ...words, ...Object.fromEntries(filled) };
}

/** Returns the same structure with keys for texts and empty lists. */
function keysInstead(model: unknown, keys: readonly string[]): unknown {
  if (typeof model === "string") return keys.join(".");
  if (Array.isArray(model)) return [];
  if (!isGroup(model)) return model;
  return Object.fromEntries(Object.entries(model).map(([name, inner]) => [name, keysInstead(inner, [...keys, name])]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function nameOf(folder: string): string {
  return folder.split("/").at(-1) ?? folder;
}

function missingSettings(root: string): string[] {
  return languages
    .filter((language) => !languageSettings[language])
    .map(
      (language) => `${placeOfKey(root, "src/urls.ts", [])} languageSettings has no row for "${language}". Add one.`,
    );
}

function missingLanguage(root: string, folder: string, language: Language, model: Language): string {
  const table = folder.startsWith("src/words/") ? "index.ts" : "index.tsx";
  const place = placeOfKey(root, `${folder}/${table}`, ["words"]);
  return `${place} has no words in "${language}". Copy ${folder}/${model}.ts to ${folder}/${language}.ts, translate it and add it there.`;
}

function missingText(root: string, folder: string, language: Language, [section, ...keys]: readonly string[]): string {
  const key = keys.join(".");
  return `${placeOfKey(root, `${folder}/${language}.ts`, keys)} has no "${key}", so the page shows "${section}.${key}". Add it, or an empty text if nothing is to be said.`;
}

function eachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}
