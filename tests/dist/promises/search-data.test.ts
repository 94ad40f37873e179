import { expect } from "vitest";
import { meta, structuredData } from "../../support/site/built-site.ts";
import { paths } from "../../support/site/own-site.ts";
import { textOf } from "../../support/site/page-text.ts";
import { testPromises } from "../../support/site/promises.ts";

// What the specification writes out of the data for search engines and networks.

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

const areas = { it: ["Italia", "Lombardia", "Milano", "Monza-Lecco-Como", "Canton Ticino"], en: ["Europe"] };

testPromises(["", "contact"], {
  "The default price range label is three euro signs.": (page) =>
    expect(structuredData(page, "LocalBusiness")?.priceRange).toBe("€€€"),
});

testPromises(["", "contact", "services/ads", "specializations"], {
  "Service area: Italian list: Italy, Lombardy, Milan, Monza-Lecco-Como, Canton Ticino. English: Europe.": (
    page,
    language,
  ) => {
    const served = (structuredData(page, "Service") ?? structuredData(page, "LocalBusiness"))?.areaServed;
    expect(served).toEqual(areas[language]);
    expect(textOf(page.querySelector("footer"))).toContain(areas[language].join(", "));
  },
});

testPromises(paths, {
  "Languages: it and en. Locales it_IT and en_US.": (page, language) => {
    const [own, other] = { it: ["it_IT", "en_US"], en: ["en_US", "it_IT"] }[language];
    expect(page.documentElement.lang).toBe(language);
    expect([meta(page, "og:locale"), meta(page, "og:locale:alternate")]).toEqual([own, other]);
  },
});
