import { expect, test } from "vitest";
import { createSite } from "../../../src/create-site.ts";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { root } from "../../support/project/project-root.ts";
import { facts } from "../../support/project/real-facts.ts";

const site = createSite({ root, facts }, []);
const { say } = completeWords(site, []);

test("a worked case says what is bought, the frame of its sums, and its invoices with VAT", () => {
  expect(plain(say.it.cases.ads?.small)).toEqual({
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
  const { small, larger } = plain(say.en.cases.landingPages) ?? {};
  expect(small?.bought).toBe("a page, 3 months at a time");
  expect(small?.rows[1]).toEqual({ term: "Each month", text: "€270 every 3 months, from month 4" });
  expect(larger?.bought).toBe("a page, 12 months at a time and 1 top-up a month");
  expect(larger?.rows[1]).toEqual({ term: "Each month", text: "€400 from month 2, €300 of it ads" });
});

test("a first sum in two parts names both, and a fee without ads has its VAT", () => {
  const { landingPages, leadGeneration, rispondiSubito } = plain(say.it.cases);
  expect(leadGeneration?.small.withVat).toMatch(
    /^[\d.]+ € quando approvi, [\d.]+ € al lancio; in tutto [\d.]+ € con l’IVA$/,
  );
  expect(landingPages?.larger.withVat).toMatch(/^[\d.]+ € \+ 400 € di ricarica; [\d.]+ € con l’IVA$/);
  expect(rispondiSubito?.small.rows[1]?.text).toMatch(/^[\d.]+ € \([\d.,]+ € con l’IVA\)$/);
});

test("every service that has a price has both cases in both languages", () => {
  for (const { cases } of Object.values(say)) {
    expect(Object.keys(cases)).toHaveLength(8);
    for (const { rows, withVat } of Object.values(cases).flatMap(({ small, larger }) => [small, larger])) {
      expect(withVat).toMatch(/\d/);
      expect(rows.map(({ text }) => text)).not.toContain("");
    }
  }
});

function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " "));
}
