import { expect, onTestFinished, test } from "vitest";
import { createSite } from "../../../src/create-site.ts";
import { completeWords } from "../../../src/pages/complete-words.ts";
import { loadPages, type PageSource } from "../../../src/pages/index.ts";
import { terms } from "../../../src/words/index.ts";
import type { Say } from "../../../src/words/say.ts";
import { root } from "../../support/project/project-root.ts";
import { facts } from "../../support/project/real-facts.ts";
import { site } from "../../support/site/own-site.ts";

const pages = await loadPages(site.root, site.paths);
const about = pages.find(({ path }) => path === "about") ?? (pages[0] as PageSource);
const name = about.path;

/** Completes the page with other English words, and returns those. */
function complete(change: (words: Record<string, unknown>) => unknown) {
  const { en, ...others } = about.words;
  const changed = (say: Say) => {
    const words = structuredClone(en(say));
    change(words as unknown as Record<string, unknown>);
    return words;
  };
  const completed = completeWords(site, [{ ...about, words: { ...others, en: changed } }]);
  return { ...completed, words: completed.pages[0]?.words.en as unknown as Record<string, unknown> };
}

test("a missing text, and each text of a missing group, is replaced by its key", () => {
  const { words } = complete((en) => {
    delete (en.hero as Record<string, unknown>).lede;
    delete en.cta;
  });
  expect(words.hero).toMatchObject({ lede: `${name}.hero.lede` });
  expect(words.cta).toMatchObject({ title: `${name}.cta.title`, button: `${name}.cta.button` });
});

test("a missing sentence of the terms, and a missing part of one, is replaced by its key", () => {
  const { en } = terms;
  onTestFinished(() => void Object.assign(terms, { en }));
  terms.en = (figures) => ({ ...en(figures), late: undefined as never, forMonths: undefined as never });
  const { say } = completeWords(site, []);
  expect(say.en.terms.late).toBe("terms.late");
  expect(say.en.terms.forMonths("")).toBe("terms.forMonths");
});

test("an empty text and a list of another length are allowed", () => {
  const { words } = complete((en) => {
    Object.assign(en.hero as object, { lede: "" });
    (en.values as { items: unknown[] }).items.pop();
  });
  expect(words.hero).toMatchObject({ lede: "" });
  expect((words.values as { items: unknown[] }).items).toHaveLength(2);
});

test("a missing language is reported once for its folder", () => {
  const { en: _, ...rest } = about.words;
  const { problems } = completeWords(site, [{ ...about, words: rest as PageSource["words"] }]);
  const fix = expect.stringContaining("Add a language");
  expect(problems).toEqual([{ place: `src/pages/${name}/en.ts`, says: 'There are no words in "en".', fix }]);
});

test("words that name a fact which does not exist are a problem of their file, not of the import", () => {
  const { problems } = complete(() => (undefined as unknown as { price: string }).price);
  const says = expect.stringMatching(/^The words cannot be written: TypeError: .*price/);
  expect(problems).toMatchObject([{ place: expect.stringMatching(/^tests\/unit\/words\/.*:\d+:\d+$/), says }]);
});

const { say: realSay } = completeWords(createSite({ root, facts }, []), []);

test("a worked case says what is bought, the frame of its sums, and its invoices with VAT", () => {
  expect(plain(realSay.it.cases.ads?.small)).toEqual({
    title: "Per cominciare",
    bought: "1 canale e 1.280 € di annunci al mese",
    rows: [
      { term: "Oggi", text: "1.630 €" },
      { term: "Ogni mese", text: "1.280 € di annunci dal lancio; dal mese 5 anche 320 € a noi" },
      { term: "In un anno", text: "19.550 € (23.655,50 € con l’IVA), di cui 15.360 € di annunci" },
      { term: "Se smetti", text: expect.stringContaining("2 mesi di preavviso") },
    ],
    withVat: "1.972 € con l’IVA",
  });
});

test("a top-up includes its ads, and a plan without any names its renewal", () => {
  const { small, larger } = plain(realSay.en.cases.landingPages) ?? {};
  expect(small?.bought).toBe("a page, 3 months at a time");
  expect(small?.rows[1]).toEqual({ term: "Each month", text: "€270 every 3 months, from month 4" });
  expect(larger?.bought).toBe("a page, 12 months at a time and 1 top-up a month");
  expect(larger?.rows[1]).toEqual({ term: "Each month", text: "€400 from month 2, €300 of it ads" });
});

test("a first sum in two parts names both, and a fee without ads has its VAT", () => {
  const { landingPages, leadGeneration, rispondiSubito } = plain(realSay.it.cases);
  expect(leadGeneration?.small.withVat).toMatch(
    /^[\d.]+ € quando approvi, [\d.]+ € al lancio; in tutto [\d.]+ € con l’IVA$/,
  );
  expect(landingPages?.larger.withVat).toMatch(/^[\d.]+ € \+ 400 € di ricarica; [\d.]+ € con l’IVA$/);
  expect(rispondiSubito?.small.rows[1]?.text).toMatch(/^[\d.]+ € \([\d.,]+ € con l’IVA\)$/);
});

test("every service that has a price has both cases in both languages", () => {
  for (const { cases } of Object.values(realSay)) {
    expect(Object.keys(cases)).toHaveLength(8);
    for (const { rows, withVat } of Object.values(cases).flatMap(({ small, larger }) => [small, larger])) {
      expect(withVat).toMatch(/\d/);
      expect(rows.map(({ text }) => text)).not.toContain("");
    }
  }
});

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " "));
