import { expect } from "vitest";
import { paths } from "../../support/site/own-site.ts";
import { all, expectShown, passage, section, testPromises, textOf, together } from "../../support/site/promises.ts";

// The figures and labels of the specification, written out: a slip in the facts is seen here.
// Those of the two price lists are in price-lists.test.ts, those of metadata in search-data.test.ts, and those that
// need a browser in tests/browser/chromium/promises.

const WORKING_DAYS = "(?:giorni lavorativi|working days|business days)";

testPromises(["", "contact"], {
  "Legal address in Monza and operational address in Milano.": {
    "#contact address": [
      together(/sede legale|registered office|legal address/i, /\bMonza \(MB\)/),
      together(/sede operativa|main office|operational address/i, /\bMilano \(MI\)/),
    ],
  },
});

testPromises(paths, {
  "The header tagline says, in substance: do not leave them to the competition, a site in 7 days and prospects in 14.":
    (page, language) => {
      const tagline = /concorrenza.*\b7 giorni.*\b14 giorni|competit.*\b7 days.*\b14 days/;
      expectShown(page, language, { "header .top-strip": tagline, "#mobile-menu": tagline });
    },
  "An Italian flag and a British flag, from a public flag image service at 40 and 80 px widths.": (page) => {
    const flags = all(page, "header .top-strip .language-switch img").flatMap(
      (image) => image.getAttribute("srcset") ?? [],
    );
    expect(flags.map((set) => set.replaceAll("https://flagcdn.com/", ""))).toEqual([
      "w40/it.png 1x, w80/it.png 2x",
      "w40/gb.png 1x, w80/gb.png 2x",
    ]);
  },
});

testPromises("", {
  "Statistics strip: 120+ happy clients, 1000+ managed campaigns, 300% average ROI, 15+ years of experience.": {
    ".statistics dl > div": [
      together(/^120\+ /, /clienti|clients/),
      together(/^1000\+ /, /campagne|campaigns/),
      together(/^300% /, /ROI/),
      together(/^15\+ /, /anni|years/),
    ],
  },
  "Clients carousel: 11 entries. The first 6 are links to external demo sites with an image and the text Visita il sito. The last 5 are text-only names.":
    (page, language) => {
      const slides = all(page, ".clients .slide");
      expect(slides).toHaveLength(11);
      for (const slide of slides.slice(0, 6))
        expectShown(slide, language, {
          'a[href^="https://"][target=_blank]': { it: /Visita il sito/, en: /Visit the site/ }[language],
          "a img": 1,
        });
      for (const slide of slides.slice(6)) {
        expectShown(slide, language, { "a, img": 0 });
        expect(textOf(slide)).not.toBe("");
      }
    },
  "FAQ: 4 questions.": { ".faq details": 4 },
  "Card back: a call button, a Scopri di più link and a 24/7 availability text.": (page, language) => {
    for (const card of all(page, ".card")) expectShown(card, language, { "[data-face=back]": /\b24\/7\b/ });
  },
});

testPromises(["contact", "services/rispondi-subito"], {
  "A 24/7 automatic call-answering switchboard service. A messaging-based virtual assistant available 24/7.": {
    main: /\b24\/7\b/,
  },
});

testPromises(["", "google-ads"], { "Testimonials carousel (6 reviews).": { ".reviews .slide": 6 } });

testPromises("testimonials", { "A grid of 17 reviews.": { "main figure:has(blockquote)": 17 } });

testPromises("about", {
  "Claims in the text: reputation text says over 10 years; the founder card says over 15 years.": {
    ".reputation": /oltre 10 anni|over 10 years/i,
    [section("founder")]: /oltre 15 anni|over 15 years/i,
  },
  "Three value cards: a decade of experience.": { [section("values")]: /\b10 (?:anni|years)/ },
});

testPromises("instant-websites", {
  "Delivery: Instant website 7 days.": { h1: /\b7 (?:giorni|days)/ },
  "Delivery: Support 12 months.": {
    [passage()]: together(/\b12 (?:mesi|months)/, /assistenza|support/i),
  },
  "Timeline: Day 1-2 requirements analysis, Day 3 planning, Day 4-6 development, Day 7 launch.": {
    "#process ol > li": [
      together(/(?:Giorni|Days) 1–2\b/, /analisi|analysis/i),
      together(/(?:Giorno|Day) 3\b/, /progett|plan/i),
      together(/(?:Giorni|Days) 4–6\b/, /sviluppo|develop/i),
      together(/(?:Giorno|Day) 7\b/, /lancio|launch/i),
    ],
  },
});

testPromises("landing-page-professionali", {
  "Delivery: Landing page 5 business days, hosting included.": {
    ".hero": RegExp(`\\b5 ${WORKING_DAYS}`),
    [passage(section("included"))]: /Hosting/,
  },
  "Process: day 1 interview and briefing, days 2-3 design and development, day 4 review and modifications, day 5 publication.":
    {
      "#process ol > li": [
        together(/(?:Giorno|Day) 1\b/, /intervista|interview/i, /briefing/i),
        together(/(?:Giorni|Days) 2–3\b/, /design/i, /sviluppo|develop/i),
        together(/(?:Giorno|Day) 4\b/, /revision|review/i, /modific|modif|change/i),
        together(/(?:Giorno|Day) 5\b/, /pubblic|publi/i),
      ],
    },
});

testPromises(
  ["", "services/lead-generation", "services/ecommerce", "services/ads", "services/analytics", "google-ads"],
  {
    "Delivery: Campaign or generic activation 5-7 working days.": {
      [passage()]: RegExp(`\\b5–7 ${WORKING_DAYS}`),
    },
  },
);
