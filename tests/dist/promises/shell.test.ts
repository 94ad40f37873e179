import { expect } from "vitest";
import { languageSettings } from "../../../src/urls.ts";
import { facts, languages, menus, paths, words } from "../../support/site/own-site.ts";
import { all, call, expectShown, linkTo, outward, testPromises, textOf } from "../../support/site/promises.ts";

const { delivery, links } = facts;

// tests/dist/any-site.test.ts holds what is promised of every site: one header, main and footer, no form, the menus,
// the call links, the language switch, VAT number, policies, phone numbers and floating buttons.
testPromises(paths, {
  "The site pushes visitors to make contact: the last section of a page has a button for it, and the footer leads to the contact page.":
    {
      [`main > section:last-of-type a.button:is(${call}, ${linkTo("contact")}, ${outward(links.calendar)})`]: true,
      [`footer ${linkTo("contact")}`]: true,
    },
  "All content is static. Nothing is persisted and nothing is fetched from the product's own server.": (page) => {
    expect(all(page, "script[src]").map((script) => script.getAttribute("src"))).toEqual([
      expect.stringMatching(/\/assets\/main-\w+\.js$/),
    ]);
  },
  "The header tagline says: do not leave them to the competition, a site in 7 days and prospects in 14.": {
    "header .top-strip": [
      /concorrenza|competit/,
      RegExp(`${delivery.instantWebsites.days} (?:giorni|days).*${delivery.prospectsDays}`),
    ],
  },
  "Header: About, Flipping Catalog, Specializations and Testimonials.": Object.fromEntries(
    (["about", "flipping-catalog", "specializations", "testimonials"] as const).map((path) => [
      `header .wide-nav ${linkTo(path)}`,
      true,
    ]),
  ),
  "A Services dropdown listing the 7 services, each with a title and a description.": (page) => {
    const entries = all(page, "header #services-menu .services-list a:not(.all-services)");
    expect(entries).toHaveLength(7);
    for (const part of entries.flatMap((entry) => [entry.querySelector("strong"), entry.querySelector("span")]))
      expect(textOf(part)).not.toBe("");
  },
  "A language switcher showing an Italian flag and a British flag, from a public flag image service at 40 and 80 px widths.":
    (page) => {
      const images = all(page, "header .top-strip .language-switch img");
      // With embeds on click, the flags are our own drawings.
      const countries = facts.embeds === "on-view" ? languages.map((language) => languageSettings[language].flag) : [];
      expect(images.flatMap((image) => image.getAttribute("srcset") ?? [])).toEqual(
        countries.map((flag) => `${links.flags}/w40/${flag}.png 1x, ${links.flags}/w80/${flag}.png 2x`),
      );
      expect(images.filter((image) => image.getAttribute("alt") !== "")).toEqual([]);
    },
  "Navigation labels: services, specializations, flipping catalog, about us, call now, contact us, instant websites, testimonials.":
    (page, language) => {
      const named: readonly string[] = [
        ...(["services", "specializations", "flipping-catalog", "about"] as const),
        ...(["contact", "instant-websites", "testimonials"] as const),
      ];
      const labels = words.pages.filter(({ path }) => named.includes(path)).map((page) => page.words[language].label);
      expect(labels).toHaveLength(named.length);
      expectShown(page, language, { body: [...labels, words.shared[language].nav.callNow] });
    },
  "Footer: social links to a professional network, a social network and a photo network.": {
    [`footer ${outward(links.linkedin)}`]: 1,
    [`footer ${outward(links.facebook)}`]: 1,
    [`footer ${outward(links.instagram)}`]: 1,
  },
});

testPromises("about", {
  "The chain is: home, lead-generation, ecommerce, ads, analytics, rispondi-subito, landing-page-professionali, instant-websites, flipping-catalog, specializations, about, then back to home.":
    () => {
      const services = ["lead-generation", "ecommerce", "ads", "analytics", "rispondi-subito"];
      expect(menus.pageChain).toEqual([
        ...["", ...services.map((service) => `services/${service}`)],
        ...["landing-page-professionali", "instant-websites", "flipping-catalog", "specializations", "about"],
      ]);
    },
});

testPromises(["", "contact", "landing", "google-ads"], {
  "Exception: the contact section (element id contact).": { "main section#contact": 1 },
});
