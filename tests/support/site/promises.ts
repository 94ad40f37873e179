import { describe, expect, test } from "vitest";
import { phone, range } from "../../../src/format.ts";
import { isSample } from "../../../src/samples.ts";
import { site } from "../../../src/site.ts";
import { type Language, outputPath, type Path, pageUrl, paths } from "../../../src/urls.ts";
import { pages } from "./built-site.ts";

/** The languages with promises. A language added later has none. */
export const promisedLanguages = ["it", "en"] as const satisfies readonly Language[];
export type PromisedLanguage = (typeof promisedLanguages)[number];

/** Checks one built page in one language. */
export type Check = (page: Document, language: PromisedLanguage, path: Path) => unknown;

/** A check of a fact that an owner may leave out. Without it there is nothing to promise. */
export function ifGiven<Fact>(fact: Fact | undefined, check: (fact: Fact) => Check): Check {
  return fact === undefined ? () => {} : check(fact);
}

/**
 * Runs one test for each promise and language. A promise is a sentence of the
 * product's description, the pages it applies to, and a check of each page.
 * Figures come from the facts, so that the owner can change them. With a name of
 * your own, the site promises what you offer, and these tests are skipped.
 */
export function testPromises(
  promises: readonly [sentence: string, where: Path | readonly Path[] | "every page", check: Check][],
): void {
  describe.runIf(isSample(site.name)).each(promisedLanguages)("in %s", (language) => {
    test.each(promises)("%s", (_, where, check) => {
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
    const props = JSON.parse(embed?.querySelector("[data-props]")?.getAttribute("data-props") ?? "null");
    if (isSample(fact)) expect(props).toBeNull();
    else expect(props).toMatchObject({ src: expect.stringContaining(src), title: expect.any(String) });
  };

/** The selected part of the page contains these texts, which may depend on the language. */
export const says = (selector: string, ...expected: (string | RegExp | Record<PromisedLanguage, RegExp>)[]): Check =>
  every(...expected.map((one) => (typeof one === "string" ? saysFact(selector, one) : saysWords(selector, one))));

const saysFact =
  (selector: string, fact: string): Check =>
  (page) =>
    expect(all(page, selector).map(textOf).join(" "), selector).toContain(plain(fact));

/** The selected part of the page shows this number, as readers of its language write it. */
export const showsPhone =
  (selector: string, e164: string): Check =>
  (page, language) =>
    expect(all(page, selector).map(textOf).join(" "), selector).toContain(plain(phone(e164, language)));

const saysWords =
  (selector: string, words: RegExp | Record<PromisedLanguage, RegExp>): Check =>
  (page, language) => {
    const pattern = words instanceof RegExp ? words : words[language];
    expect(all(page, selector).map(textOf).join(" "), `${selector} says ${pattern}`).toMatch(pattern);
  };

export const leadsTo =
  (path: Path, within = "main"): Check =>
  (page, language, own) =>
    has(`${within} a[href="${pageUrl(language, path)}"]`)(page, language, own);

export const every =
  (...checks: Check[]): Check =>
  (page, language, path) => {
    for (const check of checks) check(page, language, path);
  };

/** The section whose heading has this id contains this number of matching elements, or at least one. */
export const inSection = (heading: string, selector: string, times?: number) =>
  has(`section[aria-labelledby="${heading}"] ${selector}`, times);

/** The headings of the process match these patterns. The owner may add more. */
export const steps =
  (...names: Record<PromisedLanguage, RegExp>[]): Check =>
  (page, language) => {
    const headings = all(page, "#process ol > li h3").map(textOf);
    for (const [at, name] of names.entries()) expect(headings[at]).toMatch(name[language]);
  };

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
