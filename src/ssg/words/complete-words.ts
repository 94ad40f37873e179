import { basename } from "node:path";
import type { Page } from "../../components/page.ts";
import type { PageLinks } from "../../components/page-context.tsx";
import type { Site } from "../../facts/create-site.ts";
import { type PageSource, pageFolder } from "../../pages/index.ts";
import { notFoundWords } from "../../pages/not-found/index.tsx";
import type { NotFoundWords } from "../../pages/not-found/words.ts";
import { defaultLanguage, type Language } from "../../urls.ts";
import { type Figures, figuresIn } from "../../words/figures.ts";
import { type SharedWords, sharedWords } from "../../words/index.ts";
import { type Say, speak } from "../../words/say.ts";
import { terms } from "../../words/terms/index.ts";
import type { TermsWords } from "../../words/terms/it.ts";
import { ownStack } from "../problems/own-stack.ts";
import type { Problem } from "../problems/problem.ts";

/** The words of the site, complete in every language. */
export type SiteWords = ReturnType<typeof completeWords>;

/** The words of one folder, which has a file for each language: `src/pages/about`. */
export interface WordsFolder {
  folder: string;
  words: Record<Language, unknown>;
}

/** Writes the words of the site with its facts. A missing text is replaced by its key. */
export function completeWords(site: Site, pages: readonly PageSource[]) {
  const { languages } = site;
  const problems: Problem[] = [];
  const warnings: Problem[] = [];

  const figures = each((language) => figuresIn(site, language));
  const termsIn = complete<TermsWords, Figures>("src/words/terms", terms, figures);
  const say = each((language): Say => speak(figures[language], termsIn[language]));
  const sharedIn = Object.entries(sharedWords).map(([name, words]) => {
    const folder = `src/words/${name}`;
    return { folder, words: complete(folder, words as Sources<unknown, Say>, say) };
  });
  const completed = pages.map((page) => {
    const folder = `src/pages/${pageFolder(page.path)}`;
    return { ...page, folder, words: complete(folder, page.words, say) };
  });
  const notFound = complete<NotFoundWords>("src/pages/not-found", notFoundWords, say);

  /** Returns the words of a folder in each language, with the keys of what is missing. */
  function complete<Words, Argument = Say>(
    folder: string,
    sources: Sources<Words, Argument>,
    argument: Record<Language, Argument>,
  ): Record<Language, Words> {
    for (const language of languages) {
      if (!sources[language]) problems.push(missingLanguage(folder, language, sources));
    }
    const own = each((language): Words | undefined => {
      try {
        return sources[language]?.(argument[language]);
      } catch (error) {
        const fix = `Correct the name of the fact there: ${ownStack(error)}`;
        problems.push({ place: `${folder}/${language}.ts`, says: "The words cannot be written.", fix });
        return undefined;
      }
    });
    const known = new Set<string>();
    return each((language) => {
      const warn = (keys: readonly string[]) => {
        if (!known.has(keys.join("."))) warnings.push(missingText(folder, language, keys));
        known.add(keys.join("."));
      };
      const fill = (words: unknown, model: unknown) => fillIn(words, model, [basename(folder)], warn);
      return Object.values(own).reduce(fill, own[language]) as Words;
    });
  }

  function each<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
    return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
  }

  return {
    pages: completed as readonly (Page & WordsFolder)[],
    say,
    shared: each((language) => {
      const shared = sharedIn.map(({ folder, words }) => [basename(folder), words[language]]);
      return withoutHiddenCards(Object.fromEntries(shared) as SharedWords, site);
    }),
    links: each(
      (language): PageLinks => Object.fromEntries(completed.map(({ path, words }) => [path, words[language]])),
    ),
    notFound,
    folders: [...sharedIn, ...completed, { folder: "src/words/terms", words: termsIn }] as readonly WordsFolder[],
    problems,
    /** Texts that a language lacks: the page shows their keys. */
    warnings,
  };
}

/** The words of a folder as functions of what they are written with. */
type Sources<Words, Argument> = Partial<Record<Language, (argument: Argument) => Words>>;

function withoutHiddenCards(shared: SharedWords, { isHidden }: Site): SharedWords {
  const cards = shared.services.cards.filter(({ path }) => path === null || !isHidden(path));
  return { ...shared, services: { ...shared.services, cards } };
}

/** Called with the keys of a text that is missing, or of a group of them. */
type Warn = (keys: readonly string[]) => void;

/** Adds what only the model has, and warns of it, of a group once. List items need what all items of the model have. */
function fillIn(words: unknown, model: unknown, keys: readonly string[], warn: Warn): unknown {
  if (words === undefined) return standIn(model, keys);
  if (!isGroup(words) || !isGroup(model)) return words;
  if (Array.isArray(words)) return words.map((item, at) => fillIn(item, commonOf(model), [...keys, String(at)], warn));
  const filled = Object.entries(model).map(([name, inner]) => {
    const path = [...keys, name];
    if (words[name] === undefined && inner !== undefined) warn(path);
    return [name, fillIn(words[name], inner, path, warn)];
  });
  return { ...words, ...Object.fromEntries(filled) };
}

/** Returns the first item of a list with the entries that all its items have. */
function commonOf(model: unknown): unknown {
  if (!Array.isArray(model) || !isGroup(model[0])) return undefined;
  const common = Object.entries(model[0]).filter(([name]) => model.every((item) => isGroup(item) && name in item));
  return Object.fromEntries(common);
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

function missingLanguage(folder: string, language: Language, sources: object): Problem {
  const model = defaultLanguage in sources ? defaultLanguage : Object.keys(sources)[0];
  const table = folder.startsWith("src/words/") ? "index.ts" : "index.tsx";
  return {
    place: `${folder}/${table}`,
    says: `There are no words in "${language}".`,
    fix: `Copy ${folder}/${model}.ts to ${folder}/${language}.ts, translate it and add it there.`,
  };
}

function missingText(folder: string, language: Language, [name = "", ...keys]: readonly string[]): Problem {
  const key = keys.join(".");
  return {
    place: `${folder}/${language}.ts, ${key}`,
    says: `The text is missing, so pages show "${name}.${key}" instead.`,
    fix: "Add it, or an empty text if nothing is to be said.",
  };
}
