import { describe, expect, test } from "vitest";
import { phone, withoutJoiners } from "../../../src/format.ts";
import { site } from "../../../src/site.ts";
import { absoluteUrl, assetUrl, basePath, type Path, pageUrl } from "../../../src/urls.ts";
import { priceRows } from "../../../src/words/prices.ts";
import { pageAt, pages, visibleText, wordsOf } from "../../support/site/built-site.ts";
import { plain } from "../../support/site/promises.ts";

/** The services and their price ranges. */
const ranges: Partial<Record<Path, keyof typeof site.priceRanges>> = {
  "services/lead-generation": "leadGeneration",
  "services/ecommerce": "ecommerce",
  "services/ads": "ads",
  "services/analytics": "analytics",
  "services/rispondi-subito": "rispondiSubito",
  "landing-page-professionali": "landingPages",
  "instant-websites": "instantWebsites",
  "flipping-catalog": "flippingCatalog",
  specializations: "specializations",
};
/** These show the prices of their own lists instead of the range. */
const ownPrices: readonly Path[] = ["services/ads", "landing-page-professionali"];

const { addresses, company, links, officeHours, phones } = site;
const agency = { "@id": `${absoluteUrl(basePath)}#agency` };
const offices = [addresses.legal, addresses.operational].flatMap((office) => office ?? []);
const icon = absoluteUrl(assetUrl("icons/icon-512.png"));

describe.each(pages)("$url", ({ path, language, document }) => {
  const address = (of: Path) => absoluteUrl(pageUrl(language, of));
  const { meta, questions } = wordsOf(path, language);
  const { priceRange } = pageAt(path);
  const prices = priceRange && site.priceRanges[priceRange];
  const trail = path.startsWith("services/") ? (["", "services", path] as const) : (["", path] as const);

  const service = {
    "@type": "Service",
    serviceType: meta.service?.type,
    description: meta.service?.description,
    url: address(path),
    provider: agency,
    areaServed: site.serviceAreas[language],
    ...(prices && {
      offers: {
        "@type": "Offer",
        priceSpecification: {
          "@type": "PriceSpecification",
          ...{ minPrice: prices[0], maxPrice: prices[1] },
          ...{ priceCurrency: "EUR", valueAddedTaxIncluded: false },
        },
      },
    }),
  };
  const faq = {
    "@type": "FAQPage",
    mainEntity: questions?.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: withoutJoiners(question),
      acceptedAnswer: { "@type": "Answer", text: withoutJoiners(answer) },
    })),
  };
  const business = {
    ...agency,
    "@type": ["Organization", "LocalBusiness"],
    name: site.name,
    ...(typeof company === "object" && { legalName: company.legalName }),
    url: address(""),
    ...{ logo: icon, image: icon },
    ...{ telephone: phones.tollFree, email: site.email, vatID: `IT${site.vat}`, priceRange: site.defaultPriceRange },
    address: offices.map(({ street, postalCode, city, province, country }) => ({
      "@type": "PostalAddress",
      ...{ streetAddress: street, postalCode, addressLocality: city, addressRegion: province, addressCountry: country },
    })),
    areaServed: site.serviceAreas[language],
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: officeHours.days.map((day) => expect.stringMatching(RegExp(`^${day}\\w*day$`))),
      ...{ opens: officeHours.opens, closes: officeHours.closes },
    },
    sameAs: [links.linkedin, links.facebook, links.instagram].filter(Boolean),
  };
  const website = {
    "@type": "WebSite",
    ...{ name: site.name, url: address(""), inLanguage: language, publisher: agency },
  };
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, at) => ({
      ...{ "@type": "ListItem", position: at + 1, name: wordsOf(step, language).label, item: address(step) },
    })),
  };

  test("describes a service with its questions if the page sells one, the agency on home and contact, and where the page is", () => {
    const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(others).toEqual([]);
    // Services added later have the same parent address.
    const sells = path in ranges || path.startsWith("services/");
    if (path in ranges) expect(priceRange).toBe(ranges[path]);
    expect(JSON.parse(script?.textContent ?? "")).toEqual({
      "@context": "https://schema.org",
      "@graph": [
        ...(sells ? [service, faq] : []),
        ...(["", "contact"].includes(path) ? [business] : []),
        path === "" ? website : breadcrumbs,
      ],
    });
  });

  test("says in it only what visitors can read", () => {
    const shown = plain(visibleText(document));
    const answers = meta.service ? questions?.items.flatMap(({ question, answer }) => [question, answer]) : [];
    const range = prices && !ownPrices.includes(path) && priceRows(priceRange, prices, language)[0]?.text;
    const office = offices.map(
      ({ street, postalCode, city, province }) => `${street}, ${postalCode} ${city} (${province})`,
    );
    const contact = ["", "contact"].includes(path) ? [phone(phones.tollFree, language), site.vat, ...office] : [];
    for (const text of [...(answers ?? []), range || "", ...contact]) expect(shown).toContain(plain(text));
  });
});
