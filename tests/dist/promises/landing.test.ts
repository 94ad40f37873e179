import { expect } from "vitest";
import { euro } from "../../../src/format.ts";
import { site } from "../../../src/site.ts";
import { sharedWords } from "../../../src/words/index.ts";
import {
  all,
  call,
  every,
  has,
  inSection,
  plain,
  testPromises,
  textOf,
  timeline,
  whatsApp,
} from "../../support/site/promises.ts";

const { offers, delivery } = site;
const { recharge } = offers;

testPromises([
  [
    "Landing offer: hero: buttons request quote (scrolls to contact) and learn more (scrolls to the process section).",
    "landing",
    every(has('.hero a[href="#contact"]', 1), has('.hero a[href="#process"]', 1)),
  ],
  [
    "A four-step 5-day process with buttons to contact and to prices.",
    "landing",
    every(
      has("#process ol > li", 4),
      timeline("#process .step-day", delivery.landingPage.timeline),
      has('#process a[href="#contact"]', 1),
      has('#process a[href="#pricing"]', 1),
    ),
  ],
  ["Six all-inclusive items.", "landing", inSection("inclusive-title", "li h3", 6)],
  ["A simplicity section.", "landing", inSection("simplicity-title", "h2")],
  ["An updates-included list of four items.", "landing", inSection("updates-title", "li", 4)],
  ["Five conversion items.", "landing", inSection("conversion-title", "li h3", 5)],
  [
    "Three pricing cards, each button scrolling to contact, plus an advertising-recharge card whose button scrolls to contact.",
    "landing",
    every(
      has("#pricing .ticket:not(.recharge)", 3),
      has('#pricing .ticket:not(:has(a[href="#contact"]))', 0),
      has("#pricing .recharge", 1),
    ),
  ],
  [
    "Contact: a section with WhatsApp and phone links.",
    "landing",
    every(has(`#contact ${whatsApp}`, 1), has(`#contact ${call}`, 1)),
  ],
  [
    "Pricing option: title, price text, features list, buttonText.",
    "landing",
    (page) => {
      for (const card of all(page, "#pricing .ticket")) {
        for (const selector of ["h3", ".price strong", "ul li", "a.button"])
          expect(textOf(card.querySelector(selector)), selector).not.toBe("");
      }
    },
  ],
  [
    "Landing offer pricing (VAT extra).",
    "landing",
    (page, language) => {
      for (const price of all(page, "#pricing .price"))
        expect(textOf(price)).toContain(sharedWords.ui[language].vatExtra);
    },
  ],
  [
    "TRY ADS 1000 EUR. It includes page creation, campaign setup, 700 EUR ad spend on Google and Facebook, the page live for 2 months, and results shown.",
    "landing",
    (page, language) => {
      const { price, adSpend, liveMonths } = offers.tryAds;
      ticket(page, 0).says(
        euro(price, language),
        euro(adSpend, language),
        /TRY ADS/,
        /Google/,
        /Facebook/,
        RegExp(`\\b${liveMonths}\\b`),
        {
          it: /Risultati/,
          en: /[Rr]esults/,
        }[language],
      );
      has("#pricing .ticket:first-child ul li", 5)(page, language, "landing");
    },
  ],
  [
    "THREE MONTHS 400 EUR. It includes page creation and maintenance for 3 months.",
    "landing",
    (page, language) =>
      ticket(page, 1).says(
        euro(offers.threeMonths.price, language),
        RegExp(`\\b${offers.threeMonths.months}\\b`),
        { it: /Manutenzione/, en: /[Mm]aintenance/ }[language],
      ),
  ],
  [
    "ONE YEAR 1000 EUR.",
    "landing",
    (page, language) =>
      ticket(page, 2).says(euro(offers.oneYear.price, language), RegExp(`\\b${offers.oneYear.months}\\b`)),
  ],
  [
    "Ad recharge in multiples of 500 EUR: 70% to ad space, 30% to management, no setup fee, no monthly minimum.",
    "landing",
    (page, language) => {
      const share = (percent: number) => euro((recharge.multiple * percent) / 100, language);
      ticket(page, -1).says(
        euro(recharge.multiple, language),
        `${recharge.adSpacePercent}%`,
        share(recharge.adSpacePercent),
        `${recharge.managementPercent}%`,
        share(recharge.managementPercent),
        { it: /Nessun costo di avvio/, en: /[Nn]o set-?up/ }[language],
        { it: /Nessun minimo mensile/, en: /[Nn]o monthly minimum/ }[language],
      );
    },
  ],
]);

/** Checks the text of a price card. */
function ticket(page: Document, at: number) {
  const text = textOf(all(page, "#pricing .ticket").at(at) ?? null);
  return {
    says(...expected: (string | RegExp)[]): void {
      for (const one of expected) expect(text).toMatch(typeof one === "string" ? plain(one) : one);
    },
  };
}
