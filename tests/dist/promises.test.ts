import { describe, expect, test } from "vitest";
import { content } from "../../src/content/index.ts";
import { routes } from "../../src/routes.ts";
import { site } from "../../src/site.ts";
import { type Language, languages, outputPath, type Path, pageUrl } from "../../src/urls.ts";
import { pages, parse, visibleText } from "./site.ts";

type Check = (page: Document, language: Language) => unknown;

const count =
  (selector: string, expected: number): Check =>
  (page) =>
    expect(page.querySelectorAll(selector).length, selector).toBe(expected);
const has =
  (selector: string): Check =>
  (page) =>
    expect(page.querySelector(selector), selector).not.toBeNull();
const says =
  (...patterns: (string | RegExp)[]): Check =>
  (page) => {
    const text = visibleText(page);
    for (const pattern of patterns) expect(text).toMatch(pattern);
  };
const linksTo =
  (path: Path): Check =>
  (page, language) =>
    has(`main a[href="${pageUrl(language, path)}"]`)(page, language);
const sections =
  (expected: Record<string, (language: Language) => readonly unknown[]>, counts: Record<string, number>): Check =>
  (_, language) => {
    for (const [name, list] of Object.entries(expected)) expect(list(language), name).toHaveLength(counts[name] ?? -1);
  };

const whatsApp = 'a[href^="https://wa.me/39800000000?text="][target=_blank]';
const call = `a[href="tel:${site.phones.tollFree}"]`;
const inMain = (selector: string) => `main ${selector}`;

/** Each promise of the specification by its section and sentence, on the page that keeps it. */
const promises: [sentence: string, path: Path, check: Check][] = [
  [
    "2 Shell: the logo leads home",
    "services",
    (page, language) => has(`header a.logo[href="${pageUrl(language, "")}"]`)(page, language),
  ],
  [
    "2 Shell: a services menu with 7 services, each with title and description",
    "",
    (page) => {
      const entries = [...page.querySelectorAll("#services-menu .services-list a")];
      expect(entries).toHaveLength(7);
      for (const entry of entries)
        expect(entry.querySelector("strong")?.textContent && entry.querySelector("span")?.textContent).toBeTruthy();
    },
  ],
  ["2 Shell: a call link in the header", "", has(`header ${call}`)],
  [
    "2 Shell: a language switch with flags at 40 and 80 px",
    "",
    (page) => {
      const flags = [...page.querySelectorAll(".top-strip .language-switch img")].map((flag) =>
        flag.getAttribute("srcset"),
      );
      expect(flags).toEqual([
        expect.stringMatching(/w40\/it\.png 1x, .*w80\/it\.png 2x/),
        expect.stringMatching(/w40\/gb\.png 1x, .*w80\/gb\.png 2x/),
      ]);
    },
  ],
  [
    "2 Shell: the mobile menu has the same items and a call button",
    "",
    (page) => {
      const items = (selector: string) =>
        [...page.querySelectorAll(`${selector} a[href]`)].map((link) => link.getAttribute("href"));
      expect(new Set(items("#mobile-menu nav"))).toEqual(new Set(items(".wide-nav")));
      expect(page.querySelector(`#mobile-menu ${call}`)).not.toBeNull();
    },
  ],
  [
    "1 the tagline: a site in 7 days and prospects in 14",
    "",
    (page) => expect(page.querySelector(".top-strip")?.textContent).toMatch(/7.*14/),
  ],
  [
    "2 Shell: VAT number in the footer",
    "",
    (page) => expect(page.querySelector("footer")?.textContent).toContain(site.vat),
  ],
  [
    "2 Shell: three social links",
    "",
    (page) => {
      for (const link of [site.links.linkedin, site.links.facebook, site.links.instagram])
        expect(page.querySelector(`footer a[href="${link}"]`), link).not.toBeNull();
    },
  ],
  [
    "2 Shell: privacy and cookie policies on their host",
    "",
    (page) => {
      for (const link of [site.links.privacy, site.links.cookies])
        expect(page.querySelector(`footer a[href="${link}"]`), link).not.toBeNull();
    },
  ],
  ["2 Home: Start Now scrolls to the contact section", "", has('.hero a[href="#contact"][data-scroll-to=contact]')],
  ["2 Home: Learn More goes to the services overview", "", linksTo("services")],
  [
    "2 Home: the back of the image says two words and how to turn back",
    "",
    (page, language) => {
      const { picture } = content[language].hero;
      for (const words of [...picture.words, picture.back])
        expect(page.querySelector(".flip-back")?.textContent).toContain(words);
    },
  ],
  [
    "2 Home: 8 cards in the order of the specification",
    "",
    (page) => {
      const cards = [...page.querySelectorAll("[data-card]")].map((card) =>
        card
          .querySelector("h3 a")
          ?.getAttribute("href")
          ?.replace(/^\/\w+\/|\?.*$/g, ""),
      );
      expect(cards).toEqual([
        "services/lead-generation/",
        "services/ecommerce/",
        "services/ads/",
        "services/analytics/",
        "instant-websites/",
        "https://wa.me/39800000000",
        "landing-page-professionali/",
        "services/rispondi-subito/",
      ]);
    },
  ],
  [
    "2 Home: every card back has a call button and 24/7",
    "",
    (page) => {
      for (const back of page.querySelectorAll("[data-face=back]")) {
        expect(back.querySelector(call)).not.toBeNull();
        expect(back.textContent).toMatch(/24/);
      }
    },
  ],
  [
    "2 Home: the messaging card sends a message, its back a message or a voice note",
    "",
    (page, language) => {
      const { sendMessage, sendMessageOrVoice } = content[language].ui.card;
      const card = page.querySelector(`[data-card] h3 ${whatsApp}`)?.closest("[data-card]");
      expect(card?.querySelector("[data-face=front]")?.textContent).toContain(sendMessage);
      expect(card?.querySelector("[data-face=back]")?.textContent).toContain(sendMessageOrVoice);
    },
  ],
  [
    "2 Home: statistics 120+, 1000+, 300%, 15+",
    "",
    (page) =>
      expect([...page.querySelectorAll(".statistics dd")].map((value) => value.textContent)).toEqual([
        "120+",
        "1000+",
        "300%",
        "15+",
      ]),
  ],
  ["2 Home: four steps of work", "", count(".steps > li", 4)],
  [
    "2 Home: 11 clients, 6 of them links with an image and 5 names",
    "",
    (page) => {
      expect(page.querySelectorAll(".clients .slide")).toHaveLength(11);
      const kinds = [...page.querySelectorAll(".clients .slide")].map((slide) =>
        Boolean(slide.querySelector("a img, img") && slide.querySelector("a")),
      );
      expect(kinds).toEqual([true, true, true, true, true, true, false, false, false, false, false]);
    },
  ],
  ["2 Home: a FAQ of 4, one open at a time", "", count(".faq details[name=home-faq]", 4)],
  [
    "2 Home: a carousel of 6 reviews, and a link to all",
    "",
    (page, language) => {
      expect(page.querySelectorAll(".reviews .slide")).toHaveLength(6);
      linksTo("testimonials")(page, language);
    },
  ],
  ["2 Home: a social feed", "", has(".embed-feed iframe[sandbox][title]")],
  [
    "2 Home: contact with phone, calendar, two addresses and a map",
    "",
    (page, language) => {
      for (const selector of [call, `a[href="${site.links.calendar}"]`, "iframe[title]"])
        has(`#contact ${selector}`)(page, language);
      says(/Via.Esempio.1, 20900.Monza/, /Via.Esempio.2, 20121.Milano/)(page, language);
    },
  ],
  [
    "2 About: 5 stars, Google-verified",
    "about",
    (page, language) => {
      has(".reputation .stars")(page, language);
      says(/Google/, new RegExp(`${site.experience.reputationYears}`))(page, language);
    },
  ],
  ["2 About: a founder with a profile", "about", has(inMain(`a[href="${site.links.founder}"]`))],
  [
    "9 About: over 10 years in the reputation, over 15 with the founder",
    "about",
    (page, language) => {
      expect(content[language].about.reputation.text).toMatch(/10/);
      expect(content[language].about.founder.text + content[language].about.founder.role).toMatch(/15/);
      says(/10/, /15/)(page, language);
    },
  ],
  [
    "2 Testimonials: 17 reviews, each linking out in a new tab",
    "testimonials",
    count(
      inMain(
        `a[href="${site.links.reviews}"][target=_blank]:has(blockquote), main :has(> blockquote) a[href="${site.links.reviews}"][target=_blank]`,
      ),
      17,
    ),
  ],
  ["2 RispondiSubito: a box to call and test", "services/rispondi-subito", has(`.test-call ${call}`)],
  [
    "1 RispondiSubito: 24/7, CRM, routing, no operator cost",
    "services/rispondi-subito",
    says(/24/, /CRM/, /operator/i),
  ],
  ["2 Instant websites: days 1–2, 3, 4–6 and 7", "instant-websites", says(/1–2/, /4–6/)],
  ["9 Instant websites: 7 days and 12 months of support", "instant-websites", says(/\b7\b/, /\b12\b/)],
  ["9 Landing pages: 5 working days, hosting included", "landing-page-professionali", says(/\b5\b/, /hosting/i, /SSL/)],
  [
    "2 Landing offer: request a quote, learn more",
    "landing",
    (page, language) => {
      has('.hero a[href="#contact"]')(page, language);
      has('.hero a[href="#process"]')(page, language);
    },
  ],
  [
    "2 Landing offer: the process leads to contact and prices",
    "landing",
    (page, language) => {
      has('#process a[href="#contact"]')(page, language);
      has('#process a[href="#pricing"]')(page, language);
    },
  ],
  [
    "2 Landing offer: three price cards and the recharge, each leading to contact",
    "landing",
    count('#pricing .ticket a[href="#contact"]', 4),
  ],
  [
    "9 Landing offer: 1000, 400 and 1000 euro, 700 of ads, 500 a recharge at 70/30",
    "landing",
    says(/1[.,]000/, /400/, /700/, /500/, /70%/, /30%/),
  ],
  [
    "2 Landing offer: contact by WhatsApp and phone",
    "landing",
    (page, language) => {
      has(`#contact ${whatsApp}`)(page, language);
      has(`#contact ${call}`)(page, language);
    },
  ],
  [
    "2 Ads management: WhatsApp, call and an arrow to the problems",
    "google-ads",
    (page, language) => {
      has(`.hero ${whatsApp}`)(page, language);
      has(`.hero ${call}`)(page, language);
      has('main a[href="#problems"]')(page, language);
    },
  ],
  [
    "9 Ads management: 300 per channel, 30% and at least 300, 3 months, 900, one month's notice, 5–7 days",
    "google-ads",
    says(/300/, /30%/, /\b3\b/, /900/, /5–⁠?7/, /Win-⁠?Win/),
  ],
  [
    "2 Ads management: the final call shows the numbers",
    "google-ads",
    (page) => {
      const final = page.querySelector("#contact");
      expect(final?.querySelector(whatsApp)?.textContent).toMatch(/800.000.000/);
      expect(final?.querySelector(call)?.textContent).toMatch(/800.000.000/);
    },
  ],
  [
    "2 Ads management: five questions and a carousel of reviews",
    "google-ads",
    (page, language) => {
      count(".faq details", 5)(page, language);
      count(".reviews .slide", 6)(page, language);
    },
  ],
  [
    "3 counts of the lists the words hold",
    "",
    sections(
      {
        features: (language) => content[language].leadGeneration.features,
        process: (language) => content[language].ecommerce.process.steps,
        problems: (language) => content[language].googleAds.problems.items,
        blocks: (language) => content[language].googleAds.blocks.items,
        reasons: (language) => content[language].googleAds.reasons.items,
        inclusive: (language) => content[language].landingOffer.inclusive.items,
        updates: (language) => content[language].landingOffer.updates.items,
        conversion: (language) => content[language].landingOffer.conversion.items,
        advantages: (language) => content[language].flippingCatalog.advantages.items,
        uses: (language) => content[language].flippingCatalog.uses.items,
        values: (language) => content[language].about.values.items,
      },
      {
        features: 4,
        process: 4,
        problems: 5,
        blocks: 4,
        reasons: 5,
        inclusive: 6,
        updates: 4,
        conversion: 5,
        advantages: 3,
        uses: 3,
        values: 3,
      },
    ),
  ],
];

describe.each(languages)("the specification in %s", (language) => {
  test.each(promises)("%s", (_, path, check) => {
    check(pageAt(language, path), language);
  });

  test.each([
    "services/lead-generation",
    "services/ecommerce",
    "services/ads",
    "services/analytics",
    "services/rispondi-subito",
    "instant-websites",
    "landing-page-professionali",
    "flipping-catalog",
    "specializations",
  ] as const)("2 Service pages: /%s ends with a call to action to the contact page", (path) => {
    linksTo("contact")(pageAt(language, path), language);
  });

  test.each(routes)("every word written for /$path stands on the page", ({ path, content: section }) => {
    const { meta: _, ...words } = content[language][section] as unknown as Record<string, unknown> & { meta: object };
    const shown = plain(`${visibleText(pageAt(language, path))} ${namesOf(language, path)}`);
    expect(texts(words).filter((text) => !shown.includes(plain(text)))).toEqual([]);
  });
});

function pageAt(language: Language, path: Path): Document {
  const page = pages.find((candidate) => candidate.file === outputPath(language, path));
  if (!page) throw new Error(`/${language}/${path} is not built.`);
  return page.document;
}

/** Texts for those who cannot see: they are words of the page too. */
function namesOf(language: Language, path: Path): string {
  const { html } = pages.find((page) => page.file === outputPath(language, path)) ?? { html: "" };
  return [...parse(html).querySelectorAll("[aria-label]")]
    .map((element) => element.getAttribute("aria-label"))
    .join(" ");
}

/** Every text below a part of the words; identifiers of routes and icons are none. */
function texts(value: unknown, key = ""): string[] {
  if (typeof value === "string") return value === "" || ["path", "icon"].includes(key) ? [] : [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, name));
}

/** Without what keeps words together, and without the gaps that markup leaves. */
function plain(text: string): string {
  return text.replace(/[\s\u00a0\u2060]+/g, "");
}
