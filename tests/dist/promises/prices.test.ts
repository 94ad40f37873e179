import { expect, test } from "vitest";
import type { Path } from "../../../src/urls.ts";
import { pages, structuredData } from "../../support/site/built-site.ts";
import { found } from "../../support/site/found.ts";
import { facts, isHidden, pageUrl, words } from "../../support/site/own-site.ts";
import { all, plain, textOf } from "../../support/site/page-parts.ts";
import { builtDocument, inEachLanguage } from "../../support/site/promises.ts";

/** What a price is the price of: a time, a project, a channel, an invoice, a page, or the thing named right after it. */
const unit = {
  it: /\bmes[ei]\b|\banno\b|a progetto|per canale|una volta|\bogni\b|multipli|fattura|€ di avvio|in più|a pagina/i,
  en: /\bmonths?\b|\byear\b|per project|per channel|once\b|\bevery\b|multiples|invoice|€[\d,–]+ setup|extra|\beach\b|\ba page\b/i,
};
/** A sample catalogue, a sample report and a sample receipt, whose prices are not ours; and tools, which name each of their sums. */
const SAMPLES = "#demo, #report, .receipt, .tool";
/** What is paid with VAT and without it, line by line. */
const BILLS = ".bill, .starts";
const vat = { it: /\bIVA\b/g, en: /\bVAT\b/g };

inEachLanguage("in %s", (language) => {
  const own = pages.filter((page) => page.language === language);
  const heroOf = (path: string) => textOf(builtDocument(language, path).querySelector(".hero"));
  const countIn = (text: string, found: RegExp) => text.match(found)?.length ?? 0;

  /** Pages with what they say of our prices, line by line in bills apart. */
  const priced = () =>
    own.map(({ url, document }) => ({ url, document, main: without(document, `${SAMPLES}, ${BILLS}`) }));

  test("a price has its unit beside it", () => {
    const prices = priced().flatMap(({ main }) =>
      all(main, "*").filter(({ children, textContent }) => children.length === 0 && textContent?.includes("€")),
    );
    const around = found("prices", prices).map((price) =>
      ["li, tr, .offer > div, dl > div, p", "table, .ticket, details"]
        .map((part) => textOf(price.closest(part)))
        .join(" "),
    );
    expect(around.filter((said) => !unit[language].test(said))).toEqual([]);
  });

  test("VAT is said once on a page that sells, and in bills", () => {
    const selling = priced().map(({ url, document, main }) => {
      const isSelling = all(document, ".bill, .starts, .price, .offer, .platform").length > 0;
      return [url, isSelling && textOf(main).includes("€") ? 1 : 0];
    });
    expect(selling.flat()).toContain(1);
    expect(priced().map(({ url, main }) => [url, countIn(textOf(main), vat[language])])).toEqual(selling);
  });

  test("all pages have at most 180 euro figures and 40 times VAT, samples and tools apart", () => {
    const texts = own.map(({ document }) => textOf(without(document, SAMPLES))).join(" ");
    expect(countIn(texts, /€/g)).toBeLessThanOrEqual(180);
    expect(countIn(texts, vat[language])).toBeLessThanOrEqual(40);
  });

  test("the overview has the four orders, each with its budget, its total with VAT and its bill", () => {
    const overview = builtDocument(language, "services");
    const rows = all(overview, ".starts tbody tr");
    const amounts = rows.map((row) => all(row, "th, td:nth-child(2)").map((cell) => textOf(cell).replace(/\D/g, "")));
    expect(amounts).toEqual([
      ["500", "488"],
      ["1500", "1220"],
      ["3000", "2806"],
      ["6000", "5978"],
    ]);
    for (const row of rows) {
      const [path = "", id = ""] = row.querySelector("a")?.getAttribute("href")?.split("#") ?? [];
      const bill = own.find(({ url }) => url === path)?.document.getElementById(id);
      expect(textOf(bill ?? null), id).toContain(textOf(row.querySelector("td")));
    }
    expect(textOf(rows[2] ?? null)).toMatch(/\b6 (?:mesi|months)\b.*1[.,]400/);
    expect(all(overview, "#starts .starts ~ p a[href$='/services/rispondi-subito/']")).toHaveLength(1);
    expect(countIn(textOf(overview.querySelector("main")), /€/g)).toBeLessThanOrEqual(24);
  });

  test("the fair terms stand on the overview alone, and each bill links to them", () => {
    expect(all(builtDocument(language, "services"), "#terms li").map(textOf)).toEqual(
      words.say[language].terms.fair.map(plain),
    );
    const bills = own.flatMap(({ document }) => all(document, ".bill"));
    expect(bills).toHaveLength(12);
    for (const bill of bills)
      expect(bill.querySelector("a")?.getAttribute("href")).toBe(`${pageUrl(language, "services")}#terms`);
  });

  test("one bill a page, a second on landing and Google Ads alone", () => {
    const counts = own.map(({ path, document }) => [path, all(document, ".bill").length] as const);
    expect(Object.fromEntries(counts.filter(([, count]) => count !== 1 && count !== 0))).toEqual({
      landing: 2,
      "google-ads": 2,
    });
  });

  test("projects that are managed start at what one really pays", () => {
    expect(heroOf("services/lead-generation")).toMatch(/1[.,]900/);
    expect(heroOf("services/ecommerce")).toMatch(/2[.,]400/);
    for (const path of ["services/lead-generation", "services/ecommerce"])
      expect(heroOf(path)).toContain(plain(words.say[language].terms.withFirstTerm));
  });

  test("a monthly fee has its terms beside it: where it opens a page, on a card and on a poster", () => {
    const { prices, terms } = words.say[language];
    for (const path of ["services/ads", "google-ads"] as const) expect(heroOf(path)).toContain(plain(terms.feeTerms));
    const [fee, conditions] = [plain(prices.ads.card.price), plain(prices.ads.card.conditions)];
    expect(fee).toMatch(/\b300\b/);
    for (const part of [/\b300\b/, /\b3 (?:mesi|months)/]) expect(conditions).toMatch(part);
    // As it is copied and read out: with a space between price and terms.
    const cards = all(builtDocument(language, ""), ".card-offer").map(({ textContent }) => plain(textContent ?? ""));
    expect(cards.filter((card) => card.startsWith(`${fee} ${conditions}`))).toHaveLength(1);
    const posters = own.flatMap(({ document }) => all(document, ".poster-offer")).map(textOf);
    expect(posters.filter((poster) => poster.startsWith(`${fee}, ${conditions}`))).toHaveLength(1);
  });

  test("one number says when top-ups are better, once, on Google Ads", () => {
    const rule = plain(words.say[language].terms.adsRule);
    const saying = own.filter(({ document }) => textOf(document.body).includes(rule)).map(({ path }) => path);
    expect(saying).toEqual(["google-ads"]);
  });

  test("what an enquiry costs stands beside TRY ADS", () => {
    const said = textOf(builtDocument(language, "landing").querySelector("#pricing .plans-note"));
    expect(said).toContain(plain(words.say[language].terms.enquiries));
  });

  test("cards and first screens start at the same prices", () => {
    const starts: [path: string, service: keyof typeof facts.prices][] = [
      ["services/lead-generation", "leadGeneration"],
      ["services/ecommerce", "ecommerce"],
      ["services/analytics", "analytics"],
      ["services/rispondi-subito", "rispondiSubito"],
      ["instant-websites", "instantWebsites"],
    ];
    const overview = textOf(builtDocument(language, "services").body);
    for (const [path, service] of starts) {
      const page = builtDocument(language, path);
      const { card, from } = words.say[language].prices[service];
      for (const said of isHidden(path as Path) ? [] : [card.price, card.conditions])
        expect(overview).toContain(plain(said));
      expect(textOf(page.querySelector(".hero"))).toContain(plain(from));
    }
  });

  test("a link that says “book” leads to the calendar or to the page that has it", () => {
    const promises = { it: /prenot/i, en: /\bbook/i }[language];
    const booking = [facts.links.calendar, pageUrl(language, "contact")];
    const links = own.flatMap(({ document }) => all(document, "a")).filter((link) => promises.test(textOf(link)));
    expect(links.filter((link) => !booking.includes(link.getAttribute("href") ?? "")).map(textOf)).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });
});

/** Returns the main part of a page without some of its parts. */
function without(document: Document, parts: string): Element {
  const main = document.querySelector("main")?.cloneNode(true) as Element;
  for (const part of all(main, `script, style, svg, ${parts}`)) part.remove();
  return main;
}

// Written out, as in the specification: a slip in the facts is seen here.
const RANGES = {
  "services/lead-generation": [1000, 5000],
  "services/ecommerce": [1500, 7000],
  "services/ads": [800, 4000],
  "services/analytics": [500, 3000],
  "services/rispondi-subito": [300, 1500],
  "landing-page-professionali": [500, 2000],
  "instant-websites": [1000, 3000],
  "flipping-catalog": [500, 2000],
};

inEachLanguage("in the metadata in %s", (language) => {
  const offersOf = (path: string) => structuredData(builtDocument(language, path), "Service")?.offers;

  test("Service price ranges in euro.", () => {
    for (const [path, [minPrice, maxPrice]] of Object.entries(RANGES))
      expect(offersOf(path), path).toMatchObject({
        priceSpecification: { minPrice, maxPrice, priceCurrency: "EUR" },
      });
  });

  test("Specializations: Varies.", () =>
    expect(offersOf("specializations")).toEqual({
      "@type": "Offer",
      description: { it: "Variabile", en: "Varies" }[language],
    }));
});
