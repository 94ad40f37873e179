import { expect } from "vitest";
import { structuredData } from "../../support/site/built-site.ts";
import { found } from "../../support/site/found.ts";
import { facts, paths } from "../../support/site/own-site.ts";
import { all, call, linkTo, outward, plain, section, textOf, whatsApp } from "../../support/site/page-parts.ts";
import { builtDocument, inOrder, testPromises, together } from "../../support/site/promises.ts";

const { links } = facts;
const areas = { it: ["Italia", "Lombardia", "Milano", "Monza-Lecco-Como", "Canton Ticino"], en: ["Europe"] };

const REVIEW = "main figure:has(blockquote)";

/** One drawing of five outlines, which says so. */
const fiveStars = "svg.stars:is([aria-label^=Cinque], [aria-label^=Five])";

testPromises(["", "contact"], {
  "The default price range label is three euro signs.": (page) =>
    expect(structuredData(page, "LocalBusiness")?.priceRange).toBe("€€€"),
});

testPromises(["", "contact", "services/ads", "specializations"], {
  "Service area: Italian list: Italy, Lombardy, Milan, Monza-Lecco-Como, Canton Ticino. English: Europe.": (
    page,
    language,
  ) => {
    const served = (structuredData(page, "Service") ?? structuredData(page, "LocalBusiness"))?.areaServed;
    expect(served).toEqual(areas[language]);
    expect(textOf(page.querySelector("footer"))).toContain(areas[language].join(", "));
  },
});

testPromises("contact", {
  "The site also offers a messaging-based virtual assistant available 24/7.": {
    ".hero p": together(/assistente automatico|automatic assistant/, /messaggi|messages/),
    [`#contact ${whatsApp}`]: /\b24\/7\b/,
  },
});

testPromises("about", {
  "Claims in the text: reputation text says over 10 years; the founder card says over 15 years.": {
    ".reputation": /oltre 10 anni|over 10 years/i,
    [section("founder")]: /oltre 15 anni|over 15 years/i,
  },
  "A reputation block with 5 stars and Google-verified reviews.": {
    ".reputation": [/Google/, /verificate|verified/i],
    [`.reputation ${fiveStars}`]: 1,
  },
  "A founder card with a link to a professional network profile.": {
    [`${section("founder")} ${outward(links.founder)}`]: /LinkedIn/,
  },
  "Three value cards: a decade of experience, innovative approach, measurable results.": {
    [`${section("values")} li`]: 3,
    [`${section("values")} li h3`]: [/\b10 (?:anni|years)/, /innovativ[oe]/i, /misurabili|measurable/i],
  },
  "A four-step methodology.": { [`${section("method")} ol > li`]: 4 },
  "Reputation, founder, values, methodology.": inOrder("reputation", "founder", "values", "method"),
});

testPromises("testimonials", {
  "Outside the grid a review stands on two pages at most.": (_, language) => {
    const shown = paths
      .filter((path) => path !== "testimonials")
      .flatMap((path) => [...new Set(all(builtDocument(language, path), "main figure blockquote").map(textOf))]);
    expect(shown.filter((text) => shown.filter((other) => other === text).length > 2)).toEqual([]);
    expect(shown).not.toEqual([]);
  },
  "A page that shows reviews says where they come from and whether they are verified; a line of one leads to the page that does.":
    (_, language) => {
      const pages = paths.map((path) => builtDocument(language, path));
      for (const page of found(
        "reviews",
        pages.filter((page) => page.querySelector(REVIEW)),
      )) {
        const said = all(page, "main p").some((text) =>
          /Google.*\b(?:controll|verifichiam|we (?:\S+ )?(?:check|verify|vet))/i.test(textOf(text)),
        );
        const shown = all(page, REVIEW);
        const lines = shown.filter((figure) => !figure.querySelector("svg.stars"));
        if (shown.length > lines.length) expect(said, page.title).toBe(true);
        for (const line of said ? [] : lines)
          expect(line.querySelector(linkTo("testimonials")), page.title).not.toBeNull();
      }
    },
  "Reviews beside each other have grounds of their own.": (page) => {
    const grounds = all(page, ".wall > li").map(({ className }) => /tone-\w+/.exec(className)?.[0]);
    expect(grounds.filter((ground, at) => ground === grounds[at + 1])).toEqual([]);
  },
  "A filter reaches every review.": { ".wall-filter": 1, ".wall li:has(blockquote):not([data-topics])": 0 },
  "A grid of 17 reviews, and of nothing else; the way to get in touch stands below it.": {
    ".wall > li": 17,
    ".wall > li:has(blockquote)": 17,
    [`${section("wall")} .wall ~ * ${call}`]: 1,
    [`${section("wall")} .wall ~ * ${whatsApp}`]: 1,
  },
  "Each review has its author, an optional company and 5 stars, and links out (new tab) to an external review listing.":
    (page, language) => {
      for (const figure of found("reviews", all(page, REVIEW))) {
        const body = textOf(figure.querySelector("blockquote"));
        const review = facts.reviews.find(({ text }) => plain(text[language] ?? "") === body);
        expect(textOf(figure.querySelector("figcaption strong"))).toBe(review?.author);
        expect(textOf(figure.querySelector("figcaption"))).toContain(review?.company?.[language] ?? "");
        expect(figure.querySelector(`${fiveStars} path`)?.getAttribute("d")).toMatch(/^(?:M[^M]+){5}$/);
        expect(figure.querySelector(outward(links.reviews))).not.toBeNull();
      }
    },
});
