import { expect } from "vitest";
import { structuredData } from "../../support/site/built-site.ts";
import { facts, words } from "../../support/site/own-site.ts";
import { all, call, linkTo, passage, plain, section, whatsApp } from "../../support/site/page-parts.ts";
import { inOrder, numberOf, testPromises, together } from "../../support/site/promises.ts";

const WORKING_DAYS = "(?:giorni lavorativi|working days|business days)";

const services = ["lead-generation", "ecommerce", "ads", "analytics"].map((name) => `services/${name}`);

testPromises(services, {
  "Lead generation, e-commerce, ads and analytics each have a hero, 4 features, a 4-step process.": {
    ".hero h1": 1,
    ".hero-picture svg": true,
    [`${section("features")} h3:not(.hidden)`]: 4,
    "#process ol > li h3": 4,
  },
  "A hero, 4 features, a 4-step process and a call to action.": inOrder("features", "process", "cta"),
});

testPromises(["", ...services, "google-ads"], {
  "Delivery: Campaign or generic activation 5-7 working days.": { [passage()]: RegExp(`\\b5–7 ${WORKING_DAYS}`) },
});

testPromises([...services, "instant-websites", "landing-page-professionali", "services/rispondi-subito"], {
  "A call to action to /{lang}/contact.": { [`main .cta ${linkTo("contact")}`]: true },
});

testPromises([...services, "services/rispondi-subito", "specializations", "about"], {
  "… pushes visitors to make contact by phone, by messaging chat, … or through the contact page.": {
    [`main .cta ${call}`]: 1,
    [`main .cta ${whatsApp}`]: 1,
  },
});

const selling = [
  ...[...services, "services/rispondi-subito", "landing-page-professionali", "instant-websites"],
  ...["flipping-catalog", "specializations"],
];

testPromises(selling, {
  "A two-question FAQ: activation times, how results are measured.": (page) => {
    const [activation, results] = structuredData(page, "FAQPage")?.mainEntity ?? [];
    expect(activation?.name).toMatch(
      /attiv|\bpart(?:e|ono)\b|pronto|pronta|online|\bstart|\blive\b|ready|\bhave it\b/i,
    );
    const said = plain(`${activation?.name} ${activation?.acceptedAnswer.text}`);
    expect(said).toMatch(/\b(?:5–7|5|7) (?:giorni|working days|days)/);
    expect(results?.name).toMatch(/misura|measure/i);
  },
});

testPromises("services", {
  "Services overview: lead generation, e-commerce promotion, ads management, analytics and reporting, instant websites, WhatsApp contact, professional landing pages, automatic answering service.":
    (page) => {
      const ways = [...services, "instant-websites"].map(linkTo);
      const expected = [...ways, whatsApp, ...["landing-page-professionali", "services/rispondi-subito"].map(linkTo)];
      const links = all(page, ".index-list > li a");
      expect(links).toHaveLength(expected.length);
      for (const [at, way] of expected.entries()) expect(links[at]?.matches(way), way).toBe(true);
    },
});

testPromises("services/ads", {
  "Ads management (Google and Facebook ads).": { h1: [/Google/, /Facebook/], ".hero .kicker": /pubblicità|\bads?\b/i },
});

testPromises("services/analytics", { "Analytics and reporting.": { ".hero .kicker": /anal.*\breport/i } });

testPromises("services/rispondi-subito", {
  "A 24/7 automatic call-answering switchboard service called RispondiSubito. A hero.": {
    ".hero h1": /RispondiSubito/,
    ".hero-picture svg": true,
    ".hero .lede": /\b24\/7\b/,
  },
  "It integrates with a CRM, routes calls and has no operator cost. Four feature cards.": {
    [`${section("features")} li h3`]: 4,
    [`${section("features")} h3`]: [/CRM/, /Smista|rout|right person/i, /operatore|operator/i],
  },
  "A boxed call-to-test section with a toll-free number link.": {
    [`.test-call ${call}`]: numberOf(facts.phones.tollFree),
  },
  "A hero, a boxed call-to-test section, four feature cards, a four-step process, a closing call to action.": inOrder(
    ...["test", "features", "process", "cta"],
  ),
  "A four-step process: configuration, integration, activation, monitoring.": {
    "#process ol > li h3": /^Configura\w+ .*Integra\w+ .*(?:Attivazione|Activation) .*Monitor/,
  },
});

testPromises("landing-page-professionali", {
  "Delivery: Landing page 5 business days.": { ".hero": RegExp(`\\b5 ${WORKING_DAYS}`) },
  "Process: day 1 interview and briefing, days 2-3 design and development, day 4 review and modifications, day 5 publication.":
    {
      "#process ol > li": [
        together(/(?:Giorno|Day) 1\b/, /intervista|interview/i, /briefing/i),
        together(/(?:Giorni|Days) 2–3\b/, /design/i, /sviluppo|develop/i),
        together(/(?:Giorno|Day) 4\b/, /revision|review/i, /modific|modif|change/i),
        together(/(?:Giorno|Day) 5\b/, /pubblic|publi/i),
      ],
    },
  "Hosting, SSL, analytics and updates included.": {
    [`${section("included")} li h3`]: 4,
    [`${section("included")} h3`]: [/Hosting/i, /SSL/, /Analytics/i, /Aggiornamenti|Updates/i],
  },
  "What is included, then the process.": inOrder("included", "process", "cta"),
});

testPromises("instant-websites", {
  "Delivery: Instant website 7 days.": { h1: /\b7 (?:giorni|days)/ },
  "Delivery: Support 12 months.": { [passage()]: together(/\b12 (?:mesi|months)/, /assistenza|support/i) },
  "Timeline: Day 1-2 requirements analysis, Day 3 planning, Day 4-6 development, Day 7 launch.": {
    "#process ol > li": [
      together(/(?:Giorni|Days) 1–2\b/, /analisi|analysis/i),
      together(/(?:Giorno|Day) 3\b/, /progett|plan/i),
      together(/(?:Giorni|Days) 4–6\b/, /sviluppo|develop/i),
      together(/(?:Giorno|Day) 7\b/, /lancio|launch/i),
    ],
  },
  "Timeline, benefits, a call to action.": inOrder("process", "benefits", "cta"),
  "Benefits: rapid development, annual support, an annual changes package included in the price.": {
    [`${section("benefits")} li`]: 3,
    [`${section("benefits")} li h3`]: [/rapid|fast|quick/i, /assistenza annuale|year of support/i],
    [passage(section("benefits"))]: together(
      /modific|change/i,
      /annual|all’anno|(?:each|a|every) year/i,
      /compres|inclus|nel prezzo|in the price|included/i,
    ),
  },
});

testPromises("flipping-catalog", {
  "Interactive page-turning digital catalogs.": { '.book .leaf a[href^="#page-"]': true },
  "Three advantages: immersive experience, mobile optimized, improved conversions.": {
    [`${section("advantages")} li h3`]: 3,
    [`${section("advantages")} h3`]: [/immersiva|immersive/i, /telefono|phone|mobile/i, /conversion/i],
  },
  "Three advantages, then three use cases.": inOrder("advantages", "uses"),
  "Three use cases: product catalogs, company brochures, restaurant menus.": {
    [`${section("uses")} li h3`]: 3,
    [`${section("uses")} h3`]: [/catalog/i, /brochure/i, /menu/i],
  },
  "A catalogue can be sent where the page says.": {
    [`main .cta ${whatsApp}`]: 1,
    [`main .cta a[href="mailto:${facts.email}"]`]: 1,
  },
});

testPromises("specializations", {
  "Ad platform cards (Google Ads, Facebook Ads), SEO, analytics; each has 3 items.": {
    "main h3": [/Google Ads/, /Facebook Ads/],
    "main article": 2,
    "main article:first-of-type li": 3,
    "main article:last-of-type li": 3,
    "section#seo li": 3,
    "section#analytics li": 3,
  },
  "Ad platforms, SEO, analytics.": inOrder("platforms", "seo", "analytics"),
  "Service price ranges: Specializations, Varies.": {
    "section#seo": (language) => words.shared[language].ui.priceVaries,
  },
});
