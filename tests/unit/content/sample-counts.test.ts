import { describe, expect, test } from "vitest";
import { page as about } from "../../../src/pages/about/index.tsx";
import { page as flippingCatalog } from "../../../src/pages/flipping-catalog/index.tsx";
import { page as googleAds } from "../../../src/pages/google-ads/index.tsx";
import { page as home } from "../../../src/pages/home/index.tsx";
import { page as instantWebsites } from "../../../src/pages/instant-websites/index.tsx";
import { page as landing } from "../../../src/pages/landing/index.tsx";
import { page as leadGeneration } from "../../../src/pages/lead-generation/index.tsx";
import { page as rispondiSubito } from "../../../src/pages/rispondi-subito/index.tsx";
import { isSample } from "../../../src/samples.ts";
import { site } from "../../../src/site.ts";
import { reviews } from "../../../src/words/reviews/index.ts";
import { services } from "../../../src/words/services/index.ts";

/** The sample content has promised numbers of items. Owners may have any number. */
describe.runIf(isSample(site.name))("the sample content", () => {
  test("shows six demo sites and five names", () => {
    expect([site.clients.demos.length, site.clients.names.length]).toEqual([6, 5]);
  });

  describe.each(["it", "en"] as const)("in %s", (language) => {
    const offer = landing.words[language];
    const sales = googleAds.words[language];
    test.each<[string, readonly unknown[], number]>([
      ["reviews", reviews[language], 17],
      ["service cards", services[language].cards, 8],
      ["questions on the home page", home.words[language].faq.items, 4],
      ["steps of the work", home.words[language].method.steps, 4],
      ["values", about.words[language].values.items, 3],
      ["steps of the methodology", about.words[language].method.steps, 4],
      ["advantages of the catalog", flippingCatalog.words[language].advantages.items, 3],
      ["uses of the catalog", flippingCatalog.words[language].uses.items, 3],
      ["stages of a website", instantWebsites.words[language].timeline.steps, 4],
      ["features of a service", leadGeneration.words[language].features.items, 4],
      ["steps of a service", leadGeneration.words[language].process.steps, 4],
      ["features of the switchboard", rispondiSubito.words[language].features.items, 4],
      ["steps of the switchboard", rispondiSubito.words[language].process.steps, 4],
      ["steps of the offer", offer.process.steps, 4],
      ["items of the offer", offer.inclusive.items, 6],
      ["updates of the offer", offer.updates.items, 4],
      ["conversion items of the offer", offer.conversion.items, 5],
      ["price cards", offer.pricing.options, 3],
      ["problems", sales.problems.items, 5],
      ["service blocks", sales.blocks.items, 4],
      ["reasons", sales.reasons.items, 5],
      ["questions about ads management", sales.faq.items, 5],
    ])("%s", (_, list, count) => {
      const advice = `The sample content promises ${count}. With a name of your own in src/site.ts any number will do.`;
      expect(list.length, advice).toBe(count);
    });
  });
});
