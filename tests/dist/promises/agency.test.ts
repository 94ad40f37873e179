import { expect } from "vitest";
import { facts, words } from "../../support/site/own-site.ts";
import { all, outward, plain, section, testPromises, textOf } from "../../support/site/promises.ts";

const { experience, links } = facts;

/** One drawing of five outlines, which says so. */
const fiveStars = "svg.stars:is([aria-label^=Cinque], [aria-label^=Five])";

testPromises("contact", {
  "The site also offers a messaging-based virtual assistant available 24/7 and a free consultation.": {
    main: [
      /assistente (?:virtuale|automatico)|(?:virtual|automat\w+) assistant/,
      (language) => words.say[language].answering.availability,
      /gratuita|free/i,
    ],
  },
  "A WhatsApp chat link with a prefilled Italian message.": { 'a[href*="?text=Buongiorno%2C"][target=_blank]': true },
});

testPromises("about", {
  "A reputation block with 5 stars and Google-verified reviews. Reputation text says over 10 years.": {
    ".reputation": [
      ...[/Google/, /verificate|verified/i],
      RegExp(`oltre ${experience.reputationYears} anni|over ${experience.reputationYears} years`),
    ],
    [`.reputation ${fiveStars}`]: 1,
  },
  "A founder card with a link to a professional network profile. The founder card says over 15 years.": {
    [`${section("founder")} ${outward(links.founder)}`]: /LinkedIn/,
    [section("founder")]: RegExp(`oltre ${experience.founderYears} anni|over ${experience.founderYears} years`),
  },
  "Three value cards: a decade of experience, innovative approach, measurable results.": {
    [`${section("values")} li h3`]: 3,
    [section("values")]: [`${experience.reputationYears}`, /innovativ[oe]/i, /misurabili|measurable/i],
  },
  "A four-step methodology.": { [`${section("method")} ol > li`]: 4 },
});

testPromises("testimonials", {
  "A filter reaches every review.": { ".wall-filter": 1, ".wall li:has(blockquote):not([data-topics])": 0 },
  "A grid of 17 reviews. Each has its author, an optional company and 5 stars, and links out (new tab) to an external review listing.":
    (page, language) => {
      const shown = all(page, "main figure:has(blockquote)");
      expect(shown).toHaveLength(facts.reviews.length);
      for (const figure of shown) {
        const body = textOf(figure.querySelector("blockquote"));
        const review = facts.reviews.find(({ text }) => plain(text[language] ?? "") === body);
        expect(textOf(figure.querySelector("figcaption strong"))).toBe(review?.author);
        expect(textOf(figure.querySelector("figcaption"))).toContain(review?.company?.[language] ?? "");
        expect(figure.querySelector(`${fiveStars} path`)?.getAttribute("d")).toMatch(/^(?:M[^M]+){5}$/);
        expect(figure.querySelector(outward(links.reviews))).not.toBeNull();
      }
    },
});
