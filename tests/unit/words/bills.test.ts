import { describe, expect, test } from "vitest";
import { createSite } from "../../../src/create-site.ts";
import { billOf } from "../../../src/facts/bill.ts";
import { completeWords } from "../../../src/pages/complete-words.ts";
import { rowsOf } from "../../../src/words/bills.ts";
import { root } from "../../support/project/project-root.ts";
import { facts } from "../../support/project/real-facts.ts";
import { drawnOrders } from "../../support/site/drawn-orders.ts";

const site = createSite({ root, facts }, []);
const { say } = completeWords(site, []);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** An amount at the start of a line, and how often it is paid: `400 € × 2`, `90 €, dal mese 4, per 3 mesi`. */
function sumOf(text: string): number {
  const [, english, italian] = /^(?:€([\d.,]+)|([\d.,]+) €)/.exec(plain(text)) ?? [];
  const amount = Number(english?.replaceAll(",", "") ?? italian?.replaceAll(".", "").replace(",", "."));
  return amount * Number(/(?:× | (?:per|for) )(\d+)/.exec(plain(text))?.[1] ?? 1);
}

describe.each(["it", "en"] as const)("in %s", (language) => {
  const { bill: words } = say[language];
  const { lines } = words;
  const later = Object.values(words.later);

  test("the lines of a drawn order add up to its total, to the cent", () => {
    for (const order of drawnOrders(site.priceList, 200)) {
      const bill = billOf(order, site.priceList, facts.vatPercent);
      const rows = rowsOf(bill, say[language], words);
      const paid = rows.map(({ term, text }) => {
        if (term === lines.halves) return 2 * sumOf(text);
        return [lines.onApproval, lines.atLaunch, ...later].includes(term) ? sumOf(text) : 0;
      });
      const total = paid.reduce((sum, one) => sum + one, 0);
      const said = `${JSON.stringify(order)}: ${JSON.stringify(rows)}`;
      expect(total, said).toBeCloseTo(bill.total, 5);
      // Left out where it equals the first line.
      expect(sumOf(rows.find(({ term }) => term === lines.total)?.text ?? rows[0]?.text ?? ""), said).toBe(bill.total);
      expect(
        sumOf(rows.find(({ term }) => [lines.withVat, lines.withVatOnOurs].includes(term))?.text ?? ""),
        said,
      ).toBe(bill.withVat);
    }
  });
});

test("a bill says what is bought, its lines, and what is left", () => {
  const { bought, budget, left, rows, withVat } = say.it.bills.tryAdsAndMore ?? {};
  expect(plain(bought ?? "")).toBe("TRY ADS, altri 3 mesi di pagina e 1 ricarica");
  expect(rows?.map(({ term, text }) => [term, plain(text)])).toEqual([
    ["Quando approvi", "1.250 €"],
    ["Ogni mese", "90 €, dal mese 4, per 3 mesi"],
    ["Ogni ricarica", "400 €, quando la approvi"],
    ["In tutto", "1.920 €"],
    ["Di cui annunci", "1.100 €, pagati a noi"],
    ["Con l’IVA (21%)", "2.323,20 €"],
  ]);
  expect([budget, withVat].map((sum) => plain(sum ?? ""))).toEqual(["2.500 €", "2.323,20 €"]);
  expect(left).toMatch(/offline.*Account/);
});

test("a bill of ads that Google is paid for says so, and has VAT on ours alone", () => {
  const { bought, rows } = say.en.bills.leadGeneration ?? {};
  expect(plain(bought ?? "")).toBe("Lead generation, 2 extra pages and 4 months of management, 2 channels");
  expect(rows?.map(({ term, text }) => [term, plain(text)])).toEqual([
    ["When you approve", "€760"],
    ["At launch", "€2,610"],
    ["Monthly", "€1,500 of ads, for 4 months"],
    ["In all", "€9,370"],
    ["Of which ads", "€6,000, paid to Google"],
    ["With VAT (21%) on our invoices", "€10,077.70"],
    ["If you go on", "€1,875 a month with the ads"],
  ]);
});

test("an order that is not there has no bill", () => {
  const without = completeWords(createSite({ root, facts: { ...facts, orders: {} } }, []), []);
  expect(without.say.it.bills).toEqual({});
});
