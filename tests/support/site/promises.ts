import { describe, expect, test } from "vitest";
import { phone } from "../../../src/facts/phone.ts";
import { isSample } from "../../../src/facts/samples.ts";
import type { Language } from "../../../src/urls.ts";
import { pages } from "./built-site.ts";
import { facts } from "./own-site.ts";

/** The languages with promises. A language added later has none. */
export const promisedLanguages = ["it", "en"] as const satisfies readonly Language[];
export type PromisedLanguage = (typeof promisedLanguages)[number];

type Text = string | RegExp | ((language: PromisedLanguage) => string) | Together;

/** What one of the elements must say as a whole. */
interface Together {
  together: readonly RegExp[];
}

/** What a page shows, by selector: how many elements, at least one (`true`), or texts that they contain together. */
type Shown = Record<string, number | true | Text | readonly Text[]>;

type Check = (page: Document, language: PromisedLanguage) => void;

/** With a name of your own, the site promises what you offer: all of `tests/dist/promises` is skipped. */
export const describePromises = describe.runIf(isSample(facts.name));

/**
 * Runs one test for each promise and language: sentences of the product's
 * description, with what the pages show. Paths are texts, because an owner may
 * remove a page.
 */
export function testPromises(where: string | readonly string[], promises: Record<string, Shown | Check>): void {
  const pagesOf = [where].flat().flatMap((path) => promisedLanguages.map((language) => ({ language, path })));
  describePromises.each(pagesOf)("/$language/$path", ({ language, path }) => {
    test.each(Object.entries(promises))("%s", (_, promised) => {
      const page = builtDocument(language, path);
      if (typeof promised === "function") promised(page, language);
      else expectShown(page, language, promised);
    });
  });
}

/** Checks what a page or a part of it shows. */
export function expectShown(page: ParentNode, language: PromisedLanguage, shown: Shown): void {
  for (const [selector, expected] of Object.entries(shown)) {
    const found = all(page, selector);
    if (expected === true) expect(found.length, selector).toBeGreaterThan(0);
    else if (typeof expected === "number") expect(found.length, selector).toBe(expected);
    else {
      const said = found.map(textOf).join(" ");
      for (const text of [expected].flat()) {
        const wanted = typeof text === "function" ? text(language) : text;
        if (typeof wanted === "object" && "together" in wanted) expectTogether(found, wanted, selector);
        else expect(said, selector).toMatch(typeof wanted === "string" ? plain(wanted) : wanted);
      }
    }
  }
}

/** Checks that one of the elements says all of it, so that words far apart on a page do not count as a sentence. */
function expectTogether(found: readonly Element[], { together }: Together, selector: string): void {
  const whole = found.map(textOf).filter((text) => together.every((part) => part.test(text)));
  expect(whole.length, `${selector} with ${together.join(" and ")}`).toBeGreaterThan(0);
}

export const together = (...parts: RegExp[]): Together => ({ together: parts });

/** What a visitor reads at once: a paragraph, a row, an item, an answer or a heading. */
export const passage = (within = "main") =>
  ["p", "li", "dl > div", "tr", "details", "h1", "h2", "h3"].map((part) => `${within} ${part}`).join(", ");

/** An amount as Italian or English readers write it: `1.000 €`, `€1,000`. */
export const euros = (amount: number): RegExp => {
  const [italian, english] = ["it-IT", "en-GB"].map((locale) => amount.toLocaleString(locale, GROUPED));
  return RegExp(`(?<![\\d.,])(?:${italian?.replace(".", "\\.")} €|€${english})(?![.,]?\\d)`);
};
const GROUPED = { useGrouping: "always" } as unknown as Intl.NumberFormatOptions;

/** Returns a built page, parsed. */
export function builtDocument(language: PromisedLanguage, path: string): Document {
  const page = pages.find((candidate) => candidate.language === language && candidate.path === path);
  if (!page) throw new Error(`/${language}/${path} is not built.`);
  return page.document;
}

/** Selectors. `tests/dist/any-site.test.ts` checks that links lead to pages of the same language. */
export const call = `a[href="tel:${facts.phones.tollFree}"]`;
export const whatsApp = `a[href^="https://wa.me/${facts.phones.whatsapp.slice(1)}?text="][target=_blank]`;
export const outward = (url = "") => `a[href="${url}"][target=_blank]`;
export const linkTo = (path: string) => `a[href$="/${path}/"]`;
export const section = (heading: string) => `section[aria-labelledby="${heading}-title"]`;

interface Thing {
  "@type": string | string[];
  offers?: object;
  priceRange?: string;
  areaServed?: string[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

/** Returns what the structured data of a page says of a kind of thing. */
export function structuredData(page: Document, type: string): Thing | undefined {
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
  return (data["@graph"] as Thing[]).find((thing) => [thing["@type"]].flat().includes(type));
}

/** A number, as readers of each language write it. */
export const numberOf = (e164: string) => (language: Language) => phone(e164, language);

/** Sections by their headings, from the top of the page to its end. Others may stand between them. */
export const inOrder =
  (...headings: readonly string[]): Check =>
  (page) => {
    const named = all(page, "main section[aria-labelledby]").map((part) =>
      part.getAttribute("aria-labelledby")?.replace("-title", ""),
    );
    expect(named.filter((name) => name && headings.includes(name))).toEqual(headings);
  };

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

/** Returns a text with single spaces and without word joiners, for comparisons. */
export function plain(text: string): string {
  return text.replace(/[\s\u00a0]+/g, " ").trim();
}
