import { facts } from "../../support/site/own-site.ts";
import { inOrder, numberOf, testPromises } from "../../support/site/promises.ts";
import { call, section, whatsApp } from "../../support/site/selectors.ts";

testPromises("landing", {
  "Hero: buttons request quote (scrolls to contact) and learn more (scrolls to the process section).": {
    '.hero a[href="#contact"]': /^(?:Chiedi un preventivo|Request a quote)$/i,
    '.hero a[href="#process"]': 1,
  },
  "A four-step 5-day process with buttons to contact and to prices.": {
    "#process li": 4,
    "#process ol > li": [/(?:Giorno|Day) 1\b/, /(?:Giorni|Days) 2–3\b/, /(?:Giorno|Day) 4\b/, /(?:Giorno|Day) 5\b/],
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
  "Contact: a section with WhatsApp and phone links.": { [`#contact ${whatsApp}`]: 1, [`#contact ${call}`]: 1 },
});

testPromises("google-ads", {
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
