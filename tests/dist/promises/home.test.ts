import { expect } from "vitest";
import { page as home } from "../../../src/pages/home/index.tsx";
import { site } from "../../../src/site.ts";
import { type Path, pageUrl } from "../../../src/urls.ts";
import { sharedWords } from "../../../src/words/index.ts";
import {
  all,
  call,
  embeds,
  every,
  has,
  ifGiven,
  outward,
  plain,
  says,
  showsPhone,
  testPromises,
  textOf,
  whatsApp,
} from "../../support/site/promises.ts";

const { statistics, links } = site;

testPromises([
  [
    "… by messaging chat, by booking a free consultation.",
    ["", "contact"],
    every(
      has(`main ${whatsApp}`),
      ifGiven(links.calendar, (url) => has(`main ${outward(url)}`)),
      says("main", { it: /gratuita/, en: /free/i }),
    ),
  ],
  [
    "The services-grid cards navigate to /{lang} plus the card path.",
    "",
    (page, language) => {
      const hrefs = all(page, "[data-card] h3 a").map((link) => link.getAttribute("href") ?? "");
      expect(hrefs.filter((href) => href.startsWith(pageUrl(language, ""))).length).toBe(7);
    },
  ],
  [
    "Hero: title, highlight and description text.",
    "",
    (page, language) => {
      const { hero } = home.words[language];
      expect(textOf(page.querySelector(".hero h1"))).toBe(`${hero.title} ${hero.accent}`);
      expect(textOf(page.querySelector(".hero h1 em"))).toBe(hero.accent);
      says(".hero .lede", hero.lede)(page, language, "");
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
    "Service card: title, description, icon, features list, path, whatsapp flag.",
    "",
    (page, language) => {
      for (const [at, card] of all(page, "[data-card]").entries()) {
        const words = sharedWords.services[language].cards[at];
        expect(textOf(card.querySelector("h3"))).toContain(plain(words?.title ?? "?"));
        expect(textOf(card.querySelector("[data-face=front]"))).toContain(plain(words?.description ?? "?"));
        expect(card.querySelector("[data-face=front] svg")).not.toBeNull();
        expect(all(card, "[data-face=back] li").map(textOf)).toEqual(words?.features.map(plain));
      }
    },
  ],
  [
    "Statistics strip: 120+ happy clients, 1000+ managed campaigns, 300% average ROI, 15+ years of experience.",
    "",
    (page) =>
      expect(all(page, ".statistics dt").map(textOf)).toEqual([
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
      const promised = {
        it: ["Analisi", "Strategia", "Realizzazione", "Ottimizzazione"],
        en: ["Analysis", "Strategy", "Implementation", "Optimization"],
      }[language];
      expect(steps.filter((step) => promised.includes(step))).toEqual(promised);
    },
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
      for (const topic of topics) expect(questions).toContainEqual(expect.stringMatching(topic));
    },
  ],
  [
    "Contact section (anchor id contact): phone with a digital concierge label.",
    "",
    every(
      has(`#contact ${call}`),
      showsPhone("#contact", site.phones.tollFree),
      says("#contact", { it: /Concierge digitale/, en: /Digital concierge/ }),
    ),
  ],
  [
    "A link to book a free consultation in an external calendar.",
    "",
    ifGiven(links.calendar, (url) => has(`#contact ${outward(url)}`)),
  ],
  [
    "Legal address in Monza and operational address in Milano.",
    "",
    (page) => {
      const places = all(page, "#contact address").map(textOf);
      const { legal, operational = legal } = site.addresses;
      const offices = [...new Set([legal, operational])];
      expect(places).toHaveLength(offices.length);
      for (const [at, { street, postalCode, city }] of offices.entries()) {
        for (const part of [street, postalCode, city]) expect(places[at]).toContain(part);
      }
    },
  ],
  ["An embedded map.", "", ifGiven(site.links.mapEmbed, (url) => embeds("#contact .embed-map", url, url))],
]);
