import { expect, test } from "vitest";
import type { Path } from "../../../src/urls.ts";
import { meta } from "../../support/site/built-site.ts";
import { facts, pageUrl } from "../../support/site/own-site.ts";
import { all, call, linkTo, outward, textOf, whatsApp } from "../../support/site/page-parts.ts";
import { builtDocument, expectShown, inEachLanguage, testPromisesOfEveryPage } from "../../support/site/promises.ts";

const { links } = facts;

// tests/rules/markup.ts holds what is promised of every site: one header, main and footer, no form, the menus,
// the call links, the tab and number of the chat links, the language switch, VAT number, policies, phone numbers and floating buttons.
testPromisesOfEveryPage({
  "Languages: it and en. Locales it_IT and en_US.": (page, language) => {
    const [own, other] = { it: ["it_IT", "en_US"], en: ["en_US", "it_IT"] }[language];
    expect(page.documentElement.lang).toBe(language);
    expect([meta(page, "og:locale"), meta(page, "og:locale:alternate")]).toEqual([own, other]);
  },
  "The site pushes visitors to make contact: the last section of a page has a button for it, and the footer leads to the contact page.":
    {
      [`main > section:last-of-type a.button:is(${call}, ${linkTo("contact")}, ${outward(links.calendar)})`]: true,
      [`footer ${linkTo("contact")}`]: true,
    },
  "All content is static. Nothing is persisted and nothing is fetched from the product's own server.": {
    "script[src]": 1,
    'script[src*="/assets/main-"]': 1,
  },
  "Header: a logo linking to the home page, About, a Services dropdown, Flipping Catalog, Specializations and Testimonials, a call link.":
    (page) => {
      const parts = ["a.logo", linkTo("about"), "[popovertarget=services-menu]", linkTo("flipping-catalog")];
      const order = [...parts, linkTo("specializations"), linkTo("testimonials"), call];
      const inRow = all(page, "header .header-row *");
      const places = order.map((part) => inRow.findIndex((element) => element.matches(part)));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    },
  "The header tagline says, in substance: do not leave them to the competition, a site in 7 days and prospects in 14.":
    (page, language) => {
      const tagline = /concorrenza.*\b7 giorni.*\b14 giorni|competit.*\b7 days.*\b14 days/;
      expectShown(page, language, { "header .top-bar": tagline, "#mobile-menu": tagline });
    },
  "An Italian flag and a British flag, from a public flag image service at 40 and 80 px widths.": {
    'header .top-bar img[srcset="https://flagcdn.com/w40/it.png 1x, https://flagcdn.com/w80/it.png 2x"]': 1,
    'header .top-bar img[srcset="https://flagcdn.com/w40/gb.png 1x, https://flagcdn.com/w80/gb.png 2x"]': 1,
  },
  "On mobile, a collapsible menu with the same items and a call button.": (page) => {
    const namesIn = (list: string) =>
      all(page, `${list} > li`).map((item) => textOf(item.querySelector("a, button, summary")));
    expect(namesIn("#mobile-menu nav > ul").slice(0, 5)).toEqual(namesIn(".wide-nav > ul"));
    expect(all(page, `#mobile-menu a.button${call.slice(1)}`)).toHaveLength(1);
  },
  "A Services dropdown listing the 7 services, each with a title and a description.": (page) => {
    const entries = all(page, "header #services-menu .services-list a:not(.all-services)");
    expect(entries).toHaveLength(7);
    for (const part of entries.flatMap((entry) => [entry.querySelector("strong"), entry.querySelector("span")]))
      expect(textOf(part)).not.toBe("");
  },
  "The eighth place of the services menu leads to the services overview.": {
    'header #services-menu li:nth-child(8) a[href$="/services/"]': 1,
  },
  "Navigation labels: services, specializations, flipping catalog, about us, call now, contact us, instant websites, testimonials.":
    (page, language) => {
      const labels = {
        it: ["Chi siamo, Servizi, Flipping Catalog, Specializzazioni, Testimonianze", "Chiama ora", "Siti in 7 giorni"],
        en: ["About us, Services, Flipping Catalog, Specializations, Testimonials", "Call now", "Instant websites"],
      }[language];
      const nav = all(page, ".wide-nav > ul > li").map((item) => textOf(item.querySelector("a, button")));
      const places = [`.header-row > ${call}`, `#services-menu ${linkTo("instant-websites")} strong`];
      expect([nav.join(", "), ...places.map((place) => textOf(page.querySelector(place)))]).toEqual(labels);
      expectShown(page, language, {
        [`footer ${linkTo("contact")}`]: { it: "Contattaci", en: "Contact us" }[language],
      });
    },
  "A WhatsApp chat link (new tab, number without the plus sign) with a prefilled Italian message asking for more information about the services.":
    (page) => {
      const chats = all(page, whatsApp).map((chat) => decodeURIComponent(chat.getAttribute("href") ?? ""));
      expect(chats).not.toEqual([]);
      for (const chat of chats) expect(chat).toMatch(/\binformazioni\b.*\bservizi\b/);
    },
  "Footer: social links to a professional network, a social network and a photo network.": {
    [`footer ${outward(links.linkedin)}`]: 1,
    [`footer ${outward(links.facebook)}`]: 1,
    [`footer ${outward(links.instagram)}`]: 1,
  },
});

const services = ["services/lead-generation", "services/ecommerce", "services/ads", "services/analytics"];
const offers = ["services/rispondi-subito", "landing-page-professionali", "instant-websites", "flipping-catalog"];
const chain = ["", ...services, ...offers, "specializations", "about"];

inEachLanguage("in %s", (language) => {
  test("Floating buttons on pages in the chain: Call Now (a phone link) and a next-page button. The chain is: home, lead-generation, ecommerce, ads, analytics, rispondi-subito, landing-page-professionali, instant-websites, flipping-catalog, specializations, about, then back to home.", () => {
    const said = (link: Element) => `${link.getAttribute("href")} ${textOf(link)}`;
    const shown = chain.map((path) => [path, ...all(builtDocument(language, path), ".floating a").map(said)]);
    const next = chain.map((_, at) => pageUrl(language, (chain[at + 1] ?? "") as Path));
    const expected = chain.map((path, at) => [
      path,
      expect.stringMatching(/^tel:\S+ (?:Chiama ora|Call now)$/),
      expect.stringMatching(RegExp(`^${next[at]} (?:Avanti|Pagina successiva|Next(?: page)?)\\b.*\\w`)),
    ]);
    expect(shown).toEqual(expected);
  });
});
