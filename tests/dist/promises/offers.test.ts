import { expect } from "vitest";
import { euro } from "../../../src/facts/format.ts";
import type { Language } from "../../../src/urls.ts";
import { facts, words } from "../../support/site/own-site.ts";
import {
  all,
  call,
  daysOf,
  expectShown,
  inOrder,
  numberOf,
  section,
  testPromises,
  textOf,
  whatsApp,
} from "../../support/site/promises.ts";

const { tryAds, threeMonths, oneYear, recharge, adsManagement } = facts.offers;

const amount = (value: number) => (language: Language) => euro(value, language);
const months = (count: number) => RegExp(`\\b${count}\\b`);
const vatExtra = (language: "it" | "en") => words.shared[language].ui.vatExtra;

testPromises("landing", {
  "Hero: buttons request quote (scrolls to contact) and learn more (scrolls to the process section).": {
    '.hero a[href="#contact"]': 1,
    '.hero a[href="#process"]': 1,
  },
  "A four-step 5-day process with buttons to contact and to prices.": {
    "#process ol > li": 4,
    "#process .step-day": daysOf(facts.delivery.landingPages.timeline),
    '#process a[href="#contact"]': 1,
    '#process a[href="#pricing"]': 1,
  },
  "The prices first; then six all-inclusive items, a simplicity section, five conversion items, contact.": inOrder(
    ...["process", "pricing", "inclusive", "simplicity", "conversion", "closing"],
  ),
  "Six all-inclusive items.": { [`${section("inclusive")} li h3`]: 6 },
  "A simplicity section.": { [`${section("simplicity")} h2`]: 1 },
  "An updates-included list of four items.": { [`${section("inclusive")} [aria-labelledby="updates-title"] > li`]: 4 },
  "Five conversion items.": { [`${section("conversion")} li h3`]: 5 },
  "Three pricing cards, each button scrolling to contact, plus an advertising-recharge card whose button scrolls to contact.":
    {
      "#pricing .ticket:not(.recharge)": 3,
      "#pricing .recharge": 1,
      '#pricing .ticket:not(:has(a[href="#contact"]))': 0,
    },
  "Contact: a section with WhatsApp and phone links.": { [`#contact ${whatsApp}`]: 1, [`#contact ${call}`]: 1 },
  "Pricing option: title, price text, features list, buttonText. VAT extra.": (page, language) => {
    const parts = { h3: /./, ".price strong": /./, ".price": vatExtra, "ul li": /./, "a.button": /./ };
    for (const card of all(page, "#pricing .ticket")) expectShown(card, language, parts);
  },
  "Each plan includes page creation.": (page) => {
    for (const plan of all(page, "#pricing .ticket:not(.recharge)"))
      expect(textOf(plan)).toMatch(/Creazione della pagina|Page creation/);
  },
  "TRY ADS 1000 EUR. It includes page creation, campaign setup, 700 EUR ad spend on Google and Facebook, the page live for 2 months, and results shown.":
    {
      "#pricing .ticket:nth-child(1)": [
        ...[amount(tryAds.price), amount(tryAds.adSpend), months(tryAds.liveMonths)],
        ...[/TRY ADS/, /Google/, /Facebook/, /Risultati|results/i],
      ],
      "#pricing .ticket:nth-child(1) ul li": 5,
    },
  "THREE MONTHS 400 EUR. It includes page creation and maintenance for 3 months.": {
    "#pricing .ticket:nth-child(2)": [
      amount(threeMonths.price),
      months(threeMonths.months),
      /Manutenzione|maintenance/i,
    ],
  },
  "ONE YEAR 1000 EUR.": { "#pricing .ticket:nth-child(3)": [amount(oneYear.price), months(oneYear.months)] },
  "Ad recharge in multiples of 500 EUR: 70% to ad space, 30% to management, no setup fee, no monthly minimum.": {
    "#pricing .recharge": [
      amount(recharge.multiple),
      ...[recharge.adSpacePercent, recharge.managementPercent].flatMap((percent) => [
        `${percent}%`,
        amount((recharge.multiple * percent) / 100),
      ]),
      ...[/Nessun costo di avvio|no set-?up/i, /Nessun minimo mensile|no monthly minimum/i],
    ],
  },
});

testPromises("google-ads", {
  "A hero with WhatsApp and call buttons and a scroll-down arrow to the problems section. Five problems.": {
    [`.hero ${whatsApp}`]: 1,
    [`.hero ${call}`]: 1,
    '.hero a[href="#problems"] svg': 1,
    "section#problems li h3": 5,
  },
  "The prices first; then five problems, a philosophy section, four service blocks, five why-us points, reviews, five FAQs, a final call to action.":
    inOrder("prices", "win-win", "problems", "philosophy", "blocks", "reasons", "testimonials", "faq", "closing"),
  "A philosophy section.": { [`${section("philosophy")} p`]: true },
  "Four service blocks: title, items list.": {
    [`${section("blocks")} :is(li, article, div):has(> h3):has(ul > li)`]: 4,
  },
  "Ads management (VAT extra): setup 300 EUR per channel, one-time.": {
    [section("prices")]: [/\bIVA\b|\bVAT\b/, amount(adsManagement.setupPerChannel)],
    main: [/una volta sola|una tantum|once|one-time|one-off/, /per canale|per channel/i],
  },
  "Monthly fee 30% of monthly ad spend, with a minimum of 300 EUR.": {
    [section("prices")]: [`${adsManagement.feePercent}%`, amount(adsManagement.minimumMonthlyFee)],
  },
  "Minimum initial term 3 months paid in advance (first quarter minimum 900 EUR).": {
    [section("prices")]: [
      ...[months(adsManagement.initialTermMonths), /in anticipo|in advance/],
      amount(adsManagement.initialTermMonths * adsManagement.minimumMonthlyFee),
    ],
  },
  "Afterwards, monthly cancellation with one month notice.": {
    main: [/preavviso|notice/, RegExp(`\\b${adsManagement.noticeMonths}\\b|un mese|one month`)],
  },
  "The Win-Win proposal removes the setup cost and the ad budget is paid via the agency. The monthly fee rule is unchanged.":
    {
      [section("win-win")]: [/Win-?Win/, /avvio|set-?up/i, /budget/i, `${adsManagement.feePercent}%`],
      ".tickets .ticket:nth-child(1) .price": amount(adsManagement.setupPerChannel),
      ".tickets .ticket:nth-child(2) .price": /^(0\s€|€0)$/,
    },
  "Five why-us points.": { [`${section("reasons")} h3`]: 5 },
  "Five FAQs.": { ".faq details": 5 },
  "A final call to action with WhatsApp and phone buttons showing the numbers.": {
    [`#contact ${whatsApp}`]: numberOf(facts.phones.whatsapp),
    [`#contact ${call}`]: numberOf(facts.phones.tollFree),
  },
});
