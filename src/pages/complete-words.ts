import { basename } from "node:path";
import type { Page } from "../components/page.ts";
import type { PageLinks } from "../components/page-context.tsx";
import type { Site } from "../create-site.ts";
import type { Problem } from "../problems/problem.ts";
import { problemsOfError } from "../problems/problems-of-error.ts";
import type { Language } from "../urls.ts";
import { type Figures, figuresIn } from "../words/figures.ts";
import { bills, type SharedWords, sharedWords, terms } from "../words/index.ts";
import { type Say, speak } from "../words/say.ts";
import { showKeys } from "../words/show-keys.ts";
import type { TermsWords } from "../words/terms/it.ts";
import { type PageSource, pageFolder } from "./index.ts";
import { notFoundWords } from "./not-found/index.tsx";
import type { NotFoundWords } from "./not-found/words.ts";

/** The words of the site in every language. */
export type SiteWords = ReturnType<typeof completeWords>;

/** The words of one folder, which has a file for each language: `src/pages/about`. */
export interface WordsFolder {
  folder: string;
  words: Record<Language, unknown>;
}

/** Writes the words of the site with its facts. */
export function completeWords(site: Site, pages: readonly PageSource[]) {
  const { languages } = site;
  const problems: Problem[] = [];
  /** Texts that are missing: `src/pages/about/en.ts, hero.lede`. */
  const gaps: string[] = [];

  const figures = each((language) => figuresIn(site, language));
  const termsIn = complete<TermsWords, Figures>("src/words/terms", terms, figures);
  const withTerms = each((language) => ({ ...figures[language], terms: termsIn[language] }));
  const billIn = complete("src/words/bill", bills, withTerms);
  const say = each((language): Say => speak(figures[language], termsIn[language], billIn[language]));
  const sharedIn = Object.entries(sharedWords).map(([name, words]) => {
    const folder = `src/words/${name}`;
    return { folder, words: complete(folder, words as Sources<unknown, Say>, say) };
  });
  const completed = pages.map((page) => {
    const folder = `src/pages/${pageFolder(page.path)}`;
    return { ...page, folder, words: complete(folder, page.words, say, site.languagesOf(page.path)) };
  });
  const notFound = complete<NotFoundWords>("src/pages/not-found", notFoundWords, say);

  /** Returns the words of a folder in each language. */
  function complete<Words, Argument = Say>(
    folder: string,
    sources: Sources<Words, Argument>,
    argument: Record<Language, Argument>,
    known = languages,
  ): Record<Language, Words> {
    const own = each((language) => {
      const write = sources[language];
      const place = `${folder}/${language}.ts`;
      if (!write) problems.push({ place, says: `There are no words in "${language}".`, fix: ADD_LANGUAGE });
      try {
        return write?.(argument[language]);
      } catch (error) {
        problems.push(...problemsOfError(site.root, error, "The words cannot be written"));
        return undefined;
      }
    }, known);
    const models = Object.values(own) as Words[];
    return each((language) => {
      const keys: string[] = [];
      const name = basename(folder);
      const whole = models.reduce((words, model) => showKeys(words, model, name, keys), own[language] as Words);
      gaps.push(...keys.map((key) => `${folder}/${language}.ts, ${key.slice(name.length + 1)}`));
      return whole;
    }, known);
  }

  function each<Value>(valueIn: (language: Language) => Value, known = languages): Record<Language, Value> {
    return Object.fromEntries(known.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
  }

  return {
    pages: completed as readonly (Page & WordsFolder)[],
    say,
    shared: each((language) => {
      const shared = sharedIn.map(({ folder, words }) => [basename(folder), words[language]]);
      return Object.fromEntries(shared) as SharedWords;
    }),
    links: each(
      (language): PageLinks => Object.fromEntries(completed.map(({ path, words }) => [path, words[language]])),
    ),
    notFound,
    gaps,
    problems,
  };
}

/** The words of a folder as functions of what they are written with. */
type Sources<Words, Argument> = Partial<Record<Language, (argument: Argument) => Words>>;

const ADD_LANGUAGE =
  'Write them; CONTRIBUTING.md has the steps of "Add a language". A page in one language has only: "it" in its index.tsx.';
