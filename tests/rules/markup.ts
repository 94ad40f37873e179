import { expect } from "vitest";
import type { Path } from "../../src/urls.ts";
import { found } from "../support/site/found.ts";
import { all, contactLinks, outward, plain, textOf } from "../support/site/page-parts.ts";
import { eachPage, type Rules } from "./rules.ts";

/** What each page has once, by selector. */
const ONCE = {
  header: "body > header",
  "main part": "body > main",
  footer: "body > footer",
  title: "main h1",
  "way to tell screen readers of page changes": "body > #announcer[aria-live=polite]",
  "order to leave it to links what is a telephone number": 'meta[name=format-detection][content="telephone=no"]',
  "setting for the width of the screen": 'meta[name=viewport][content^="width=device-width, initial-scale=1"]',
};

const NEVER = {
  "picture that loads before it comes near": "main img:not([loading=lazy])",
  "path that draws nothing": "path:not([d])",
  form: "form, textarea, select, input:not([type=range], [type=checkbox], [type=radio])",
  "section without a name, except the opening with the title of the page":
    "main section:not([aria-label], [aria-labelledby], .hero)",
};

/** What screen readers jump to. */
const OUTLINE = "header, nav, main, footer, section, article, figure, table, fieldset, h1, h2, h3, h4, h5, h6, [role]";

const hrefs = (page: Document, selector: string) => all(page, selector).map((link) => link.getAttribute("href"));

/** The figure with which an element begins: 12 of "12 mesi". */
const figureOf = (element: Element | null) => Number.parseInt(textOf(element), 10);

/** The markup of every page, with any facts, words and pages. */
export const markup: Rules = {
  "each page has one header, main part, footer, title, announcer and viewport, and one way to call in header and menu":
    (site) => {
      const { call } = contactLinks(site.facts);
      const { privacy, cookies } = site.facts.links;
      const once = {
        ...ONCE,
        "way to call in the header": `header .header-row > ${call}`,
        "way to call in the mobile menu": `#mobile-menu ${call}`,
        "link to the privacy policy in the footer": `footer ${outward(privacy)}`,
        "link to the cookie policy in the footer": `footer ${outward(cookies)}`,
      };
      eachPage(site, ({ document }, url) => {
        for (const [what, selector] of Object.entries(once))
          expect.soft(all(document, selector).length, `${url}: ${what}`).toBe(1);
      });
    },

  "no page has a form, a wrong number or chat, a picture that loads too soon, or a section without a name": (site) => {
    const { call, whatsApp } = contactLinks(site.facts);
    const never = {
      ...NEVER,
      "link to a number that the facts lack": `a[href^="tel:"]:not(${call}, [href="tel:${site.facts.phones.floatingCall}"])`,
      "link to another chat, or to ours in the same tab": `a[href*="wa.me"]:not(${whatsApp})`,
    };
    eachPage(site, ({ document }, url) => {
      for (const [what, selector] of Object.entries(never))
        expect
          .soft(
            all(document, selector).map(({ outerHTML }) => outerHTML),
            `${url}: ${what}`,
          )
          .toEqual([]);
    });
  },

  "each page marks its language and every link to itself, and no other": (site) =>
    eachPage(site, ({ document, language, path }, url) => {
      expect.soft(document.documentElement.lang, url).toBe(language);
      const links = found("a language switch", all(document, ".language-switch a"));
      for (const link of links)
        expect.soft(link.getAttribute("aria-current") === "true", url).toBe(link.getAttribute("lang") === language);
      const own = hrefs(document, "a:not([hreflang])").filter((href) => href === site.pageUrl(language, path));
      expect.soft(hrefs(document, "[aria-current=page]"), url).toEqual(own);
      const menu = all(document, "#services-menu [aria-current=page]");
      expect.soft(all(document, "header .menu-button[data-current]").length, url).toBe(menu.length > 0 ? 1 : 0);
    }),

  "the digits of a number stay on one line, which breaks only at other spaces": (site) =>
    eachPage(site, ({ document }, url) => {
      const numbers = all(document, 'a[href^="tel:"]').map(({ textContent }) => textContent ?? "");
      expect.soft(numbers.join(), url).toMatch(/\d/);
      expect
        .soft(
          numbers.filter((text) => /\d[ -]\d/.test(text)),
          url,
        )
        .toEqual([]);
    }),

  "the agency's name is kept from translators where it stands alone": (site) =>
    eachPage(site, ({ document }, url) => {
      const alone = all(document, "body *").filter(
        (part) => part.children.length === 0 && textOf(part) === site.facts.name,
      );
      // In the header and in the footer.
      expect.soft(alone.length, url).toBeGreaterThanOrEqual(2);
      const translated = alone.filter((part) => !part.closest("[translate=no]"));
      expect
        .soft(
          translated.map(({ outerHTML }) => outerHTML),
          url,
        )
        .toEqual([]);
    }),

  "the footer shows the VAT number": (site) =>
    eachPage(site, ({ document }, url) =>
      expect.soft(textOf(document.querySelector("footer")), url).toContain(site.facts.vat),
    ),

  "both menus have the pages of the navigation": (site) =>
    eachPage(site, ({ document, language }, url) => {
      const urls = (of: readonly Path[]) => of.map((each) => site.pageUrl(language, each));
      const { servicesMenu, linksBeforeMenu, linksAfterMenu } = site.menus;
      const services = hrefs(document, "header #services-menu .services-list a:not(.all-services)");
      expect.soft(services, url).toEqual(urls(servicesMenu));
      const wide = hrefs(document, ".wide-nav a");
      expect.soft(wide, url).toEqual(expect.arrayContaining(urls([...linksBeforeMenu, ...linksAfterMenu])));
      expect.soft(hrefs(document, "#mobile-menu a"), url).toEqual(expect.arrayContaining(wide));
      // Escape and a press outside close them.
      const menus = all(document, "header [popover=auto]").map(({ id }) => id);
      expect.soft(menus, url).toEqual(["services-menu", "mobile-menu"]);
    }),

  "a line ends between the words of a page's name, never at a hyphen": (site) =>
    eachPage(site, ({ document }, url) => {
      const places = ".services-list strong, .price-list strong, footer nav a";
      const names = found("names of pages", all(document, `:is(${places}):not(:has(.unbroken))`));
      expect
        .soft(
          names.map(textOf).filter((name) => /\S[-–]\S/.test(name)),
          url,
        )
        .toEqual([]);
    }),

  "the footer leads to the pages of the navigation, and that of the home page to all that are not hidden": (site) =>
    eachPage(site, ({ document, language, path }, url) => {
      const shown = site.paths.filter((each) => each !== "" && !site.isHidden(each));
      const expected = path === "" ? shown : Object.values(site.menus.footer).flat();
      const urls = expected.map((each) => site.pageUrl(language, each));
      expect.soft(hrefs(document, "footer a"), url).toEqual(expect.arrayContaining(urls));
      expect.soft(hrefs(document, "header a.logo"), url).toEqual([site.pageUrl(language, "")]);
    }),

  "both language switches lead to the same page in every language": (site) =>
    eachPage(site, ({ document, path }, url) => {
      const expected = site.languages.map((each) => site.pageUrl(each, path));
      for (const place of ["header .top-bar", "#mobile-menu"])
        expect.soft(hrefs(document, `${place} .language-switch a`), url).toEqual(expected);
    }),

  "a page has the same outline in every language": (site) => {
    const outline = (page: Document) => all(page, OUTLINE).map(({ localName }) => localName);
    eachPage(site, ({ document, path }, url) => {
      for (const other of site.pages.filter((page) => page.path === path))
        expect.soft(outline(other.document), url).toEqual(outline(document));
    });
  },

  "the floating buttons lead on in the chain": (site) =>
    eachPage(site, ({ document, language, path }, url) => {
      const { pageChain } = site.menus;
      const position = pageChain.indexOf(path);
      const next = pageChain[(position + 1) % pageChain.length] ?? "";
      const call = `tel:${site.facts.phones.floatingCall}`;
      const buttons = position === -1 ? [] : [call, site.pageUrl(language, next)];
      expect.soft(hrefs(document, ".floating a"), url).toEqual(buttons);
      const name = buttons.length > 0 ? site.words.links[language]?.[next]?.label : undefined;
      expect.soft(textOf(document.querySelector(".floating .pill:not(.call)")), url).toContain(plain(name ?? ""));
    }),

  "every link to #contact scrolls there": ({ pages }) => {
    const links = pages.flatMap(({ document, url }) =>
      all(document, 'main a[href="#contact"]').map((link) => ({ url, to: link.getAttribute("data-scroll-to") })),
    );
    for (const { url, to } of found("a link to #contact", links)) expect.soft(to, url).toBe("contact");
  },

  "links lead to pages of their own language, never to a redirect, but for the language switch": (site) =>
    eachPage(site, ({ document, language }, url) => {
      const inside = hrefs(document, "a:not([hreflang])").filter(
        (href) => href?.startsWith(site.basePath) && !/\.\w+$/.test(href),
      );
      const foreign = inside.filter((href) => !href?.startsWith(site.pageUrl(language, "")));
      expect.soft(foreign, url).toEqual([]);
      expect.soft(inside.length, url).toBeGreaterThan(10);
    }),

  "as many units are drawn as each figure counts": ({ pages }) => {
    const items = pages.flatMap(({ document }) => all(document, ".counted > li:not(.later)"));
    for (const item of found(".counted", items))
      expect.soft(all(item, ".units > *").length, textOf(item)).toBe(figureOf(item.querySelector(".figure")));
  },

  "the hours of the office are drawn, and they and all others are named": ({ pages, facts }) => {
    const weeks = pages.flatMap(({ document }) => all(document, ".week"));
    // A service that answers at some hours only draws none.
    if (facts.availability.hoursPerDay < 24) expect(weeks).toEqual([]);
    else found(".week", weeks);
    for (const week of weeks) {
      const drawn = week.querySelector(".uncovers")?.getAttribute("d") ?? "";
      const days = [...drawn.matchAll(/M([\d.]+) \dH([\d.]+)/g)].map(([, from, to]) => Number(to) - Number(from));
      const open = Math.round(days.reduce((sum, day) => sum + day, 0));
      expect.soft(all(week, "dt").map(figureOf)).toEqual([open, 7 * 24 - open]);
    }
  },
};
