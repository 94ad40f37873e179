import { expect } from "vitest";
import { floatingChain } from "../../../src/navigation.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import { languageSettings, languages, type Path } from "../../../src/urls.ts";
import { sharedWords } from "../../../src/words/index.ts";
import { lateTags } from "../../support/site/built-site.ts";
import {
  all,
  call,
  every,
  has,
  ifGiven,
  leadsTo,
  outward,
  plain,
  says,
  testPromises,
  textOf,
} from "../../support/site/promises.ts";

const table = await loadPages();

const { delivery, links } = site;

// tests/dist/any-site.test.ts holds what is promised of every site: one header, main and footer, no form, the menus,
// the call links, the language switch, VAT number, policies, phone numbers and floating buttons.
testPromises([
  [
    "The site pushes visitors to make contact: the last section of a page has a button for it, and the footer leads to the contact page.",
    "every page",
    (page, language, path) => {
      const last = all(page, "main > section").at(-1);
      expect(last?.querySelectorAll(`a.button:is(${call}, [href$="/contact/"])`).length).toBeGreaterThan(0);
      leadsTo("contact", "footer")(page, language, path);
    },
  ],
  [
    "All content is static. Nothing is persisted and nothing is fetched from the product's own server.",
    "every page",
    (page) =>
      expect(
        [...all(page, "script[src]"), ...lateTags(page, "script")].map((script) => script.getAttribute("src")),
      ).toEqual([expect.stringMatching(/\/assets\/main-\w+\.js$/)]),
  ],
  [
    "The header tagline says: do not leave them to the competition, a site in 7 days and prospects in 14.",
    "every page",
    says(
      "header .top-strip",
      { it: /concorrenza/, en: /competit/ },
      {
        it: RegExp(`${delivery.instantSite.days} giorni.*${delivery.prospectsDays}`),
        en: RegExp(`${delivery.instantSite.days} days.*${delivery.prospectsDays}`),
      },
    ),
  ],
  [
    "Header: About, Flipping Catalog, Specializations and Testimonials.",
    "every page",
    every(
      ...(["about", "flipping-catalog", "specializations", "testimonials"] as const).map((path) =>
        leadsTo(path, "header .wide-nav"),
      ),
    ),
  ],
  [
    "A Services dropdown listing the 7 services, each with a title and a description.",
    "every page",
    (page) => {
      const entries = all(page, "header #services-menu .services-list a:not(.all-services)");
      expect(entries).toHaveLength(7);
      for (const part of entries.flatMap((entry) => [entry.querySelector("strong"), entry.querySelector("span")]))
        expect(textOf(part)).not.toBe("");
    },
  ],
  [
    "A language switcher showing an Italian flag and a British flag, from a public flag image service at 40 and 80 px widths.",
    "every page",
    (page) => {
      const images = all(page, "header .top-strip .language-switch img");
      // With embeds on click, the flags are our own drawings.
      const countries = site.embeds === "on-view" ? languages.map((language) => languageSettings[language].flag) : [];
      expect(images.flatMap((image) => image.getAttribute("srcset") ?? [])).toEqual(
        countries.map((flag) => `${links.flags}/w40/${flag}.png 1x, ${links.flags}/w80/${flag}.png 2x`),
      );
      expect(images.filter((image) => image.getAttribute("alt") !== "")).toEqual([]);
    },
  ],
  [
    "Navigation labels: services, specializations, flipping catalog, about us, call now, contact us, instant websites, testimonials.",
    "every page",
    (page, language) => {
      const text = textOf(page.body);
      const named: readonly Path[] = [
        ...(["services", "specializations", "flipping-catalog", "about"] as const),
        ...(["contact", "instant-websites", "testimonials"] as const),
      ];
      const labels = table.filter(({ path }) => named.includes(path)).map(({ words }) => words[language].label);
      expect(labels).toHaveLength(named.length);
      for (const label of [...labels, sharedWords.nav[language].callNow]) expect(text).toContain(plain(label));
    },
  ],
  [
    "Footer: social links to a professional network, a social network and a photo network.",
    "every page",
    every(
      ...[links.linkedin, links.facebook, links.instagram].map((profile) =>
        ifGiven(profile, (url) => has(`footer ${outward(url)}`, 1)),
      ),
    ),
  ],
  [
    "The chain is: home, lead-generation, ecommerce, ads, analytics, rispondi-subito, landing-page-professionali, instant-websites, flipping-catalog, specializations, about, then back to home.",
    "about",
    (page, language) => {
      const services = ["lead-generation", "ecommerce", "ads", "analytics", "rispondi-subito"];
      expect(floatingChain).toEqual([
        ...["", ...services.map((service) => `services/${service}`)],
        ...["landing-page-professionali", "instant-websites", "flipping-catalog", "specializations", "about"],
      ]);
      leadsTo("", ".floating")(page, language, "about");
    },
  ],
  [
    "A WhatsApp chat link with a prefilled Italian message.",
    "contact",
    has('a[href*="?text=Buongiorno%2C"][target=_blank]'),
  ],
  [
    "Exception: the contact section (element id contact).",
    ["", "contact", "landing", "google-ads"],
    has("main section#contact", 1),
  ],
]);
