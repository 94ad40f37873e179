import { describe, expect, test } from "vitest";
import { range } from "../../../src/format.ts";
import { isSample } from "../../../src/samples.ts";
import { site } from "../../../src/site.ts";
import { type Language, outputPath, type Path, pageUrl, paths } from "../../../src/urls.ts";
import { pages } from "./built-site.ts";

/** The languages with promises. A language added later has none. */
export const promisedLanguages = ["it", "en"] as const satisfies readonly Language[];
export type PromisedLanguage = (typeof promisedLanguages)[number];

/** Checks one built page in one language. */
export interface Check {
  (page: Document, language: PromisedLanguage, path: Path): unknown;
  /** Whether it only holds for the sample content. */
  isOfSamples?: boolean;
}

/** Marks a check of words or of numbers of items: with a name of their own, owners write what they like. */
export function ofSamples(check: Check): Check {
  return Object.assign(check, { isOfSamples: true });
}

function isHeld({ isOfSamples = false }: Check): boolean {
  return isSample(site.name) || !isOfSamples;
}

/**
 * Runs one test for each promise and language. A promise is a sentence of the
 * product's description, the pages it applies to, and a check of each page.
 * Figures come from the facts, so that the owner can change them.
 */
export function testPromises(
  promises: readonly [sentence: string, where: Path | readonly Path[] | "every page", check: Check][],
): void {
  describe.each(promisedLanguages)("in %s", (language) => {
    test.each(promises.filter(([, , check]) => isHeld(check)))("%s", (_, where, check) => {
      const asked = where === "every page" ? paths : [where].flat();
      for (const path of asked) check(builtDocument(language, path), language, path);
    });
  });
}

/** Returns a built page, parsed. */
export function builtDocument(language: PromisedLanguage, path: Path): Document {
  const page = pages.find((candidate) => candidate.file === outputPath(language, path));
  if (!page) throw new Error(`/${language}/${path} is not built.`);
  return page.document;
}

export const call = `a[href="tel:${site.phones.tollFree}"]`;
export const whatsApp = `a[href^="https://wa.me/${site.phones.whatsapp.slice(1)}?text="][target=_blank]`;
export const outward = (url: string) => `a[href="${url}"][target=_blank]`;
export const servicePages: readonly Path[] = [
  "services/lead-generation",
  "services/ecommerce",
  "services/ads",
  "services/analytics",
];

export const all = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)];

/** Returns the text of an element with a space between the texts of its parts. */
export function textOf(element: Element | null): string {
  if (!element) return "";
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const parts: string[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest("script, style")) parts.push(walker.currentNode.textContent ?? "");
  }
  return plain(parts.join(" "));
}

/** The page has this number of matching elements, or at least one. */
export const has =
  (selector: string, times?: number): Check =>
  (page) => {
    const found = all(page, selector).length;
    if (times === undefined) expect(found, selector).toBeGreaterThan(0);
    else expect(found, selector).toBe(times);
  };

/** The page has an embed: only a picture if the fact is a sample, otherwise an island. */
export const embeds =
  (place: string, fact: string, src: string): Check =>
  (page) => {
    const [embed, ...others] = all(page, place);
    expect(others).toEqual([]);
    expect(embed?.querySelectorAll("img[src]")).toHaveLength(1);
    expect(embed?.querySelector("iframe"), "only the browser adds the frame").toBeNull();
    const props = JSON.parse(embed?.querySelector("script[type='application/json']")?.textContent ?? "null");
    if (isSample(fact)) expect(props).toBeNull();
    else expect(props).toMatchObject({ src: expect.stringContaining(src), title: expect.any(String) });
  };

/** The page has at least this number of elements. The owner may add more. */
export const lists = (selector: string, promised: number): Check =>
  ofSamples((page) => expect(all(page, selector).length, selector).toBeGreaterThanOrEqual(promised));

/** The selected part of the page contains these texts, which may depend on the language. */
export const says = (selector: string, ...expected: (string | RegExp | Record<PromisedLanguage, RegExp>)[]): Check =>
  every(...expected.map((one) => (typeof one === "string" ? saysFact(selector, one) : saysWords(selector, one))));

const saysFact =
  (selector: string, fact: string): Check =>
  (page) =>
    expect(all(page, selector).map(textOf).join(" "), selector).toContain(plain(fact));

const saysWords = (selector: string, words: RegExp | Record<PromisedLanguage, RegExp>): Check =>
  ofSamples((page, language) => {
    const pattern = words instanceof RegExp ? words : words[language];
    expect(all(page, selector).map(textOf).join(" "), `${selector} says ${pattern}`).toMatch(pattern);
  });

export const leadsTo =
  (path: Path, within = "main"): Check =>
  (page, language, own) =>
    has(`${within} a[href="${pageUrl(language, path)}"]`)(page, language, own);

export const every = (...checks: Check[]): Check => {
  const held = checks.filter(isHeld);
  const check: Check = (page, language, path) => {
    for (const check of held) check(page, language, path);
  };
  return held.length > 0 ? check : ofSamples(check);
};

/** The section whose heading has this id contains a matching element. */
export const inSection = (heading: string, selector: string) =>
  has(`section[aria-labelledby="${heading}"] ${selector}`);

/** The section whose heading has this id contains at least this number of matching elements. */
export const listsInSection = (heading: string, selector: string, promised: number) =>
  lists(`section[aria-labelledby="${heading}"] ${selector}`, promised);

/** The headings of the process match these patterns. The owner may add more. */
export const steps = (...names: Record<PromisedLanguage, RegExp>[]): Check =>
  ofSamples((page, language) => {
    const headings = all(page, "#process ol > li h3").map(textOf);
    for (const [at, name] of names.entries()) expect(headings[at]).toMatch(name[language]);
  });

/** The timeline has the days of the facts. */
export const timeline =
  (selector: string, spans: Record<string, readonly [number, number]>): Check =>
  (page, language) => {
    const day = { it: /^Giorno /, en: /^Days? / }[language];
    const shown = all(page, selector).map((element) => textOf(element).replace(day, ""));
    expect(shown).toEqual(Object.values(spans).map((span) => plain(range(span))));
  };

/** Returns a text with single spaces and without word joiners, for comparisons. */
export function plain(text: string): string {
  return text
    .replace(/[\s\u00a0]+/g, " ")
    .replaceAll("\u2060", "")
    .replace(/ +/g, " ")
    .trim();
}
