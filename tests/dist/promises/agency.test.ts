import { expect } from "vitest";
import { aroundTheClock } from "../../../src/format.ts";
import { site } from "../../../src/site.ts";
import { sharedWords } from "../../../src/words/index.ts";
import {
  all,
  every,
  has,
  inSection,
  listsInSection,
  outward,
  plain,
  says,
  testPromises,
  textOf,
} from "../../support/site/promises.ts";

const { availability, links } = site;

testPromises([
  [
    "The site also offers a messaging-based virtual assistant available 24/7 and a free consultation.",
    "contact",
    says("#contact", { it: /assistente virtuale/, en: /virtual assistant/ }, new RegExp(aroundTheClock(availability)), {
      it: /gratuita/,
      en: /free/i,
    }),
  ],
  [
    "About: a reputation block with 5 stars and Google-verified reviews.",
    "about",
    every(has(".reputation .stars svg", 5), says(".reputation", /Google/, { it: /verificate/, en: /verified/i })),
  ],
  [
    "A founder card with a link to a professional network profile.",
    "about",
    every(inSection("founder-title", outward(links.founder)), says("main", /LinkedIn/)),
  ],
  [
    "Three value cards: a decade of experience, innovative approach, measurable results.",
    "about",
    every(
      listsInSection("values-title", "li h3", 3),
      says(
        'section[aria-labelledby="values-title"]',
        String(site.experience.reputationYears),
        { it: /innovativo/, en: /innovative/i },
        { it: /misurabili/, en: /measurable/i },
      ),
    ),
  ],
  ["A four-step methodology.", "about", listsInSection("method-title", "ol > li", 4)],
  [
    "Claims in the text: reputation text says over 10 years; the founder card says over 15 years.",
    "about",
    every(
      says(".reputation", {
        it: RegExp(`oltre ${site.experience.reputationYears} anni`),
        en: RegExp(`over ${site.experience.reputationYears} years`),
      }),
      says('section[aria-labelledby="founder-title"]', {
        it: RegExp(`oltre ${site.experience.founderYears} anni`),
        en: RegExp(`over ${site.experience.founderYears} years`),
      }),
    ),
  ],
  [
    "Testimonials page: a grid of 17 reviews. Each has its author, an optional company and 5 stars, and links out (new tab) to an external review listing.",
    "testimonials",
    (page, language) => {
      const shown = all(page, "main figure:has(blockquote)");
      const reviews = sharedWords.reviews[language];
      expect(shown).toHaveLength(reviews.length);
      for (const figure of shown) {
        const body = textOf(figure.querySelector("blockquote"));
        const review = reviews.find((candidate) => plain(candidate.body) === body);
        expect(textOf(figure.querySelector("figcaption strong"))).toBe(review?.author);
        if (review?.company) expect(textOf(figure.querySelector("figcaption"))).toContain(review.company);
        expect(all(figure, ".stars svg")).toHaveLength(5);
        expect(figure.querySelector(outward(links.reviews))).not.toBeNull();
      }
    },
  ],
]);
