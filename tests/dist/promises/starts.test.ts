import { describe, expect, test } from "vitest";
import { site, words } from "../../support/site/own-site.ts";
import { all, plain, textOf } from "../../support/site/page-text.ts";
import { builtDocument, inEachLanguage } from "../../support/site/promises.ts";

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
