import { expect } from "vitest";
import { facts, words } from "../../support/site/own-site.ts";
import {
  all,
  call,
  expectShown,
  inOrder,
  numberOf,
  section,
  testPromises,
  textOf,
  whatsApp,
} from "../../support/site/promises.ts";

const vatExtra = (language: "it" | "en") => words.shared[language].ui.vatExtra;

/** Checks that one part of a page comes before others. */
const isBefore = (first: string, others: readonly string[]) => (page: Document) => {
  const parts = all(page, "main section");
  const places = [first, ...others].map((part) => parts.findIndex((section) => section.matches(part)));
  expect(places).not.toContain(-1);
  expect(places[0]).toBe(Math.min(...places));
};

testPromises("landing", {
  "The prices come before the content sections: who arrives from an advertisement asks for the price first.": isBefore(
    "#pricing",
    ["simplicity", "inclusive", "conversion"].map(section),
  ),
  "Hero: buttons request quote (scrolls to contact) and learn more (scrolls to the process section).": {
    '.hero a[href="#contact"]': /^(?:Chiedi un preventivo|Request a quote)$/i,
    '.hero a[href="#process"]': 1,
  },
  "A four-step process with buttons to contact and to prices.": {
    "#process ol > li": 4,
    '#process a[href="#contact"]': 1,
    '#process a[href="#pricing"]': 1,
  },
  "The prices first; then six all-inclusive items, a simplicity section, five conversion items, contact.": inOrder(
    ...["process", "pricing", "inclusive", "simplicity", "conversion", "contact"],
  ),
  "Six all-inclusive items.": { [`${section("inclusive")} li h3`]: 6 },
  "A simplicity section.": { [`${section("simplicity")} h2`]: 1 },
  "An updates-included list of four items.": { [`${section("inclusive")} [aria-labelledby="updates-title"] > li`]: 4 },
  "Five conversion items.": { [`${section("conversion")} li h3`]: 5 },
  "Three pricing cards, each button scrolling to contact, plus an advertising-recharge card whose button scrolls to contact.":
    {
      "#pricing .ticket:not(.recharge)": 3,
      "#pricing .recharge": 1,
      '#pricing .ticket:not(:has(a[href="#contact"]))': 0,
    },
  "Contact: a section with WhatsApp and phone links.": { [`#contact ${whatsApp}`]: 1, [`#contact ${call}`]: 1 },
  "Pricing option: title, price text, features list, buttonText. VAT extra.": (page, language) => {
    const parts = { h3: /./, ".price strong": /./, ".price": vatExtra, "ul li": /./, "a.button": /./ };
    for (const card of all(page, "#pricing .ticket")) expectShown(card, language, parts);
  },
  "Each plan includes page creation.": (page) => {
    for (const plan of all(page, "#pricing .ticket:not(.recharge)"))
      expect(textOf(plan)).toMatch(/Creazione della pagina|Page creation/);
  },
});

testPromises("google-ads", {
  "The prices come before the content sections: who arrives from an advertisement asks for the price first.": isBefore(
    section("pricing"),
    ["problems", "philosophy", "blocks", "reasons"].map(section),
  ),
  "A hero with WhatsApp and call buttons and a scroll-down arrow to the problems section. Five problems.": {
    [`.hero ${whatsApp}`]: 1,
    [`.hero ${call}`]: 1,
    '.hero a[href="#problems"] svg': 1,
    "section#problems li h3": 5,
  },
  "The prices first; then five problems, a philosophy section, four service blocks, five why-us points, reviews, five FAQs, a final call to action.":
    inOrder("pricing", "win-win", "problems", "philosophy", "blocks", "reasons", "testimonials", "faq", "contact"),
  "A philosophy section.": { [`${section("philosophy")} p`]: true },
  "Four service blocks: title, items list.": {
    [`${section("blocks")} :is(li, article, div):has(> h3):has(ul > li)`]: 4,
  },
  "Five why-us points.": { [`${section("reasons")} h3`]: 5 },
  "Five FAQs.": { ".faq details": 5 },
  "A final call to action with WhatsApp and phone buttons showing the numbers.": {
    [`#contact ${whatsApp}`]: numberOf(facts.phones.whatsapp),
    [`#contact ${call}`]: numberOf(facts.phones.tollFree),
  },
});
