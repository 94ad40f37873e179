import { expect } from "vitest";
import { floatingChain } from "../../../src/navigation.ts";
import { site } from "../../../src/site.ts";
import { pageUrl } from "../../../src/urls.ts";
import { lateTags, pages } from "../../support/site/built-site.ts";
import { all, call, every, has, leadsTo, outward, says, testPromises, textOf } from "../../support/site/promises.ts";

const { links } = site;

testPromises([
  [
    "The product is a public marketing website, in Italian and English.",
    "every page",
    (page, language) => expect(page.documentElement.lang).toBe(language),
  ],
  ["It has no accounts, no forms and no server of its own.", "every page", has("form, input, textarea, select", 0)],
  [
    "The site pushes visitors to make contact by phone, by messaging chat, by booking a free consultation, or through the contact page.",
    "every page",
    every(has(`header ${call}`), leadsTo("contact", "footer")),
  ],
  [
    "The last section of a page has a button that makes contact.",
    "every page",
    (page) => {
      const last = all(page, "main > section").at(-1);
      expect(last?.querySelectorAll(`a.button:is(${call}, [href$="/contact/"])`).length).toBeGreaterThan(0);
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
    "A header and a footer wrap every page.",
    "every page",
    every(has("body > header", 1), has("body > main", 1), has("body > footer", 1)),
  ],
  [
    "Route table: every route is a page with one title and content of its own.",
    "every page",
    (page, language, path) => {
      has("main h1", 1)(page, language, path);
      const same = pages.filter(
        (other) => textOf(other.document.querySelector("h1")) === textOf(page.querySelector("h1")),
      );
      expect(same.map(({ url }) => url)).toEqual([pageUrl(language, path)]);
    },
  ],
  ["Footer: a VAT number.", "every page", says("footer", site.vat)],
  [
    "Social links to a professional network, a social network and a photo network.",
    "every page",
    every(...[links.linkedin, links.facebook, links.instagram].map((url) => has(`footer ${outward(url)}`, 1))),
  ],
  [
    "Links to the privacy policy and the cookie policy on an external policy host.",
    "every page",
    every(...[links.privacy, links.cookies].map((url) => has(`footer ${outward(url)}`, 1))),
  ],
  [
    "Floating buttons on pages in the chain: Call Now (a phone link) and a next-page button.",
    "every page",
    (page, language, path) => {
      const position = floatingChain.indexOf(path);
      const buttons = all(page, ".floating a").map((link) => link.getAttribute("href"));
      const next = floatingChain[(position + 1) % floatingChain.length] ?? "";
      expect(buttons).toEqual(position === -1 ? [] : [`tel:${site.phones.floatingCall}`, pageUrl(language, next)]);
    },
  ],
  [
    "The chain is: home, lead-generation, ecommerce, ads, analytics, rispondi-subito, landing-page-professionali, instant-websites, flipping-catalog, specializations, about, then back to home.",
    "about",
    (page, language) => {
      expect(floatingChain).toEqual([
        "",
        "services/lead-generation",
        "services/ecommerce",
        "services/ads",
        "services/analytics",
        "services/rispondi-subito",
        "landing-page-professionali",
        "instant-websites",
        "flipping-catalog",
        "specializations",
        "about",
      ]);
      leadsTo("", ".floating")(page, language, "about");
    },
  ],
  [
    "Phones: toll-free number; the WhatsApp number.",
    "every page",
    (page) => {
      const numbers = all(page, 'a[href^="tel:"]').map((link) => link.getAttribute("href"));
      expect(
        numbers.filter((href) => href !== `tel:${site.phones.tollFree}` && href !== `tel:${site.phones.floatingCall}`),
      ).toEqual([]);
      for (const chat of all(page, 'a[href*="wa.me"]')) {
        expect(chat.getAttribute("href")).toMatch(
          RegExp(`^https://wa\\.me/${site.phones.whatsapp.slice(1)}\\?text=Buongiorno%2C`),
        );
        expect(chat.getAttribute("target")).toBe("_blank");
      }
    },
  ],
  [
    "Exception: the contact section (element id contact).",
    ["", "contact", "landing", "google-ads"],
    has("main section#contact", 1),
  ],
  [
    "On navigation, if the navigation state asks to scroll to the contact section, the page scrolls smoothly to it.",
    ["", "landing", "google-ads"],
    (page) => {
      const anchors = all(page, 'main a[href="#contact"]');
      expect(anchors.filter((link) => link.getAttribute("data-scroll-to") !== "contact")).toEqual([]);
    },
  ],
]);
