import { expect } from "vitest";
import { pages as table } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import { languageSettings, languages, type Path, pageUrl } from "../../../src/urls.ts";
import { sharedWords } from "../../../src/words/index.ts";
import { all, call, every, has, leadsTo, plain, says, testPromises, textOf } from "../../support/site/promises.ts";

const { delivery, links } = site;

testPromises([
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
  ["Header: a logo linking to the home page.", "every page", leadsTo("", "header .logo, header")],
  ["About.", "every page", leadsTo("about", "header .wide-nav")],
  [
    "A Services dropdown listing the 7 services, each with a title and a description.",
    "every page",
    (page) => {
      const entries = all(page, "header #services-menu .services-list a:not(.all-services)");
      expect(entries).toHaveLength(7);
      for (const entry of entries) {
        expect(textOf(entry.querySelector("strong"))).not.toBe("");
        expect(textOf(entry.querySelector("span"))).not.toBe("");
      }
    },
  ],
  [
    "Flipping Catalog, Specializations and Testimonials.",
    "every page",
    every(
      ...(["flipping-catalog", "specializations", "testimonials"] as const).map((path) =>
        leadsTo(path, "header .wide-nav"),
      ),
    ),
  ],
  ["A call link.", "every page", has(`header .header-row > ${call}`, 1)],
  [
    "A language switcher showing an Italian flag and a British flag, from a public flag image service at 40 and 80 px widths.",
    "every page",
    (page, _, path) => {
      const switches = all(page, "header .top-strip .language-switch a");
      expect(switches.map((link) => link.getAttribute("href"))).toEqual(
        languages.map((language) => pageUrl(language, path)),
      );
      const images = switches.flatMap((link) => [...link.querySelectorAll("img")]);
      // With embeds on click, the flags are our own drawings.
      const countries = site.embeds === "on-view" ? languages.map((language) => languageSettings[language].flag) : [];
      expect(images.flatMap((image) => image.getAttribute("srcset") ?? [])).toEqual(
        countries.map((flag) => `${links.flags}/w40/${flag}.png 1x, ${links.flags}/w80/${flag}.png 2x`),
      );
      expect(images.filter((image) => image.getAttribute("alt") !== "")).toEqual([]);
    },
  ],
  [
    "On mobile, a collapsible menu with the same items and a call button.",
    "every page",
    (page) => {
      const hrefs = (selector: string) => new Set(all(page, `${selector} a`).map((link) => link.getAttribute("href")));
      expect(hrefs("#mobile-menu nav")).toEqual(hrefs(".wide-nav"));
      expect(all(page, `#mobile-menu ${call}`)).toHaveLength(1);
      expect(all(page, "#mobile-menu .language-switch a")).toHaveLength(languages.length);
      expect(all(page, "[popovertarget=mobile-menu]").length).toBeGreaterThan(0);
    },
  ],
  [
    "Navigation labels: services, specializations, flipping catalog, about us, call now, contact us, instant websites, testimonials.",
    "every page",
    (page, language) => {
      const text = textOf(page.body);
      const named: readonly Path[] = [
        "services",
        "specializations",
        "flipping-catalog",
        "about",
        "contact",
        "instant-websites",
        "testimonials",
      ];
      const labels = table.filter(({ path }) => named.includes(path)).map(({ words }) => words[language].label);
      expect(labels).toHaveLength(named.length);
      for (const label of [...labels, sharedWords.nav[language].callNow]) expect(text).toContain(plain(label));
    },
  ],
]);
