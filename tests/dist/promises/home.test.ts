import { expect } from "vitest";
import { cardTable } from "../../../src/components/service-cards.ts";
import { isSample } from "../../../src/facts/samples.ts";
import { parse } from "../../support/site/built-site.ts";
import { facts, pageUrl, words } from "../../support/site/own-site.ts";
import { all, call, linkTo, outward, plain, section, textOf, whatsApp } from "../../support/site/page-parts.ts";
import { expectShown, numberOf, testPromises, together } from "../../support/site/promises.ts";
import { renderOwner } from "../../support/site/render-owner.ts";

const { links } = facts;

/** Home, where the first card leads nowhere. */
const homeWithoutWay = await renderWithoutWay();

/** A drawn picture; a frame only in the browser, and only if the address is real. */
const embed = (place: string, address = "") => ({
  [`${place} img[src]`]: 1,
  [`${place} iframe`]: 0,
  [`${place} [data-props]`]: isSample(address) ? 0 : 1,
});

testPromises(["", "contact"], {
  "… by messaging chat, by booking a free consultation in an external calendar.": {
    [`#contact ${whatsApp}`]: true,
    [`#contact ${outward(links.calendar)}`]: true,
    ".hero": /consulenza\S* (?:è )?gratuita|gratuita (?:\S+ )?consulenza|free consultation|consultation is free/i,
  },
  "Contact section (anchor id contact): phone with a digital concierge label.": {
    [`#contact ${call}`]: true,
    "#contact": [numberOf(facts.phones.tollFree), /Concierge digitale|Digital concierge/],
  },
  "Legal address in Monza and operational address in Milano.": {
    "#contact address": [
      together(/sede legale|registered office|legal address/i, /Via Esempio 1.*\b20900 Monza \(MB\)/),
      together(/sede operativa|main office|operational address/i, /Via Esempio 2.*\b20121 Milano \(MI\)/),
    ],
  },
  "An embedded map.": embed("#contact .embed-map", links.mapEmbed),
});

testPromises("", {
  "Home: hero, services grid, statistics strip, how we work, clients carousel, FAQ, testimonials carousel, social feed, contact section.":
    (page) => {
      const nameOf = (part: Element) =>
        part.getAttribute("aria-labelledby")?.replace("-title", "") ?? part.classList[0];
      expect(all(page, "main > section").map(nameOf)).toEqual([
        ...["hero", "services", "statistics", "method", "clients", "faq", "testimonials", "feed", "contact"],
      ]);
    },
  "Statistics strip: 120+ happy clients, 1000+ managed campaigns, 300% average ROI, 15+ years of experience.": {
    ".statistics dl > div": [
      together(/^120\+ /, /clienti|clients/),
      together(/^1000\+ /, /campagne|campaigns/),
      together(/^300% /, /ROI/),
      together(/^15\+ /, /anni|years/),
    ],
  },
  "Clients carousel: 11 entries. The first 6 are links to external demo sites with an image and the text Visita il sito. The last 5 are text-only names.":
    (page, language) => {
      const slides = all(page, ".clients .slide");
      expect(slides).toHaveLength(11);
      for (const slide of slides.slice(0, 6))
        expectShown(slide, language, {
          'a[href^="https://"][target=_blank]': { it: /Visita il sito/, en: /Visit the site/ }[language],
          "a img": 1,
        });
      for (const slide of slides.slice(6)) {
        expectShown(slide, language, { "a, img": 0 });
        expect(textOf(slide)).not.toBe("");
      }
    },
  "Visitors from abroad, whom the toll-free number does not reach, may write or book a call.": {
    "#contact small": /WhatsApp.*(?:prenota|book a call)/i,
  },
  "Hero: title, highlight and description text.": { ".hero h1": /./, ".hero h1 em": /./, ".hero .lede": /./ },
  "Primary button (Start Now): smooth scroll to the contact section.": {
    '.hero a.primary[href="#contact"]': /^(?:Inizia ora|Start now)$/i,
  },
  "Secondary button (Learn More): goes to the services overview.": {
    [`.hero ${linkTo("services")}`]: /^(?:Scopri di più|Learn more)/,
  },
  "An image that flips on click to a back face with the words Velocità and Successo and the text Clicca per tornare all'immagine.":
    {
      ".flip > [data-face=front] .flip-button": 1,
      ".flip > [data-face=back]":
        /Velocità Successo Clicca per tornare all’immagine|Speed Success Click to (?:go back|return) to the (?:image|picture)/,
    },
  "Services grid: 8 cards: lead generation, e-commerce promotion, ads management, analytics and reporting, instant websites, WhatsApp contact (messaging), professional landing pages, automatic answering service. They navigate to /{lang} plus the card path. The messaging card opens a chat link instead.":
    (page, language) => {
      const hrefs = all(page, ".card .card-link").map((link) => link.getAttribute("href") ?? "");
      const own = pageUrl(language, "");
      expect(hrefs.map((href) => (href.startsWith(own) ? href.slice(own.length, -1) : href))).toEqual([
        ...["services/lead-generation", "services/ecommerce", "services/ads", "services/analytics", "instant-websites"],
        expect.stringMatching(/^https:\/\/wa\.me\//),
        ...["landing-page-professionali", "services/rispondi-subito"],
      ]);
      expectShown(page, language, { [`.card ${whatsApp}.card-link`]: 1 });
    },
  "A card without a path flips. Card back: a call button, a Scopri di più link and a 24/7 availability text.": (
    page,
    language,
  ) => {
    for (const card of all(page, ".card"))
      expectShown(card, language, {
        "[data-turn]": 2,
        [`[data-face=back] ${call}`]: true,
        // That of the messaging card has its own words.
        "[data-face=back]": [/\b24\/7\b/, /Scopri di più|Learn more|Invia messaggio|Send a message/],
      });
    // tests/client/cards.test.ts presses such a card.
    const [card] = all(homeWithoutWay[language], ".card");
    expect(card?.matches("[data-turn]"), "a press anywhere").toBe(true);
    expectShown(card as Element, language, {
      "[data-face=front] a": 0,
      [call]: 1,
      [linkTo("services/lead-generation")]: 0,
    });
    expect(all(page, ".card[data-turn]"), "cards that lead somewhere").toEqual([]);
  },
  "The messaging card has the button Invia messaggio, and its back reads Invia messaggio o vocale.": {
    [`.card [data-face=front] ${whatsApp}.button`]: 1,
    [`.card [data-face=front] ${whatsApp}`]: /Invia messaggio|Send a message/,
    [`.card [data-face=back] ${whatsApp}`]: /Invia messaggio o vocale|Send a message or voice note/,
  },
  "Service card: title, description, icon, features list, path, whatsapp flag.": (page, language) => {
    const cards = Object.values(words.shared[language].services.cards);
    for (const [at, card] of all(page, ".card").entries()) {
      const { title = "?", description = "?", features } = cards[at] ?? {};
      expectShown(card, language, { h3: title, "[data-face=front]": description, "[data-face=front] svg": true });
      expect(all(card, "[data-face=back] li").map(textOf)).toEqual(features?.map(plain));
      const to = cardTable[at]?.to ?? "";
      const way = to === "whatsapp" ? whatsApp : linkTo(to);
      expectShown(card, language, { [`[data-face=front] ${way}`]: 1, [`[data-face=back] ${way}`]: 1 });
    }
  },
  "How we work: four steps: Analysis, Strategy, Implementation, Optimization.": {
    [`${section("method")} ol > li h3`]:
      /Analisi.*Strategia.*Realizzazione.*Ottimizzazione|Analysis.*Strategy.*Implementation.*Optimization/,
  },
  "FAQ: 4 questions, one open at a time: services offered, how to start, activation time, how results are measured.": (
    page,
    language,
  ) => {
    const name = page.querySelector(".faq details")?.getAttribute("name");
    expectShown(page, language, {
      ".faq details": 4,
      [`.faq details:not([name="${name}"])`]: 0,
      ".faq summary": [/servizi|services/, /comincia|start/, /tempo|long|quickly|soon/, /misura|measure/],
    });
  },
  "A social-feed embed section from a third-party widget.": embed(".embed-feed", links.socialFeedScript),
});

testPromises(["", "google-ads"], {
  "Testimonials carousel (6 reviews).": { ".reviews .slide": 6 },
  "A link to view all testimonials goes to /{lang}/testimonials.": { [`.reviews ${linkTo("testimonials")}`]: true },
  "Previous and next buttons are disabled at the ends.": {
    ".move-back[aria-disabled=true]": true,
    ".move-on[aria-disabled=false]": true,
    ".move-back[aria-disabled=false], .move-on[aria-disabled=true]": 0,
  },
});

async function renderWithoutWay() {
  const [card] = cardTable as [(typeof cardTable)[number]];
  const { to } = card;
  card.to = null;
  const files = await renderOwner(facts);
  card.to = to;
  const home = (language: string) => parse(files[`${language}/index.html`] ?? "");
  return { it: home("it"), en: home("en") };
}
