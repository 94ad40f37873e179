import { range } from "../../../src/format.ts";
import { site } from "../../../src/site.ts";
import {
  call,
  every,
  has,
  inSection,
  leadsTo,
  plain,
  says,
  servicePages,
  showsPhone,
  steps,
  testPromises,
} from "../../support/site/promises.ts";

const { delivery } = site;

testPromises([
  ["Lead generation.", "services", leadsTo("services/lead-generation")],
  ["E-commerce promotion.", "services", leadsTo("services/ecommerce")],
  [
    "Ads management (Google and Facebook ads).",
    "services/ads",
    every(says("main", /Google/, /Facebook/), says("h1, .kicker", { it: /pubblicità|\bads\b/i, en: /\bads?\b/i })),
  ],
  ["Analytics and reporting.", "services/analytics", says("main", /report/i)],
  [
    "Service pages: lead generation, e-commerce, ads and analytics each have a hero, 4 features, a 4-step process.",
    servicePages,
    every(
      has(".hero h1", 1),
      has(".hero-picture svg"),
      inSection("features-title", "h3:not(.hidden)", 4),
      has("#process ol > li h3", 4),
    ),
  ],
  [
    "Campaign or generic activation 5-7 working days.",
    [...servicePages, "google-ads", ""],
    says("main", {
      it: RegExp(`${plain(range(delivery.activationWorkingDays))} giorni lavorativi`),
      en: RegExp(`${plain(range(delivery.activationWorkingDays))} working days`),
    }),
  ],
  [
    "A call to action to /{lang}/contact.",
    [...servicePages, "instant-websites", "landing-page-professionali", "services/rispondi-subito"],
    leadsTo("contact", "main .cta"),
  ],
  [
    "A 24/7 automatic call-answering switchboard service called RispondiSubito.",
    "services/rispondi-subito",
    every(
      says("h1", /RispondiSubito/),
      says("main", `${site.availability.hoursPerDay}/${site.availability.daysPerWeek}`),
    ),
  ],
  [
    "It integrates with a CRM, routes calls and has no operator cost.",
    "services/rispondi-subito",
    says(
      'section[aria-labelledby="features-title"] h3',
      { it: /CRM/, en: /CRM/ },
      { it: /Smista/, en: /rout|right person/i },
      {
        it: /operatore/,
        en: /operator/i,
      },
    ),
  ],
  ["RispondiSubito: a hero.", "services/rispondi-subito", every(has(".hero h1", 1), has(".hero-picture svg"))],
  [
    "A boxed call-to-test section with a toll-free number link.",
    "services/rispondi-subito",
    every(has(`.test-call ${call}`, 1), showsPhone(`.test-call ${call}`, site.phones.tollFree)),
  ],
  ["Four feature cards.", "services/rispondi-subito", inSection("features-title", "li h3", 4)],
  [
    "A four-step process: configuration, integration, activation, monitoring.",
    "services/rispondi-subito",
    steps(
      { it: /Configurazione/, en: /Configuration/ },
      { it: /Integrazione/, en: /Integration/ },
      { it: /Attivazione/, en: /Activation/ },
      { it: /Monitoraggio/, en: /Monitoring/ },
    ),
  ],
]);
