import { expect } from "vitest";
import { site } from "../../../src/site.ts";
import { speak } from "../../../src/words/speak.ts";
import {
  all,
  every,
  has,
  ifGiven,
  inSection,
  outward,
  plain,
  says,
  testPromises,
  textOf,
} from "../../support/site/promises.ts";

const { links } = site;

testPromises([
  [
    "The site also offers a messaging-based virtual assistant available 24/7 and a free consultation.",
    "contact",
    says(
      "main",
      { it: /assistente virtuale/, en: /virtual assistant/ },
      { it: RegExp(speak("it").availability), en: RegExp(speak("en").availability) },
      {
        it: /gratuita/,
        en: /free/i,
      },
    ),
  ],
  [
    "About: a reputation block with 5 stars and Google-verified reviews.",
    "about",
    every(has(".reputation .stars svg", 5), says(".reputation", /Google/, { it: /verificate/, en: /verified/i })),
  ],
  [
    "A founder card with a link to a professional network profile.",
    "about",
    every(
      ifGiven(links.founder, (url) => inSection("founder-title", outward(url))),
      says("main", /LinkedIn/),
    ),
  ],
  [
    "Three value cards: a decade of experience, innovative approach, measurable results.",
    "about",
    every(
      inSection("values-title", "li h3", 3),
      says(
        'section[aria-labelledby="values-title"]',
        String(site.experience.reputationYears),
        { it: /innovativo/, en: /innovative/i },
        { it: /misurabili/, en: /measurable/i },
      ),
    ),
  ],
  ["A four-step methodology.", "about", inSection("method-title", "ol > li", 4)],
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
      expect(shown).toHaveLength(site.reviews.length);
      for (const figure of shown) {
        const body = textOf(figure.querySelector("blockquote"));
        const review = site.reviews.find(({ text }) => plain(text[language] ?? "") === body);
        expect(textOf(figure.querySelector("figcaption strong"))).toBe(review?.author);
        expect(textOf(figure.querySelector("figcaption"))).toContain(review?.company?.[language] ?? "");
        expect(all(figure, ".stars svg")).toHaveLength(5);
        expect(figure.querySelector(outward(links.reviews))).not.toBeNull();
      }
    },
  ],
]);
