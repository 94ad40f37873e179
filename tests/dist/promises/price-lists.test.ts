import { expect, test } from "vitest";
import { all, textOf } from "../../support/site/page-text.ts";
import {
  builtDocument,
  euros,
  expectShown,
  inEachLanguage,
  type PromisedLanguage,
  testPromises,
  together,
} from "../../support/site/promises.ts";
import { passage, section } from "../../support/site/selectors.ts";

// The figures and labels of the two price lists of the specification, written out: a slip in the facts is seen here.

const VAT_EXTRA = /\b(?:IVA|VAT)\b.*esclus|esclus.*\bIVA\b|exclud.*\bVAT\b|(?:plus|\+) ?VAT|\+ ?IVA/i;
const AT_LEAST = /almeno|minimo|at least|minimum/i;
const PAGE_MADE = together(/pagina|page/i, /crea|scri[vt]|realizz|costru|built|build|writ|made\b/i);

inEachLanguage("in %s, /landing/", (language) => {
  test("Landing offer pricing (VAT extra): three pricing cards, plus an advertising-recharge card.", () => {
    const cards = cardsOf(language);
    expect(cards.map((card) => textOf(card.querySelector("h3")))).toEqual([
      "TRY ADS",
      { it: "TRE MESI", en: "THREE MONTHS" }[language],
      { it: "UN ANNO", en: "ONE YEAR" }[language],
      expect.stringMatching({ it: /ricarica/i, en: /top-up|recharge/i }[language]),
    ]);
    // Pricing option: title, price text, features list, buttonText.
    for (const card of cards)
      expectShown(card, language, { ".price": VAT_EXTRA, "ul li": /./, 'a.button[href="#contact"]': /./ });
    for (const plan of cards.slice(0, 3)) expectShown(plan, language, { "ul > li": PAGE_MADE });
  });

  test("TRY ADS 1000 EUR. It includes page creation, campaign setup, 700 EUR ad spend on Google and Facebook, the page live for 2 months, and results shown.", () => {
    expectShown(cardsOf(language)[0] as Element, language, {
      ".price strong": euros(1000),
      "ul > li": [
        /(?:configura|avvi)\w* .*campagna|campaign set-?up/i,
        together(euros(700), /Google/, /Facebook/, /annunci|\bads?\b/i),
        together(/\b2 (?:mesi|months)/, /online|live/i),
        /risultati|results/i,
      ],
    });
  });

  test("THREE MONTHS 400 EUR. It includes page creation and maintenance for 3 months.", () => {
    expectShown(cardsOf(language)[1] as Element, language, {
      ".price strong": euros(400),
      "ul > li": together(/\b3 (?:mesi|months)/, /manutenzione|maintenance/i),
    });
  });

  test("ONE YEAR 1000 EUR.", () => {
    expectShown(cardsOf(language)[2] as Element, language, { ".price strong": euros(1000) });
  });

  test("Ad recharge in multiples of 500 EUR: 70% to ad space, 30% to management, no setup fee, no monthly minimum.", () => {
    const card = cardsOf(language)[3] as Element;
    expect(textOf(card)).toMatch(/multipli di 500 €|multiples of €500\b/i);
    expectShown(card, language, {
      "ul > li": [
        together(/\b70%/, /annunci|\bads?\b/i, euros(350)),
        together(/\b30%/, /gestione|management/i, euros(150)),
        /(?:nessun|senza|niente)\w* (?:costo di )?avvio|no set-?up/i,
        /(?:nessun|senza) (?:\w+ )?minimo (?:mensile|al mese)|no monthly minimum/i,
      ],
    });
  });
});

testPromises("google-ads", {
  "Ads management (VAT extra).": { [section("pricing")]: VAT_EXTRA },
  "Setup 300 EUR per channel, one-time.": {
    [passage(section("pricing"))]: together(
      euros(300),
      /avvio|set-?up/i,
      /per canale|per channel/i,
      /una volta|una tantum|once|one-time|one-off/i,
    ),
  },
  "Monthly fee 30% of monthly ad spend, with a minimum of 300 EUR.": {
    [passage(section("pricing"))]: together(/\b30%/, /spesa|spend/i, /mese|month/i, AT_LEAST, euros(300)),
  },
  "Minimum initial term 3 months paid in advance (first quarter minimum 900 EUR).": {
    [passage(section("pricing"))]: together(/\b3 (?:mesi|months)/, /anticip|advance/i, AT_LEAST, euros(900)),
  },
  "Afterwards, monthly cancellation with one month notice.": {
    [passage()]: together(
      /\b3 (?:mesi|months).*\b(?:poi|dopo|then|after)/i,
      /mese per mese|ogni mese|month by month|any month|monthly/i,
      /\b(?:1|un) mese di preavviso|\b(?:1|one) month’s notice|notice of (?:1|one) month\b/i,
      // The notice belongs to what comes afterwards, not to the first term.
      /^(?!.*(?:\bsempre\b|\balways\b))/i,
    ),
  },
  "The Win-Win option removes the setup cost and the ad budget is paid via the agency. The monthly fee rule is unchanged.":
    {
      [section("win-win")]: /Win-Win/,
      [passage(section("win-win"))]: [
        together(/Win-Win/, /\b0 €|€0\b|senza|non paghi|\bno\b/i, /avvio|set-?up/i),
        together(
          /annunci|budget|\bads?\b/i,
          /(?:pag\w+|pass\w+) (?:a|da) noi|tramite noi|(?:pay|through|to|via) us\b/i,
        ),
        /stess[oa] (?:compenso|tariffa)|same (?:monthly )?fee/i,
      ],
      [`${section("win-win")} .ticket`]: [
        together(euros(300), /\b30%/, AT_LEAST),
        together(/Win-Win/, euros(0), /stess[oa] (?:compenso|tariffa)|same (?:monthly )?fee/i),
      ],
    },
  "Campaign activation 5-7 working days from approval.": {
    [passage()]: together(/\b5–7 (?:giorni lavorativi|working days)/, /approv/i),
  },
});

function cardsOf(language: PromisedLanguage): Element[] {
  return all(builtDocument(language, "landing"), "#pricing .ticket");
}
