import { describe, expect, test } from "vitest";
import type { Path } from "../../src/urls.ts";
import { pages } from "../support/site/built-site.ts";
import { basePath, facts, isHidden, languages, menus, pageUrl, paths } from "../support/site/own-site.ts";
import { all, call, outward, textOf, whatsApp } from "../support/site/page-parts.ts";

/** What each page has once, by selector. */
const ONCE = {
  header: "body > header",
  "main part": "body > main",
  footer: "body > footer",
  title: "main h1",
  "way to tell screen readers of page changes": "body > #announcer[aria-live=polite]",
  "order to leave it to links what is a telephone number": 'meta[name=format-detection][content="telephone=no"]',
  "setting for the width of the screen": 'meta[name=viewport][content^="width=device-width, initial-scale=1"]',
  "way to call in the header": `header .header-row > ${call}`,
  "way to call in the mobile menu": `#mobile-menu ${call}`,
  "link to the privacy policy in the footer": `footer ${outward(facts.links.privacy)}`,
  "link to the cookie policy in the footer": `footer ${outward(facts.links.cookies)}`,
};

const { floatingCall } = facts.phones;
const NEVER = {
  "link to a number that the facts lack": `a[href^="tel:"]:not(${call}, [href="tel:${floatingCall}"])`,
  "link to another chat, or to ours in the same tab": `a[href*="wa.me"]:not(${whatsApp})`,
  "picture that loads before it comes near": "main img:not([loading=lazy])",
  "path that draws nothing": "path:not([d])",
  form: "form, textarea, select, input:not([type=range], [type=checkbox], [type=radio])",
  "section without a name, except the opening with the title of the page":
    "main section:not([aria-label], [aria-labelledby], .hero)",
};

/**
 * What holds for every site that is built from this repository, with any facts, words and pages.
 * What this agency in particular promises is in `promises`.
 */
describe.each(pages)("$url", ({ document, language, path }) => {
  const urls = (of: readonly Path[]) => of.map((each) => pageUrl(language, each));
  const hrefs = (selector: string) => all(document, selector).map((link) => link.getAttribute("href"));

  test.each(Object.entries(ONCE))("has one %s", (_, selector) => {
    expect(all(document, selector)).toHaveLength(1);
  });

  test.each(Object.entries(NEVER))("has no %s", (_, selector) => {
    expect(all(document, selector).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("marks its language and every link to itself, and no other", () => {
    expect(document.documentElement.lang).toBe(language);
    for (const link of all(document, ".language-switch a"))
      expect(link.getAttribute("aria-current") === "true").toBe(link.getAttribute("lang") === language);
    const own = hrefs("a:not([hreflang])").filter((href) => href === pageUrl(language, path));
    expect(hrefs("[aria-current=page]")).toEqual(own);
    const menu = all(document, "#services-menu [aria-current=page]");
    expect(all(document, "header .menu-button[data-current]")).toHaveLength(menu.length > 0 ? 1 : 0);
  });

  test("keeps the digits of a number on one line, which breaks only at other spaces", () => {
    const numbers = all(document, 'a[href^="tel:"]').map(({ textContent }) => textContent ?? "");
    expect(numbers.filter((text) => /\d[ -]\d/.test(text))).toEqual([]);
  });

  test("keeps the agency's name from translators where it stands alone", () => {
    const alone = all(document, "body *").filter((part) => !part.children.length && textOf(part) === facts.name);
    // In the header and in the footer.
    expect(alone.length).toBeGreaterThanOrEqual(2);
    expect(alone.filter((part) => !part.closest("[translate=no]")).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("shows the VAT number in the footer", () => {
    expect(textOf(document.querySelector("footer"))).toContain(facts.vat);
  });

  test("has the pages of the navigation in both menus", () => {
    expect(hrefs("header #services-menu .services-list a:not(.all-services)")).toEqual(urls(menus.servicesMenu));
    const wide = new Set(hrefs(".wide-nav a"));
    for (const link of urls([...menus.linksBeforeMenu, ...menus.linksAfterMenu])) expect(wide).toContain(link);
    for (const link of wide) expect(hrefs("#mobile-menu a")).toContain(link);
    // Escape and a press outside close them.
    expect(all(document, "header [popover=auto]").map(({ id }) => id)).toEqual(["services-menu", "mobile-menu"]);
  });

  test("names pages whole: a line ends between words, never at a hyphen", () => {
    const names = all(document, ":is(.services-list strong, .price-list strong, footer nav a):not(:has(.unbroken))");
    expect(names.map(textOf).filter((name) => /\S[-–]\S/.test(name))).toEqual([]);
  });

  test("leads from the footer to the pages of the navigation, and from the home page to all that are not hidden", () => {
    const all = paths.filter((each) => each !== "" && !isHidden(each));
    const expected = path === "" ? all : Object.values(menus.footer).flat();
    expect(hrefs("footer a")).toEqual(expect.arrayContaining(urls(expected)));
    expect(hrefs("header a.logo")).toEqual([pageUrl(language, "")]);
  });

  test("leads to the same page in every language", () => {
    for (const place of ["header .top-bar", "#mobile-menu"])
      expect(hrefs(`${place} .language-switch a`)).toEqual(languages.map((each) => pageUrl(each, path)));
  });

  test("has the same outline in every language", () => {
    const outline = (page: Document) => all(page, OUTLINE).map(({ localName }) => localName);
    for (const other of pages.filter((page) => page.path === path))
      expect(outline(other.document)).toEqual(outline(document));
  });

  test("has the floating buttons of the chain", () => {
    const position = menus.pageChain.indexOf(path);
    const next = menus.pageChain[(position + 1) % menus.pageChain.length] ?? "";
    const buttons = position === -1 ? [] : [`tel:${facts.phones.floatingCall}`, pageUrl(language, next)];
    expect(hrefs(".floating a")).toEqual(buttons);
  });

  test("scrolls to #contact by every link to it", () => {
    expect(all(document, 'main a[href="#contact"]:not([data-scroll-to=contact])')).toEqual([]);
  });

  test("leads to pages of its own language, never to a redirect, but for the language switch", () => {
    const inside = hrefs("a:not([hreflang])").filter((href) => href?.startsWith(basePath) && !/\.\w+$/.test(href));
    expect(inside.filter((href) => !href?.startsWith(pageUrl(language, "")))).toEqual([]);
  });
});

/** What screen readers jump to. */
const OUTLINE = "header, nav, main, footer, section, article, figure, table, fieldset, h1, h2, h3, h4, h5, h6, [role]";

/** The figure with which an element begins: 12 of "12 mesi". */
const figureOf = (element: Element | null) => Number.parseInt(textOf(element), 10);

/** The pages with a part that an owner may lack. */
const pagesWith = (part: string) => pages.filter(({ document }) => document.querySelector(part));

test.each(pagesWith(".counted"))("$url draws as many units as each figure counts", ({ document }) => {
  for (const item of all(document, ".counted > li:not(.later)"))
    expect(all(item, ".units > *")).toHaveLength(figureOf(item.querySelector(".figure")));
});

test.each(pagesWith(".week"))("$url draws the hours of the office, and names them and all others", ({ document }) => {
  const drawn = document.querySelector(".week .uncovers")?.getAttribute("d") ?? "";
  const days = [...drawn.matchAll(/M([\d.]+) \dH([\d.]+)/g)].map(([, from, to]) => Number(to) - Number(from));
  const open = Math.round(days.reduce((sum, day) => sum + day, 0));
  expect(all(document, ".week dt").map(figureOf)).toEqual([open, 7 * 24 - open]);
});
