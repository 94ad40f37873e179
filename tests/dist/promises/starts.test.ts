import { expect, test } from "vitest";
import { adsCost } from "../../../src/facts/ads-cost.ts";
import { facts, site, words } from "../../support/site/own-site.ts";
import { all, plain, textOf } from "../../support/site/page-text.ts";
import { builtDocument, inEachLanguage } from "../../support/site/promises.ts";

const { adsManagement, recharge, threeMonths, tryAds } = facts.offers;
const { projectStart, starts, topUp } = site.sums;

inEachLanguage("what a budget buys, in %s", (language) => {
  const { euro } = words.say[language];
  const cards = all(builtDocument(language, "services"), "#starts li").map(textOf);
  const says = (card: string | undefined, ...amounts: number[]) =>
    amounts.some((sum) => card?.includes(plain(euro(sum))));

  test.each(starts)(
    "$budget: where another way to the same ads costs less, its sum or what it saves stands there",
    ({ ads, budget, total }) => {
      const card = cards.find((text) => text.startsWith(plain(euro(budget))));
      expect(says(card, total)).toBe(true);
      const cheapest = Math.min(...waysTo(ads));
      if (cheapest < total) expect(says(card, cheapest, total - cheapest), `${cheapest}: ${card}`).toBe(true);
    },
  );

  test("each sum has our VAT beside it, and the sum of twice the months stands where ads go on", () => {
    for (const [at, start] of starts.entries()) {
      expect(says(cards[at], start.withVat)).toBe(true);
      if (start.isProject) expect(says(cards[at], start.invoices)).toBe(true);
      const { both } = start.cheaper ?? start;
      if (start.total >= (projectStart ?? 0)) expect(says(cards[at], both.total), `${start.topUps} top-ups`).toBe(true);
    }
  });

  test("a budget that has to cover VAT is told what it buys, where that is less", () => {
    for (const [at, { budget, cheaper, vatInside, ...start }] of starts.entries()) {
      const inside = vatInside && (vatInside.cheaper ?? vatInside);
      expect(Boolean(inside)).toBe((cheaper ?? start).withVat > budget);
      if (!inside) continue;
      expect(inside.withVat).toBeLessThanOrEqual(budget);
      expect(says(cards[at], inside.withVat), `${budget}: ${cards[at]}`).toBe(true);
    }
  });
});

/** What a page for the first months comes to with at least so many ads: with top-ups, from TRY ADS, and under ads management. */
function waysTo(ads: number): number[] {
  const withTopUps = (adsLeft: number) => Math.max(0, Math.ceil(adsLeft / topUp.adSpace)) * recharge.multiple;
  const managed = adsCost(ads / adsManagement.initialTermMonths, adsManagement, { channels: 1, isWinWin: false });
  return [
    threeMonths.price + withTopUps(ads),
    tryAds.price + threeMonths.renewal + withTopUps(ads - tryAds.adSpend),
    threeMonths.price + managed.firstInvoice + ads,
  ];
}
