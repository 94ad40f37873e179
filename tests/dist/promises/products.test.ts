import { site } from "../../../src/site.ts";
import { every, has, inSection, says, steps, testPromises, timeline } from "../../support/site/promises.ts";

const { delivery } = site;

testPromises([
  [
    "Instant websites, delivered in 7 days.",
    "instant-websites",
    says("h1", { it: RegExp(`${delivery.instantSite.days} giorni`), en: RegExp(`${delivery.instantSite.days} days`) }),
  ],
  [
    "Professional landing pages, delivered in 5 business days.",
    "landing-page-professionali",
    says("#process", {
      it: RegExp(`${delivery.landingPage.workingDays} giorni lavorativi`),
      en: RegExp(`${delivery.landingPage.workingDays} working days`),
    }),
  ],
  [
    "Hosting, SSL, analytics and updates included.",
    "landing-page-professionali",
    every(
      inSection("included-title", "li h3", 4),
      says('section[aria-labelledby="included-title"] h3', /Hosting/i, /SSL/, /Analytics/i, {
        it: /Aggiornamenti/,
        en: /Updates/i,
      }),
    ),
  ],
  [
    "Process: day 1 interview and briefing, days 2-3 design and development, day 4 review and modifications, day 5 publication.",
    "landing-page-professionali",
    every(
      timeline("#process ol > li strong", delivery.landingPage.timeline),
      steps(
        { it: /Intervista e briefing/, en: /interview and briefing/i },
        { it: /Design e sviluppo/, en: /design and development/i },
        { it: /Revisione e modifiche/, en: /review and/i },
        { it: /Pubblicazione/, en: /publi/i },
      ),
    ),
  ],
  [
    "Instant websites: timeline: Day 1-2 requirements analysis, Day 3 planning, Day 4-6 development, Day 7 launch.",
    "instant-websites",
    every(
      timeline("#process ol > li strong", delivery.instantSite.timeline),
      steps(
        { it: /Analisi/, en: /analysis/i },
        { it: /Progettazione/, en: /plan/i },
        { it: /Sviluppo/, en: /develop|build/i },
        { it: /Lancio/, en: /launch/i },
      ),
    ),
  ],
  [
    "Benefits: rapid development, annual support, an annual changes package included in the price.",
    "instant-websites",
    every(
      inSection("benefits-title", "li h3", 3),
      says(
        'section[aria-labelledby="benefits-title"]',
        { it: /rapido/, en: /fast|rapid|quick/i },
        { it: /[Aa]ssistenza annuale/, en: /support/i },
        { it: /pacchetto annuale di modifiche/, en: /annual|year/i },
        { it: /nel prezzo/, en: /in the price/i },
      ),
    ),
  ],
  [
    "Support 12 months.",
    "instant-websites",
    says("main", { it: RegExp(`${delivery.supportMonths} mesi`), en: RegExp(`${delivery.supportMonths} months`) }),
  ],
  [
    "Flipping Catalog: interactive page-turning digital catalogs.",
    "flipping-catalog",
    every(has(".book .leaf"), has('.book .leaf a[href^="#page-"]')),
  ],
  [
    "Flipping Catalog: three advantages: immersive experience, mobile optimized, improved conversions.",
    "flipping-catalog",
    every(
      inSection("advantages-title", "li h3", 3),
      says(
        'section[aria-labelledby="advantages-title"] h3',
        { it: /immersiva/, en: /immersive/i },
        { it: /telefono/, en: /phone|mobile/i },
        {
          it: /[Cc]onversioni/,
          en: /conversion/i,
        },
      ),
    ),
  ],
  [
    "Three use cases: product catalogs, company brochures, restaurant menus.",
    "flipping-catalog",
    every(
      inSection("uses-title", "li h3", 3),
      says(
        'section[aria-labelledby="uses-title"] h3',
        { it: /[Cc]ataloghi/, en: /catalog/i },
        { it: /[Bb]rochure/, en: /brochure/i },
        {
          it: /[Mm]enu/,
          en: /menu/i,
        },
      ),
    ),
  ],
  [
    "Specializations: ad platform cards (Google Ads, Facebook Ads), SEO, analytics; each has 3 items.",
    "specializations",
    every(
      says("main h3", /Google Ads/, /Facebook Ads/),
      has("main article", 2),
      has("main article:first-of-type li", 3),
      has("main article:last-of-type li", 3),
      has("section#seo li", 3),
      has("section#analytics li", 3),
    ),
  ],
]);
