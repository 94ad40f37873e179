import { describe, expect, test } from "vitest";
import type { Path } from "../../../src/urls.ts";
import { pages, structuredData } from "../../support/site/built-site.ts";
import { facts, isHidden, pageUrl, site, words } from "../../support/site/own-site.ts";
import { all, plain, textOf } from "../../support/site/page-parts.ts";
import { builtDocument, inEachLanguage, testPromises } from "../../support/site/promises.ts";

/** What a price is the price of: a time, a project, a channel, an invoice, a page, or the thing named right after it. */
const unit = {
  it: /\bmes[ei]\b|\banno\b|a progetto|per canale|una volta|\bogni\b|multipli|fattura|€ di avvio|in più|a pagina/i,
  en: /\bmonths?\b|\byear\b|per project|per channel|once\b|\bevery\b|multiples|invoice|€[\d,]+ setup|one more|\beach\b|\ba page\b/i,
};
/** A sample catalogue, a sample report and a sample receipt, whose prices are not ours; and tools, which name each of their sums. */
const SAMPLES = "#demo, #report, .receipt, .tool";
const vat = { it: /\bIVA\b/, en: /\bVAT\b/ };
/** Where prices are listed; answers and notes may repeat them. */
const LIST = ".offer, .price-rows, .tickets, .ticket, .index-list, .board, table";

inEachLanguage("in %s", (language) => {
  const own = pages.filter((page) => page.language === language);
  const rowsOf = (path: string) => textOf(builtDocument(language, path).querySelector(".price-rows"));

  test.each(own)("$url: a price has its unit beside it or in its list, and the list names VAT", ({ document }) => {
    const main = document.querySelector("main")?.cloneNode(true) as Element;
    for (const sample of all(main, `script, style, svg, ${SAMPLES}`)) sample.remove();
    const prices = all(main, "*").filter(
      ({ children, textContent }) => children.length === 0 && textContent?.includes("€"),
    );
    for (const price of prices) {
      const around = [price.closest("li, tr, .offer > div, dl > div, p"), price.closest("table, .ticket, details")];
      expect(around.map(textOf).join(" ")).toMatch(unit[language]);
    }
    for (const list of all(main, `section :is(${LIST})`).filter(({ textContent }) => textContent?.includes("€")))
      expect(textOf(list.closest("main > section"))).toMatch(vat[language]);
  });

  test("a fee by the month names its notice; one by the year is paid once, and needs none", () => {
    const notice = plain(words.say[language].terms.notice);
    for (const path of ["services/analytics", "services/rispondi-subito"]) expect(rowsOf(path)).toContain(notice);
    for (const path of ["instant-websites", "flipping-catalog"]) expect(rowsOf(path)).not.toContain(notice);
  });

  test("lead generation and e-commerce alone are managed from their launch on, and what goes on by the year says its price", () => {
    const managed = plain(words.say[language].terms.managedFromLaunch);
    for (const path of ["services/lead-generation", "services/ecommerce"]) expect(rowsOf(path)).toContain(managed);
    for (const path of ["services/analytics", "services/rispondi-subito"]) expect(rowsOf(path)).not.toContain(managed);
    const later = textOf(builtDocument(language, "instant-websites").querySelector(".later"));
    expect(later).toContain(plain(words.say[language].prices.instantWebsites.next));
  });

  test("a monthly fee has its terms beside it: in short where it opens a page, on a card and on a poster, and whole below", () => {
    const { euro, prices, sums, terms, times } = words.say[language];
    for (const path of ["services/ads", "google-ads"] as const) {
      const document = builtDocument(language, path);
      expect(textOf(document.querySelector(".hero"))).toContain(plain(terms.shortFeeTerms));
      const below = all(document, "main section:not(.hero)").map(textOf).join();
      expect(below).toContain(plain(euro(sums.firstTermMinimum)));
      expect(below).toContain(plain(times.notice));
    }
    expect(textOf(builtDocument(language, "services").body)).toContain(plain(terms.feeTerms));
    const [fee, conditions] = [plain(prices.ads.card.price), plain(prices.ads.card.conditions)];
    expect(fee).toMatch(/\b300\b/);
    for (const part of [/\b300\b/, /\b3 (?:mesi|months)/]) expect(conditions).toMatch(part);
    // As it is copied and read out: with a space between price and terms.
    const cards = all(builtDocument(language, ""), ".card-offer").map(({ textContent }) => plain(textContent ?? ""));
    expect(cards.filter((card) => card.startsWith(`${fee} ${conditions}`))).toHaveLength(1);
    const posters = own.flatMap(({ document }) => all(document, ".poster-offer")).map(textOf);
    expect(posters.filter((poster) => poster.startsWith(`${fee}, ${conditions}`))).toHaveLength(1);
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
      // A closing that names the price repeats that of the rows.
      expect([textOf(page.querySelector(".price-rows dd")), ""]).toContain(textOf(page.querySelector(".cta p strong")));
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

const { managedPage, projectStart, starts } = site.sums;

inEachLanguage("what a budget buys, in %s", (language) => {
  const cards = all(builtDocument(language, "services"), "#starts li").map(textOf);
  const say = (sum: number) => plain(words.say[language].euro(sum));

  describe.each(starts)("$budget", ({ budget, cheaper, vatInside, ...start }) => {
    const card = cards.find((text) => text.startsWith(say(budget))) ?? "";
    const says = (sum: number) => card.includes(say(sum));
    const expectOneOf = (...sums: number[]) => expect(sums.some(says), card).toBe(true);

    test("its sum, with our VAT beside it, and that of twice the months where ads go on", () => {
      expectOneOf(start.total);
      expectOneOf(start.withVat);
      if (start.isProject) expectOneOf(start.invoices);
      if (start.total >= (projectStart ?? 0)) expectOneOf((cheaper ?? start).both.total);
    });

    // tests/unit/facts/offers.test.ts holds these sums.
    test.runIf(cheaper || start.isProject)("the sum of a cheaper way to the same ads, or what it saves", () => {
      if (cheaper) expectOneOf(cheaper.total, start.total - cheaper.total);
      if (start.isProject) expectOneOf(start.total - managedPage.saved, managedPage.saved);
    });

    test("what it buys if it has to cover VAT, where that is less", () => {
      const inside = vatInside && (vatInside.cheaper ?? vatInside);
      expect(Boolean(inside)).toBe((cheaper ?? start).withVat > budget);
      if (!inside) return;
      expect(inside.withVat).toBeLessThanOrEqual(budget);
      expectOneOf(inside.withVat);
    });
  });
});

// Written out, as in the specification: a slip in the facts is seen here.
for (const [path, service, lowest, highest] of [
  ["services/lead-generation", "Lead generation", 1000, 5000],
  ["services/ecommerce", "E-commerce", 1500, 7000],
  ["services/ads", "Ads", 800, 4000],
  ["services/analytics", "Analytics", 500, 3000],
  ["services/rispondi-subito", "Answering service", 300, 1500],
  ["landing-page-professionali", "Landing pages", 500, 2000],
  ["instant-websites", "Instant websites", 1000, 3000],
  ["flipping-catalog", "Flipping catalog", 500, 2000],
] as const)
  testPromises(path, {
    [`Service price ranges in euro, used in metadata: ${service} ${lowest}-${highest}.`]: (page) =>
      expect(structuredData(page, "Service")?.offers).toMatchObject({
        priceSpecification: { minPrice: lowest, maxPrice: highest, priceCurrency: "EUR" },
      }),
  });

testPromises("specializations", {
  "Service price ranges in euro, used in metadata: Specializations Varies.": (page, language) =>
    expect(structuredData(page, "Service")?.offers).toEqual({
      "@type": "Offer",
      description: { it: "Variabile", en: "Varies" }[language],
    }),
});
