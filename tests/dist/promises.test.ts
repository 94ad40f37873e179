import { describe, expect, test } from "vitest";
import { content } from "../../src/content/index.ts";
import { euro, phone, range } from "../../src/format.ts";
import { floatingChain } from "../../src/navigation.ts";
import { routes } from "../../src/routes.ts";
import { site } from "../../src/site.ts";
import { languages, locales, outputPath, type Path, pageUrl, paths } from "../../src/urls.ts";
import { files, lateTags, meta, pages, parse, read, visibleText } from "../support/built-site.ts";

/** The languages that the specification speaks of; it promises nothing for one that is added later. */
const promised = ["it", "en"] as const;
type Promised = (typeof promised)[number];

/**
 * Every sentence of sections 1, 2, 3 and 9 of the specification, in its own
 * words and order, with what makes it true of the built pages. Figures are
 * looked up in the facts, so that the owner may change them; what a section
 * says of behaviour is tested in `tests/client` and `tests/browser`, and here
 * by the markup that it starts from.
 */
type Promises = [sentence: string, where: Path | Path[] | "every page", check: Check][];
type Check = (page: Document, language: Promised, path: Path) => unknown;

const { offers, delivery, statistics, links } = site;
const { adsManagement, recharge } = offers;

const call = `a[href="tel:${site.phones.tollFree}"]`;
const whatsApp = `a[href^="https://wa.me/${site.phones.whatsapp.slice(1)}?text="][target=_blank]`;
const outward = (url: string) => `a[href="${url}"][target=_blank]`;
const servicePages: Path[] = ["services/lead-generation", "services/ecommerce", "services/ads", "services/analytics"];

/* ── What a check may ask ───────────────────────────────────────────── */

const all = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)];

/** What an element says, with a gap between the texts of its parts. */
function textOf(element: Element | null): string {
  if (!element) return "";
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const parts: string[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest("script, style")) parts.push(walker.currentNode.textContent ?? "");
  }
  return plain(parts.join(" "));
}

/** The page holds what the selector names, so many times or at all. */
const has =
  (selector: string, times?: number): Check =>
  (page) => {
    const found = all(page, selector).length;
    if (times === undefined) expect(found, selector).toBeGreaterThan(0);
    else expect(found, selector).toBe(times);
  };

/** The part of the page that the selector names says it, in the words of each language or in both. */
const says =
  (selector: string, ...expected: (string | RegExp | Record<Promised, RegExp>)[]): Check =>
  (page, language) => {
    const text = all(page, selector).map(textOf).join(" ");
    for (const one of expected) {
      const pattern = typeof one === "string" || one instanceof RegExp ? one : one[language];
      expect(text, `${selector} says ${pattern}`).toMatch(
        typeof pattern === "string" ? pattern.replace(/[\s\u00a0\u2060]+/g, " ") : pattern,
      );
    }
  };

const leadsTo =
  (path: Path, within = "main"): Check =>
  (page, language, own) =>
    has(`${within} a[href="${pageUrl(language, path)}"]`)(page, language, own);

const every =
  (...checks: Check[]): Check =>
  (page, language, path) => {
    for (const check of checks) check(page, language, path);
  };

/** The section whose heading has this id holds so many of something. */
const inSection = (heading: string, selector: string, times?: number) =>
  has(`section[aria-labelledby="${heading}"] ${selector}`, times);

/* ── Section 1 ──────────────────────────────────────────────────────── */

const whatItDoes: Promises = [
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
    "… by messaging chat, by booking a free consultation.",
    ["", "contact"],
    every(
      has(`main ${whatsApp}`),
      has(`main ${outward(links.calendar)}`),
      says("main", { it: /gratuita/, en: /free/i }),
    ),
  ],
  ["Lead generation.", "services", leadsTo("services/lead-generation")],
  ["E-commerce promotion.", "services", leadsTo("services/ecommerce")],
  [
    "Ads management (Google and Facebook ads).",
    "services/ads",
    every(says("main", /Google/, /Facebook/), says("h1, .kicker", { it: /annunci/i, en: /\bads?\b/i })),
  ],
  ["Analytics and reporting.", "services/analytics", says("main", /report/i)],
  [
    "Instant websites, delivered in 7 days.",
    "instant-websites",
    says("h1", { it: RegExp(`${delivery.instantSite.days} giorni`), en: RegExp(`${delivery.instantSite.days} days`) }),
  ],
  [
    "Professional landing pages, delivered in 5 business days.",
    "landing-page-professionali",
    says("#process", {
      it: RegExp(`${delivery.landingPage.workingDays} giorni lavorativi`),
      en: RegExp(`${delivery.landingPage.workingDays} working days`),
    }),
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
  [
    "Flipping Catalog: interactive page-turning digital catalogs.",
    "flipping-catalog",
    every(has(".book .leaf"), has('.book .leaf a[href^="#page-"]')),
  ],
  [
    "The site also offers a messaging-based virtual assistant available 24/7 and a free consultation.",
    "contact",
    says("#contact", { it: /assistente virtuale/, en: /virtual assistant/ }, /24\/7/, { it: /gratuita/, en: /free/i }),
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
    "All content is static. Nothing is persisted and nothing is fetched from the product's own server.",
    "every page",
    (page) =>
      expect(
        [...all(page, "script[src]"), ...lateTags(page, "script")].map((script) => script.getAttribute("src")),
      ).toEqual([expect.stringMatching(/\/assets\/main-\w+\.js$/)]),
  ],
];

/* ── Section 2: routes ──────────────────────────────────────────────── */

const routing: Promises = [
  [
    "Every page lives under a language prefix {lang}, which must be it or en.",
    "every page",
    (page, language, path) =>
      expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(
        RegExp(`${pageUrl(language, path)}$`),
      ),
  ],
  [
    "The bare root redirects to the home page of the current language; a path without a valid language prefix to the same path.",
    "every page",
    (_, language, path) => {
      const stub = read(path === "" ? "index.html" : `${path}/index.html`);
      expect(stub).toContain("location");
      expect(stub).toContain(`href="${pageUrl(language, path)}"`);
    },
  ],
  [
    "Unknown paths redirect to the home page of the current language.",
    "",
    (_, language) => expect(parse(read("404.html")).querySelector(`a[href="${pageUrl(language, "")}"]`)).not.toBeNull(),
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
  [
    "Page changes animate with a fade and slide.",
    "every page",
    (page) => expect(page.head.innerHTML).toMatch(/::view-transition-new\(root\)\{[^}]*animation/),
  ],
  [
    "A crash in a page shows a fallback (see section 8).",
    "",
    () => {
      const script = files.find((file) => /^assets\/islands-\w+\.js$/.test(file)) ?? "";
      expect(read(script)).toContain("Something went wrong.");
    },
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
  [
    "Some navigation links and the floating-button chain use unprefixed paths, which are then redirected.",
    [...floatingChain],
    (_, __, path) => expect(files).toContain(path === "" ? "index.html" : `${path}/index.html`),
  ],
  [
    "The services-grid cards navigate to /{lang} plus the card path.",
    "",
    (page, language) => {
      const hrefs = all(page, "[data-card] h3 a").map((link) => link.getAttribute("href") ?? "");
      expect(hrefs.filter((href) => href.startsWith(pageUrl(language, ""))).length).toBe(7);
    },
  ],
];

/* ── Section 2: shell ───────────────────────────────────────────────── */

const shell: Promises = [
  ["Header: a logo linking to the home page.", "every page", leadsTo("", "header .logo, header")],
  ["About.", "every page", leadsTo("about", "header .wide-nav")],
  [
    "A Services dropdown listing the 7 services, each with a title and a description.",
    "every page",
    (page) => {
      const entries = all(page, "header #services-menu .services-list a");
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
      expect(switches.map((link) => link.querySelector("img")?.getAttribute("srcset"))).toEqual(
        ["it", "gb"].map((flag) => `${links.flags}/w40/${flag}.png 1x, ${links.flags}/w80/${flag}.png 2x`),
      );
      expect(switches.map((link) => link.querySelector("img")?.getAttribute("alt"))).toEqual(["", ""]);
    },
  ],
  [
    "On mobile, a collapsible menu with the same items and a call button.",
    "every page",
    (page) => {
      const hrefs = (selector: string) => new Set(all(page, `${selector} a`).map((link) => link.getAttribute("href")));
      expect(hrefs("#mobile-menu nav")).toEqual(hrefs(".wide-nav"));
      expect(all(page, `#mobile-menu ${call}`)).toHaveLength(1);
      expect(all(page, "#mobile-menu .language-switch a")).toHaveLength(2);
      expect(all(page, "[popovertarget=mobile-menu]").length).toBeGreaterThan(0);
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
    "Navigation labels: services, specializations, flipping catalog, about us, call now, contact us, instant websites, testimonials.",
    "every page",
    (page, language) => {
      const { nav } = content[language];
      const text = textOf(page.body);
      const labels = [nav.services, nav.specializations, nav.flippingCatalog, nav.about, nav.callNow, nav.contactUs];
      for (const label of [...labels, nav.instantWebsites, nav.testimonials]) expect(text).toContain(label);
    },
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
];

/* ── Section 2: home ────────────────────────────────────────────────── */

const home: Promises = [
  [
    "Hero: title, highlight and description text.",
    "",
    (page, language) => {
      const { hero } = content[language];
      expect(textOf(page.querySelector(".hero h1"))).toBe(`${hero.title} ${hero.highlight}`);
      expect(textOf(page.querySelector(".hero h1 em"))).toBe(hero.highlight);
      says(".hero .lede", hero.description)(page, language, "");
    },
  ],
  [
    "Primary button (Start Now): smooth scroll to the contact section.",
    "",
    has('.hero a.primary[href="#contact"][data-scroll-to=contact]', 1),
  ],
  [
    "Secondary button (Learn More): goes to the services overview.",
    "",
    (page, language) => {
      const button = page.querySelector(`.hero a[href="${pageUrl(language, "services")}"]`);
      expect(textOf(button as Element)).toMatch(language === "it" ? /^Scopri di più/ : /^Learn more/);
    },
  ],
  [
    "An image that flips on click to a back face with the words Velocità and Successo and the text Clicca per tornare all'immagine.",
    "",
    every(
      has(".flip .flip-button", 1),
      says(".flip .flip-back", { it: /Velocità Successo ?Clicca per tornare all’immagine/, en: /Speed ?Success/ }),
    ),
  ],
  [
    "Services grid: 8 cards: lead generation, e-commerce promotion, ads management, analytics and reporting, instant websites, WhatsApp contact (messaging), professional landing pages, automatic answering service.",
    "",
    (page, language) => {
      const hrefs = all(page, "[data-card] h3").map((heading) => heading.querySelector("a")?.getAttribute("href"));
      const card = (path: Path) => pageUrl(language, path);
      expect(hrefs).toEqual([
        card("services/lead-generation"),
        card("services/ecommerce"),
        card("services/ads"),
        card("services/analytics"),
        card("instant-websites"),
        expect.stringMatching(/^https:\/\/wa\.me\//),
        card("landing-page-professionali"),
        card("services/rispondi-subito"),
      ]);
    },
  ],
  [
    "Cards appear in random order; the order is reshuffled.",
    "",
    has("[data-island=services-grid] [data-slot] > [data-card]", 8),
  ],
  ["The messaging card opens a chat link instead.", "", has(`[data-card] h3 ${whatsApp}`, 1)],
  [
    "A card without a path flips; card back: a call button, a Scopri di più link and a 24/7 availability text.",
    "",
    (page) => {
      const backs = all(page, "[data-face=back]");
      expect(backs).toHaveLength(8);
      for (const back of backs) {
        expect(back.querySelector(call)).not.toBeNull();
        expect(textOf(back)).toContain(`${site.availability.hoursPerDay}/${site.availability.daysPerWeek}`);
        expect(back.closest("[data-card]")?.querySelectorAll("[data-turn]")).toHaveLength(2);
      }
      expect(backs.filter((back) => /Scopri di più|Learn more/.test(textOf(back)))).toHaveLength(7);
    },
  ],
  [
    "The messaging card has the button Invia messaggio, and its back reads Invia messaggio o vocale.",
    "",
    (page, language) => {
      const card = page.querySelector(`[data-card] h3 ${whatsApp}`)?.closest("[data-card]") ?? page;
      says("[data-face=front]", { it: /Invia messaggio/, en: /Send a message/ })(card as Document, language, "");
      says("[data-face=back]", { it: /Invia messaggio o vocale/, en: /Send a message or voice note/ })(
        card as Document,
        language,
        "",
      );
    },
  ],
  [
    "Statistics strip: 120+ happy clients, 1000+ managed campaigns, 300% average ROI, 15+ years of experience.",
    "",
    (page) =>
      expect(all(page, ".statistics dd").map(textOf)).toEqual([
        `${statistics.clients}+`,
        `${statistics.campaigns}+`,
        `${statistics.averageRoiPercent}%`,
        `${statistics.experienceYears}+`,
      ]),
  ],
  [
    "How we work: four steps: Analysis, Strategy, Implementation, Optimization.",
    "",
    (page, language) => {
      const steps = all(page, 'section[aria-labelledby="method-title"] ol > li h3').map(textOf);
      expect(steps).toEqual(
        {
          it: ["Analisi", "Strategia", "Realizzazione", "Ottimizzazione"],
          en: ["Analysis", "Strategy", "Implementation", "Optimization"],
        }[language],
      );
    },
  ],
  [
    "Clients carousel: 11 entries. The first 6 are links to external demo sites with an image and the text Visita il sito. The last 5 are text-only names.",
    "",
    (page, language) => {
      const slides = all(page, ".clients .slide");
      expect(slides).toHaveLength(11);
      for (const [at, slide] of slides.entries()) {
        const demo = site.clients.demos[at];
        expect(all(slide, "img").length).toBe(demo ? 1 : 0);
        expect(slide.querySelector("a[target=_blank]")?.getAttribute("href") ?? null).toBe(demo?.url ?? null);
        if (demo) expect(textOf(slide)).toMatch({ it: /Visita il sito/, en: /Visit the site/ }[language]);
        else expect(textOf(slide)).toBe(site.clients.names[at - site.clients.demos.length]);
      }
    },
  ],
  [
    "Previous and next buttons are disabled at the ends.",
    "",
    (page) =>
      expect(all(page, ".clients .move, .reviews .move").map((button) => button.getAttribute("aria-disabled"))).toEqual(
        ["true", "false", "true", "false"],
      ),
  ],
  [
    "FAQ: 4 questions, one open at a time: services offered, how to start, activation time, how results are measured.",
    "",
    (page, language) => {
      expect(new Set(all(page, ".faq details").map((details) => details.getAttribute("name"))).size).toBe(1);
      const questions = all(page, ".faq summary").map(textOf);
      const topics = {
        it: [/servizi/, /comincia/, /tempo/, /misura/],
        en: [/services/, /start/, /long|quickly|soon/, /measure/],
      }[language];
      expect(questions).toHaveLength(4);
      for (const [at, topic] of topics.entries()) expect(questions[at]).toMatch(topic);
    },
  ],
  [
    "Testimonials carousel (6 reviews) and a social-feed embed section from a third-party widget.",
    "",
    every(has(".reviews .slide", 6), has(".embed-feed iframe[src][title][sandbox]", 1)),
  ],
  [
    "Contact section (anchor id contact): phone with a digital concierge label.",
    "",
    every(
      has(`#contact ${call}`),
      says("#contact", phone(site.phones.tollFree), { it: /Concierge digitale/, en: /Digital concierge/ }),
    ),
  ],
  ["A link to book a free consultation in an external calendar.", "", has(`#contact ${outward(links.calendar)}`)],
  [
    "Legal address in Monza and operational address in Milano.",
    "",
    (page) => {
      const places = all(page, "#contact address").map(textOf);
      expect(places).toHaveLength(2);
      for (const [at, { street, postalCode, city }] of [site.addresses.legal, site.addresses.operational].entries()) {
        for (const part of [street, postalCode, city]) expect(places[at]).toContain(part);
      }
    },
  ],
  ["An embedded map.", "", has(`#contact iframe[src="${links.mapEmbed}"][title]`, 1)],
];

/* ── Section 2: the other pages ─────────────────────────────────────── */

const steps =
  (...names: Record<Promised, RegExp>[]): Check =>
  (page, language) => {
    const headings = all(page, "#process ol > li h3").map(textOf);
    expect(headings).toHaveLength(names.length);
    for (const [at, name] of names.entries()) expect(headings[at]).toMatch(name[language]);
  };

/** The days of a timeline, as the facts have them. */
const timeline =
  (selector: string, spans: Record<string, readonly [number, number]>): Check =>
  (page, language) => {
    const day = { it: /^Giorno /, en: /^Days? / }[language];
    const shown = all(page, selector).map((element) => textOf(element).replace(day, ""));
    expect(shown).toEqual(Object.values(spans).map(range));
  };

const otherPages: Promises = [
  [
    "About: a reputation block with 5 stars and Google-verified reviews.",
    "about",
    every(has(".reputation .stars svg", 5), says(".reputation", /Google/, { it: /verificate/, en: /verified/i })),
  ],
  [
    "A founder card with a link to a professional network profile.",
    "about",
    every(inSection("founder-title", outward(links.founder), 1), says("main", /LinkedIn/)),
  ],
  [
    "Three value cards: a decade of experience, innovative approach, measurable results.",
    "about",
    every(
      inSection("values-title", "li h3", 3),
      says(
        'section[aria-labelledby="values-title"]',
        String(site.experience.reputationYears),
        { it: /innovativo/, en: /innovative/i },
        { it: /misurabili/, en: /measurable/i },
      ),
    ),
  ],
  ["A four-step methodology.", "about", inSection("method-title", "ol > li", 4)],
  [
    "Flipping Catalog: three advantages: immersive experience, mobile optimized, improved conversions.",
    "flipping-catalog",
    every(
      inSection("advantages-title", "li h3", 3),
      says(
        'section[aria-labelledby="advantages-title"] h3',
        { it: /immersiva/, en: /immersive/i },
        { it: /telefono/, en: /phone|mobile/i },
        {
          it: /[Cc]onversioni/,
          en: /conversion/i,
        },
      ),
    ),
  ],
  [
    "Three use cases: product catalogs, company brochures, restaurant menus.",
    "flipping-catalog",
    every(
      inSection("uses-title", "li h3", 3),
      says(
        'section[aria-labelledby="uses-title"] h3',
        { it: /[Cc]ataloghi/, en: /catalog/i },
        { it: /[Bb]rochure/, en: /brochure/i },
        {
          it: /[Mm]enu/,
          en: /menu/i,
        },
      ),
    ),
  ],
  [
    "Specializations: ad platform cards (Google Ads, Facebook Ads), SEO, analytics; each has 3 items.",
    "specializations",
    every(
      says("main h3", /Google Ads/, /Facebook Ads/),
      has("main article", 2),
      has("main article:first-of-type li", 3),
      has("main article:last-of-type li", 3),
      has("section#seo li", 3),
      has("section#analytics li", 3),
    ),
  ],
  [
    "Instant websites: timeline: Day 1-2 requirements analysis, Day 3 planning, Day 4-6 development, Day 7 launch.",
    "instant-websites",
    every(
      timeline("#process ol > li strong", delivery.instantSite.timeline),
      steps(
        { it: /Analisi/, en: /analysis/i },
        { it: /Progettazione/, en: /plan/i },
        { it: /Sviluppo/, en: /develop|build/i },
        { it: /Lancio/, en: /launch/i },
      ),
    ),
  ],
  [
    "Benefits: rapid development, annual support, an annual changes package included in the price.",
    "instant-websites",
    every(
      inSection("benefits-title", "li h3", 3),
      says(
        'section[aria-labelledby="benefits-title"]',
        { it: /rapido/, en: /fast|rapid|quick/i },
        { it: /[Aa]ssistenza annuale/, en: /support/i },
        { it: /pacchetto annuale di modifiche/, en: /annual|year/i },
        { it: /nel prezzo/, en: /in the price/i },
      ),
    ),
  ],
  [
    "A call to action to /{lang}/contact.",
    [...servicePages, "instant-websites", "landing-page-professionali", "services/rispondi-subito"],
    leadsTo("contact", "main .cta"),
  ],
  [
    "Service pages: lead generation, e-commerce, ads and analytics each have a hero, 4 features, a 4-step process.",
    servicePages,
    every(
      has(".hero h1", 1),
      has(".hero-picture svg"),
      inSection("features-title", "h3", 4),
      has("#process ol > li h3", 4),
    ),
  ],
  [
    "Professional landing pages: ready in 5 business days.",
    "landing-page-professionali",
    says("#process", String(delivery.landingPage.workingDays)),
  ],
  [
    "Hosting, SSL, analytics and updates included.",
    "landing-page-professionali",
    every(
      inSection("included-title", "li h3", 4),
      says('section[aria-labelledby="included-title"] h3', /Hosting/i, /SSL/, /Analytics/i, {
        it: /Aggiornamenti/,
        en: /Updates/i,
      }),
    ),
  ],
  [
    "Process: day 1 interview and briefing, days 2-3 design and development, day 4 review and modifications, day 5 publication.",
    "landing-page-professionali",
    every(
      timeline("#process ol > li strong", delivery.landingPage.timeline),
      steps(
        { it: /Intervista e briefing/, en: /interview and briefing/i },
        { it: /Design e sviluppo/, en: /design and development/i },
        { it: /Revisione e modifiche/, en: /review and/i },
        { it: /Pubblicazione/, en: /publi/i },
      ),
    ),
  ],
  ["RispondiSubito: a hero.", "services/rispondi-subito", every(has(".hero h1", 1), has(".hero-picture svg"))],
  [
    "A boxed call-to-test section with a toll-free number link.",
    "services/rispondi-subito",
    every(has(`.test-call ${call}`, 1), says(`.test-call ${call}`, phone(site.phones.tollFree))),
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
  [
    "Testimonials page: a grid of 17 reviews. Each has its author, an optional company and 5 stars, and links out (new tab) to an external review listing.",
    "testimonials",
    (page, language) => {
      const shown = all(page, "main figure:has(blockquote)");
      const { reviews } = content[language].testimonials;
      expect(shown).toHaveLength(17);
      expect(reviews).toHaveLength(17);
      for (const figure of shown) {
        const body = textOf(figure.querySelector("blockquote"));
        const review = reviews.find((candidate) => plain(candidate.body) === body);
        expect(textOf(figure.querySelector("figcaption strong"))).toBe(review?.author);
        if (review?.company) expect(textOf(figure.querySelector("figcaption"))).toContain(review.company);
        expect(all(figure, ".stars svg")).toHaveLength(5);
        expect(figure.querySelector(outward(links.reviews))).not.toBeNull();
      }
    },
  ],
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
  ["A simplicity section.", "landing", inSection("simplicity-title", "h2", 1)],
  ["An updates-included list of four items.", "landing", inSection("updates-title", "li", 4)],
  ["Five conversion items.", "landing", inSection("conversion-title", "li h3", 5)],
  [
    "Three pricing cards, each button scrolling to contact, plus an advertising-recharge card whose button scrolls to contact.",
    "landing",
    every(has("#pricing .ticket", 4), has('#pricing .ticket a[href="#contact"]', 4), has("#pricing .recharge", 1)),
  ],
  [
    "Contact: a section with WhatsApp and phone links.",
    "landing",
    every(has(`#contact ${whatsApp}`, 1), has(`#contact ${call}`, 1)),
  ],
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
  ["Four service blocks.", "google-ads", inSection("blocks-title", "h3", 4)],
  ["The Win-Win proposal.", "google-ads", says("#win-win-title, [id*=win]", /Win-?Win/)],
  ["Five why-us points.", "google-ads", inSection("reasons-title", "h3", 5)],
  ["A testimonials carousel.", "google-ads", has(".reviews .slide", 6)],
  ["Five FAQs.", "google-ads", has(".faq details", 5)],
  [
    "A final call to action with WhatsApp and phone buttons showing the numbers.",
    "google-ads",
    every(
      says(`#contact ${whatsApp}`, phone(site.phones.whatsapp)),
      says(`#contact ${call}`, phone(site.phones.tollFree)),
    ),
  ],
  [
    "Testimonials carousel: a link to view all testimonials goes to /{lang}/testimonials; previous is disabled at the start.",
    ["", "google-ads"],
    every(
      leadsTo("testimonials", ".reviews"),
      has(".reviews .move-back[aria-disabled=true]", 1),
      has(".reviews .move-on[aria-disabled=false]", 1),
    ),
  ],
  [
    "Shows 3 cards on wide screens, 2 below 1024px, 1 below 640px; the clients carousel 1 under 768px, otherwise 3.",
    "",
    (page) => {
      const breakpoints = all(page, "[data-island=carousel]").map((island) => {
        const props = island.nextElementSibling?.textContent ?? "{}";
        return JSON.parse(props).breakpoints;
      });
      expect(breakpoints).toEqual([
        [
          [768, 3],
          [0, 1],
        ],
        [
          [1024, 3],
          [640, 2],
          [0, 1],
        ],
      ]);
    },
  ],
];

/* ── Section 2: metadata ────────────────────────────────────────────── */

const metadata: Promises = [
  [
    "Per page and language it sets: a canonical link; alternate language links for it, en and x-default.",
    "every page",
    (page, language, path) => {
      const address = (of: Promised) => new URL(pageUrl(of, path), site.origin).href;
      expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address(language));
      const alternates = all(page, "link[rel=alternate]").map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]);
      expect(alternates).toEqual([
        ["it", address("it")],
        ["en", address("en")],
        ["x-default", address("en")],
      ]);
    },
  ],
  [
    "The metadata table names pages: each has a title and a description of its own.",
    "every page",
    (page) => {
      for (const of of [(one: Document) => one.title, (one: Document) => meta(one, "description")]) {
        expect(pages.filter(({ document }) => of(document) === of(page))).toHaveLength(1);
      }
    },
  ],
  [
    "Social sharing tags: title, description, url, image, type website, large-summary card.",
    "every page",
    (page) => {
      expect(meta(page, "og:title")).toBe(page.title);
      expect(meta(page, "og:description")).toBe(meta(page, "description"));
      expect(meta(page, "og:url")).toBe(page.querySelector("link[rel=canonical]")?.getAttribute("href"));
      expect(meta(page, "og:type")).toBe("website");
      expect(meta(page, "twitter:card")).toBe("summary_large_image");
    },
  ],
  [
    "A default share image is used when none is given.",
    "every page",
    (page) => {
      const image = new URL(meta(page, "og:image") ?? "");
      expect(files).toContain(image.pathname.replace(/^\//, ""));
    },
  ],
  [
    "Structured data for a service and a two-question FAQ (activation times, how results are measured) is added on pages that supply a service type and description, and removed otherwise.",
    "every page",
    (page, language, path) => {
      const route = routes.find((candidate) => candidate.path === path);
      const { service } = (route && content[language][route.content].meta) ?? {};
      const things = graphOf(page);
      const faq = things.find((thing) => thing["@type"] === "FAQPage");
      expect(Boolean(things.find((thing) => thing["@type"] === "Service"))).toBe(Boolean(service));
      expect(Boolean(faq)).toBe(Boolean(service));
      if (!faq) return;
      expect(faq.mainEntity).toHaveLength(2);
      const text = textOf(page.querySelector("main"));
      for (const { name, acceptedAnswer } of faq.mainEntity) {
        expect(text).toContain(plain(name));
        expect(text).toContain(plain(acceptedAnswer.text));
      }
    },
  ],
];

/* ── Section 3 ──────────────────────────────────────────────────────── */

const entities: Promises = [
  [
    "Translation dictionary, per language, with sections nav, hero, services, flippingCatalog.",
    "",
    (_, language) => {
      for (const section of ["nav", "hero", "services", "flippingCatalog"] as const)
        expect(content[language][section]).toBeTypeOf("object");
    },
  ],
  [
    "Page metadata, per page and language: title, description, path.",
    "every page",
    (page) => {
      expect(page.title).not.toBe("");
      expect(meta(page, "description")).not.toBe("");
    },
  ],
  [
    "Service card: title, description, icon, features list, path, whatsapp flag.",
    "",
    (page, language) => {
      for (const [at, card] of all(page, "[data-card]").entries()) {
        const words = content[language].services.cards[at];
        expect(textOf(card.querySelector("h3"))).toContain(plain(words?.title ?? "?"));
        expect(textOf(card.querySelector("[data-face=front]"))).toContain(plain(words?.description ?? "?"));
        expect(card.querySelector("[data-face=front] svg")).not.toBeNull();
        expect(all(card, "[data-face=back] li").map(textOf)).toEqual(words?.features.map(plain));
      }
    },
  ],
  ["Client example: title, url, image, textOnly.", "", has(".clients .slide h3", 11)],
  [
    "FAQ item: question, answer.",
    ["", "google-ads"],
    (page) => {
      for (const details of all(page, ".faq details")) {
        expect(textOf(details.querySelector("summary"))).toMatch(/\?$/);
        expect(textOf(details.querySelector("summary + *"))).not.toBe("");
      }
    },
  ],
  [
    "Timeline step: title, description, day.",
    ["instant-websites", "landing-page-professionali"],
    has("#process li:has(strong):has(h3):has(h3 + p)", 4),
  ],
  ["Process step: title, description.", servicePages, has("#process ol > li:has(h3 + p)", 4)],
  ["Statistic: name, value.", "", has(".statistics dl > div:has(dt + dd)", 4)],
  [
    "Review: author, company (may be empty), rating (always 5), body.",
    "testimonials",
    has("main figure:has(.stars):has(blockquote p):has(figcaption strong)", 17),
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
    "Service block: title, items list.",
    "google-ads",
    inSection("blocks-title", ":is(li, article, div):has(> h3):has(ul > li)", 4),
  ],
  [
    "Service price ranges in euro, used in metadata; the default price range label is three euro signs.",
    "every page",
    (page, language, path) => {
      const route = routes.find((candidate) => candidate.path === path);
      const agency = graphOf(page).find((thing) => thing["@type"] === "ProfessionalService");
      if (!agency) return;
      const prices = route?.priceRange && site.priceRanges[route.priceRange];
      const expected = prices
        ? `€${prices.join("-")}`
        : route?.priceRange
          ? content[language].ui.priceVaries
          : site.defaultPriceRange;
      expect(agency.priceRange).toBe(expected);
      if (prices)
        for (const price of prices)
          expect(textOf(page.querySelector(".price-range"))).toContain(euro(price, language).replace(/[^\d.,]/g, ""));
    },
  ],
];

/* ── Section 9 ──────────────────────────────────────────────────────── */

const constants: Promises = [
  [
    "Languages: it and en. Locales it_IT and en_US.",
    "every page",
    (page, language) => {
      expect(meta(page, "og:locale")).toBe(locales[language]);
      expect(meta(page, "og:locale:alternate")).toBe(locales[language === "it" ? "en" : "it"]);
      expect(Object.values(locales)).toEqual(["it_IT", "en_US"]);
    },
  ],
  [
    "Robots meta: index, follow, unlimited snippets, large image preview.",
    "every page",
    (page) =>
      expect(meta(page, "robots")).toBe("index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1"),
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
  ["Delivery: instant website 7 days.", "instant-websites", says("main", RegExp(`\\b${delivery.instantSite.days}\\b`))],
  [
    "Landing page 5 business days, hosting included.",
    "landing-page-professionali",
    says("main", RegExp(`\\b${delivery.landingPage.workingDays}\\b`), /hosting/i),
  ],
  [
    "Support 12 months.",
    "instant-websites",
    says("main", { it: RegExp(`${delivery.supportMonths} mesi`), en: RegExp(`${delivery.supportMonths} months`) }),
  ],
  [
    "Campaign or generic activation 5-7 working days.",
    [...servicePages, "google-ads", ""],
    says("main", {
      it: RegExp(`${range(delivery.activationWorkingDays)} giorni lavorativi`),
      en: RegExp(`${range(delivery.activationWorkingDays)} working days`),
    }),
  ],
  [
    "Claims in the text: reputation text says over 10 years; the founder card says over 15 years.",
    "about",
    every(
      says(".reputation", {
        it: RegExp(`oltre ${site.experience.reputationYears} anni`),
        en: RegExp(`over ${site.experience.reputationYears} years`),
      }),
      says('section[aria-labelledby="founder-title"]', {
        it: RegExp(`oltre ${site.experience.founderYears} anni`),
        en: RegExp(`over ${site.experience.founderYears} years`),
      }),
    ),
  ],
  [
    "Service area: Italian list: Italy, Lombardy, Milan, Monza-Lecco-Como, Canton Ticino. English: Europe.",
    [...servicePages, "contact"],
    (page, language) => {
      const area = graphOf(page).flatMap((thing) => thing.areaServed ?? []);
      const expected = { it: ["Italia", "Lombardia", "Milano", "Monza-Lecco-Como", "Canton Ticino"], en: ["Europe"] }[
        language
      ];
      expect([...new Set(area)]).toEqual(expected);
    },
  ],
  ["Reshuffle: the services grid reshuffles.", "", has("[data-island=services-grid]", 1)],
  ["Statistics: 120+, 1000+, 300%, 15+.", "", has(".statistics dd", 4)],
  [
    "Landing offer pricing (VAT extra).",
    "landing",
    (page, language) => {
      for (const price of all(page, "#pricing .price")) expect(textOf(price)).toContain(content[language].ui.vatExtra);
    },
  ],
  [
    "TRY ADS 1000 EUR. It includes page creation, campaign setup, 700 EUR ad spend on Google and Facebook, the page live for 2 months, and results shown.",
    "landing",
    (page, language) => {
      const { price, adSpend, liveMonths } = offers.tryAds;
      expect(adSpend).toBe((price * recharge.adSpacePercent) / 100);
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
      expect(all(page, "#pricing .ticket:first-child ul li")).toHaveLength(5);
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
      ticket(page, 3).says(
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
  [
    "Ads management (VAT extra): setup 300 EUR per channel, one-time.",
    "google-ads",
    (page, language) =>
      every(
        says(
          'section[aria-labelledby="prices-title"]',
          content[language].ui.vatExtra,
          euro(adsManagement.setupPerChannel, language),
        ),
        says(
          "main",
          { it: /una volta sola|una tantum/, en: /once|one-time|one-off/ },
          { it: /per canale/, en: /per channel/ },
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
];

/* ── The table is run ───────────────────────────────────────────────── */

describe.each(promised)("the specification in %s", (language) => {
  describe.each(
    Object.entries({
      "1, what the product does": whatItDoes,
      "2, routes": routing,
      "2, shell": shell,
      "2, home": home,
      "2, the other pages": otherPages,
      "2, metadata": metadata,
      "3, entities": entities,
      "9, constants": constants,
    }),
  )("section %s", (_, promises) => {
    test.each(promises)("%s", (_, where, check) => {
      const asked = where === "every page" ? paths : [where].flat();
      for (const path of asked) check(pageAt(language, path), language, path);
    });
  });

  test.each(routes)("every word written for /$path stands on the page", ({ path, content: section }) => {
    const { meta: _, ...words } = content[language][section] as unknown as Record<string, unknown> & { meta: object };
    const shown = gapless(`${visibleText(pageAt(language, path))} ${namesOf(language, path)}`);
    expect(texts(words).filter((text) => !shown.includes(gapless(text)))).toEqual([]);
  });
});

function pageAt(language: Promised, path: Path): Document {
  const page = pages.find((candidate) => candidate.file === outputPath(language, path));
  if (!page) throw new Error(`/${language}/${path} is not built.`);
  return page.document;
}

/** One of the price tickets, and what it says. */
function ticket(page: Document, at: number) {
  const text = textOf(all(page, "#pricing .ticket")[at] ?? null);
  return {
    says(...expected: (string | RegExp)[]): void {
      for (const one of expected) expect(text).toMatch(typeof one === "string" ? plain(one) : one);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the page tells machines.
function graphOf(page: Document): Record<string, any>[] {
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent;
  return json ? JSON.parse(json)["@graph"] : [];
}

/** A text as it is compared: with plain spaces, and without the marks that keep words together. */
function plain(text: string): string {
  return text
    .replace(/[\s\u00a0]+/g, " ")
    .replaceAll("\u2060", " ")
    .replace(/ +/g, " ")
    .trim();
}

/** Texts for those who cannot see: they are words of the page too. */
function namesOf(language: Promised, path: Path): string {
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
function gapless(text: string): string {
  return text.replace(/[\s\u00a0\u2060]+/g, "");
}
