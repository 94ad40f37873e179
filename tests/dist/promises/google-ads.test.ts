import { euro } from "../../../src/format.ts";
import { site } from "../../../src/site.ts";
import { sharedWords } from "../../../src/words/index.ts";
import { call, every, has, inSection, says, showsPhone, testPromises, whatsApp } from "../../support/site/promises.ts";

const { offers } = site;
const { adsManagement } = offers;

testPromises([
  [
    "Ads-management page: a hero with WhatsApp and call buttons and a scroll-down arrow to the problems section.",
    "google-ads",
    every(
      has(`.hero ${whatsApp}`, 1),
      has(`.hero ${call}`, 1),
      has('a[href="#problems"] svg', 1),
      has("section#problems", 1),
    ),
  ],
  ["Five problems.", "google-ads", has("#problems li h3", 5)],
  ["A philosophy section.", "google-ads", inSection("philosophy-title", "p")],
  [
    "Service block: title, items list.",
    "google-ads",
    inSection("blocks-title", ":is(li, article, div):has(> h3):has(ul > li)", 4),
  ],
  [
    "Ads management (VAT extra): setup 300 EUR per channel, one-time.",
    "google-ads",
    (page, language) =>
      every(
        says(
          'section[aria-labelledby="prices-title"]',
          sharedWords.ui[language].vatExtra,
          euro(adsManagement.setupPerChannel, language),
        ),
        says(
          "main",
          { it: /una volta sola|una tantum/, en: /once|one-time|one-off/ },
          { it: /per canale/i, en: /per channel/i },
        ),
      )(page, language, "google-ads"),
  ],
  [
    "Monthly fee 30% of monthly ad spend, with a minimum of 300 EUR.",
    "google-ads",
    (page, language) =>
      says(
        'section[aria-labelledby="prices-title"]',
        `${adsManagement.feePercent}%`,
        euro(adsManagement.minimumMonthlyFee, language),
      )(page, language, "google-ads"),
  ],
  [
    "Minimum initial term 3 months paid in advance (first quarter minimum 900 EUR).",
    "google-ads",
    (page, language) =>
      says(
        'section[aria-labelledby="prices-title"]',
        RegExp(`\\b${adsManagement.initialTermMonths}\\b`),
        { it: /in anticipo/, en: /in advance/ },
        euro(adsManagement.initialTermMonths * adsManagement.minimumMonthlyFee, language),
      )(page, language, "google-ads"),
  ],
  [
    "Afterwards, monthly cancellation with one month notice.",
    "google-ads",
    says(
      "main",
      { it: /preavviso/, en: /notice/ },
      {
        it: RegExp(`\\b${adsManagement.noticeMonths}\\b|un mese`),
        en: RegExp(`\\b${adsManagement.noticeMonths}\\b|one month`),
      },
    ),
  ],
  ["The Win-Win proposal.", "google-ads", says("#win-win-title, [id*=win]", /Win-?Win/)],
  [
    "The Win-Win option removes the setup cost and the ad budget is paid via the agency. The monthly fee rule is unchanged.",
    "google-ads",
    says(
      "#win-win, section[aria-labelledby*=win]",
      { it: /avvio/, en: /set-?up/i },
      { it: /budget/, en: /budget/i },
      `${adsManagement.feePercent}%`,
    ),
  ],
  ["Five why-us points.", "google-ads", inSection("reasons-title", "h3", 5)],
  ["Five FAQs.", "google-ads", has(".faq details", 5)],
  [
    "A final call to action with WhatsApp and phone buttons showing the numbers.",
    "google-ads",
    every(
      showsPhone(`#contact ${whatsApp}`, site.phones.whatsapp),
      showsPhone(`#contact ${call}`, site.phones.tollFree),
    ),
  ],
]);
