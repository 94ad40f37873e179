import { describe, expect, test } from "vitest";
import { phone } from "../../../src/facts/phone.ts";
import { isSample } from "../../../src/facts/samples.ts";
import { pages } from "./built-site.ts";
import { facts } from "./own-site.ts";
import { all, plain, section, textOf } from "./page-parts.ts";

/** The languages with promises. A language added later has none. */
const promisedLanguages = ["it", "en"] as const;
type PromisedLanguage = (typeof promisedLanguages)[number];

type Text = string | RegExp | Together | ((language: PromisedLanguage) => string);

/** What one of the elements must say as a whole, so that words far apart on a page do not count as a sentence. */
type Together = { together: readonly RegExp[] };

/** What a page shows, by selector: how many elements, at least one (`true`), or texts that they contain together. */
type Shown = Record<string, number | true | Text | readonly Text[]>;

type Check = (page: Document, language: PromisedLanguage) => void;

/** With a name of your own, the site promises what you offer: all of `tests/dist/promises` is skipped. */
const describePromises = describe.runIf(isSample(facts.name));

export const inEachLanguage = describePromises.each(promisedLanguages);

/**
 * Runs one test for each promise and language, with all its pages in it: sentences of the product's description, with
 * what the pages show. Paths are texts, because an owner may remove a page.
 */
export function testPromises(where: string | readonly string[], promises: Record<string, Shown | Check>): void {
  const paths = [where].flat();
  testEach(paths.map((path) => `/${path}`).join(" "), () => paths, promises);
}

/** Runs one test for each promise and language, with every page in it. */
export function testPromisesOfEveryPage(promises: Record<string, Shown | Check>): void {
  const pathsIn = (language: PromisedLanguage) => pages.filter((page) => page.language === language);
  testEach("every page", (language) => pathsIn(language).map(({ path }) => path), promises);
}

function testEach(
  where: string,
  pathsIn: (language: PromisedLanguage) => readonly string[],
  promises: Record<string, Shown | Check>,
): void {
  inEachLanguage(`${where} in %s`, (language) => {
    test.each(Object.entries(promises))("%s", (_, promised) => {
      for (const path of pathsIn(language)) {
        const before = expect.getState().assertionCalls;
        try {
          expectKept(promised, language, path);
          expect(expect.getState().assertionCalls, "what the promise expects").toBeGreaterThan(before);
        } catch (error) {
          throw new Error(`/${language}/${path}: ${(error as Error).message}`, { cause: error });
        }
      }
    });
  });
}

function expectKept(promised: Shown | Check, language: PromisedLanguage, path: string): void {
  const page = builtDocument(language, path);
  if (typeof promised === "function") promised(page, language);
  else expectShown(page, language, promised);
}

/** Checks what a page or a part of it shows. */
export function expectShown(page: ParentNode, language: PromisedLanguage, shown: Shown): void {
  for (const [selector, expected] of Object.entries(shown)) {
    const found = all(page, selector).map(textOf);
    if (expected === true) expect(found.length, selector).toBeGreaterThan(0);
    else if (typeof expected === "number") expect(found, selector).toHaveLength(expected);
    else for (const text of [expected].flat()) expectText(found, text, language, selector);
  }
}

function expectText(found: readonly string[], text: Text, language: PromisedLanguage, selector: string): void {
  if (typeof text === "function") expectText(found, text(language), language, selector);
  else if (typeof text === "string") expect(found.join(" "), selector).toContain(plain(text));
  else if (text instanceof RegExp) expect(found.join(" "), selector).toMatch(text);
  else {
    const isWhole = (said: string) => text.together.every((part) => part.test(said));
    expect(found.filter(isWhole).length, `${selector} with ${text.together.join(" and ")}`).toBeGreaterThan(0);
  }
}

export const together = (...parts: RegExp[]): Together => ({ together: parts });

/** An amount as Italian or English readers write it: `1.000 €`, `€1,000`. */
export const euros = (amount: number): RegExp => {
  const english = amount.toLocaleString("en-GB");
  return RegExp(`(?<![\\d.,])(?:${english.replace(",", "\\.")} €|€${english})(?![.,]?\\d)`);
};

/** A number, as readers of each language write it. */
export const numberOf = (e164: string) => (language: PromisedLanguage) => phone(e164, language);

/** Sections by their headings, from the top of the page to its end. Others may stand between them. */
export const inOrder =
  (...headings: readonly string[]): Check =>
  (page) => {
    const found = all(page, headings.map(section).join(", ")).map((part) => part.getAttribute("aria-labelledby"));
    expect(found).toEqual(headings.map((heading) => `${heading}-title`));
  };

/** Returns a built page, parsed. */
export function builtDocument(language: PromisedLanguage, path: string): Document {
  const page = pages.find((candidate) => candidate.language === language && candidate.path === path);
  if (!page) throw new Error(`/${language}/${path} is not built.`);
  return page.document;
}
