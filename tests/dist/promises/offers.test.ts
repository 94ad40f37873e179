import { expect } from "vitest";
import { facts } from "../../support/site/own-site.ts";
import { all, call, passage, section, textOf, whatsApp } from "../../support/site/page-parts.ts";
import { euros, expectShown, inOrder, numberOf, testPromises, together } from "../../support/site/promises.ts";

// The figures and labels of the two price lists of the specification, written out: a slip in the facts is seen here.

const VAT_EXTRA = /\b(?:IVA|VAT)\b.*esclus|esclus.*\bIVA\b|exclud.*\bVAT\b|(?:plus|\+) ?VAT|\+ ?IVA/i;
const AT_LEAST = /almeno|minimo|at least|minimum/i;
const PAGE_MADE = together(/pagina|page/i, /crea|scri[vt]|realizz|costru|built|build|writ|made\b/i);
const [TRY_ADS, THREE_MONTHS, ONE_YEAR] = [1, 2, 3].map((place) => `#pricing .ticket:nth-child(${place})`);

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
  "The prices first; then six all-inclusive items, a simplicity section, an updates-included list, five conversion items, contact.":
    inOrder("process", "pricing", "inclusive", "simplicity", "updates", "conversion", "contact"),
  "Six all-inclusive items.": { [`${section("inclusive")} li h3`]: 6 },
  "An updates-included list of four items.": { [`${section("updates")} li`]: 4 },
  "Five conversion items.": { [`${section("conversion")} li h3`]: 5 },
  "Contact: a section with WhatsApp and phone links.": { [`#contact ${whatsApp}`]: 1, [`#contact ${call}`]: 1 },
  "Landing offer pricing (VAT extra): three pricing cards, plus an advertising-recharge card.": (page, language) => {
    const cards = all(page, "#pricing .ticket");
    expect(cards.map((card) => textOf(card.querySelector("h3")))).toEqual([
      "TRY ADS",
      ...{ it: ["TRE MESI", "UN ANNO"], en: ["THREE MONTHS", "ONE YEAR"] }[language],
      expect.stringMatching({ it: /ricarica/i, en: /top-up|recharge/i }[language]),
    ]);
    // Pricing option: title, price text, features list, buttonText.
    for (const card of cards)
      expectShown(card, language, { ".price": /€/, "ul li": /./, 'a.button[href="#contact"]': /./ });
    expectShown(page, language, { ".hero .offer": VAT_EXTRA });
    for (const plan of cards.slice(0, 3)) expectShown(plan, language, { "ul > li": PAGE_MADE });
  },
  "TRY ADS 1000 EUR. It includes page creation, campaign setup, 700 EUR ad spend on Google and Facebook, the page live for 2 months, and results shown.":
    {
      [`${TRY_ADS} .price strong`]: euros(1000),
      [`${TRY_ADS} ul > li`]: [
        /(?:configura|avvi)\w* .*campagna|campaign set-?up/i,
        together(euros(700), /Google/, /Facebook/, /annunci|\bads?\b/i),
        together(/\b2 (?:mesi|months)/, /online|live/i),
        /risultati|results/i,
      ],
    },
  "THREE MONTHS 400 EUR. It includes page creation and maintenance for 3 months.": {
    [`${THREE_MONTHS} .price strong`]: euros(400),
    [`${THREE_MONTHS} ul > li`]: together(/\b3 (?:mesi|months)/, /manutenzione|maintenance/i),
  },
  "ONE YEAR 1000 EUR.": { [`${ONE_YEAR} .price strong`]: euros(1000) },
  "Ad recharge in multiples of 500 EUR: 70% to ad space, 30% to management, no setup fee, no monthly minimum.": {
    "#pricing .top-up": /multipli di 500 €|multiples of €500\b/i,
    "#pricing .top-up ul > li": [
      together(/\b70%/, /annunci|\bads?\b/i, euros(350)),
      together(/\b30%/, /gestione|management/i, euros(150)),
      /(?:nessun|senza|niente)\w* (?:costo di )?avvio|no set-?up/i,
      /(?:nessun|senza) (?:\w+ )?minimo (?:mensile|al mese)|no monthly minimum/i,
    ],
  },
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
  "Ads management (VAT extra).": { ".hero": VAT_EXTRA },
  "Setup 300 EUR per channel, one-time.": {
    [passage(section("pricing"))]: together(
      euros(300),
      /avvio|set-?up/i,
      /per canale|per channel/i,
      /una volta|una tantum|once|one-time|one-off/i,
    ),
  },
  "Monthly fee 30% of monthly ad spend, with a minimum of 300 EUR.": {
    [passage(section("pricing"))]: together(/\b30%/, /spesa|spend/i, /mese|month/i, AT_LEAST, euros(300)),
  },
  "Minimum initial term 3 months paid in advance (first quarter minimum 900 EUR).": {
    [passage(section("pricing"))]: together(/\b3 (?:mesi|months)/, /anticip|advance/i, AT_LEAST, euros(900)),
  },
  "Afterwards, monthly cancellation with one month notice.": {
    [passage()]: together(
      /\b3 (?:mesi|months).*\b(?:poi|dopo|then|after)/i,
      /mese per mese|ogni mese|month by month|any month|monthly/i,
      /\b(?:1|un) mese di preavviso|\b(?:1|one) month’s notice|notice of (?:1|one) month\b/i,
      // The notice belongs to what comes afterwards, not to the first term.
      /^(?!.*(?:\bsempre\b|\balways\b))/i,
    ),
  },
  "The Win-Win option removes the setup cost and the ad budget is paid via the agency. The monthly fee rule is unchanged.":
    {
      [section("win-win")]: /Win-Win/,
      [passage(section("win-win"))]: [
        together(/Win-Win/, /\b0 €|€0\b|senza|non paghi|\bno\b/i, /avvio|set-?up/i),
        together(
          /annunci|budget|\bads?\b/i,
          /(?:pag\w+|pass\w+) (?:a|da) noi|tramite noi|(?:pay|through|to|via) us\b/i,
        ),
        /stess[oa] (?:compenso|tariffa)|same (?:monthly )?fee/i,
      ],
      [`${section("win-win")} .bill`]: [
        together(euros(1200), euros(4200)),
        together(/Win-Win/, euros(900), euros(3900)),
      ],
    },
  "Campaign activation 5-7 working days from approval.": {
    [passage()]: together(/\b5–7 (?:giorni lavorativi|working days)/, /approv/i),
  },
});
