import { describe, expect, test } from "vitest";
import { phone } from "../../../src/facts/phone.ts";
import { isSample } from "../../../src/facts/samples.ts";
import type { Path } from "../../../src/urls.ts";
import { pageAt, pages, structuredData, wordsOf } from "../../support/site/built-site.ts";
import { absoluteUrl, assetUrl, basePath, facts, languages, pageUrl, words } from "../../support/site/own-site.ts";
import { plain, textOf } from "../../support/site/page-text.ts";

/** These show the prices of their own lists instead of the range. */
const ownPrices: readonly string[] = ["services/ads", "landing-page-professionali"];

const { addresses, company, links, officeHours, phones } = facts;
const agency = { "@id": `${absoluteUrl(basePath)}#agency` };
const offices = [addresses.legal, addresses.operational].flatMap((office) => office ?? []);
const icon = absoluteUrl(assetUrl("icons/icon-512.png"));

describe.each(pages)("$url", ({ path, language, document }) => {
  const address = (of: Path) => absoluteUrl(pageUrl(language, of));
  const { meta, questions } = wordsOf(path, language);
  const { service } = pageAt(path);
  const prices = service && facts.prices[service];
  const trail = path.startsWith("services/") ? (["", "services", path] as const) : (["", path] as const);

  const serviceData = {
    "@type": "Service",
    serviceType: meta.service?.type,
    description: meta.service?.description,
    url: address(path),
    provider: agency,
    areaServed: facts.serviceAreas[language],
    offers: {
      "@type": "Offer",
      ...(prices
        ? {
            priceSpecification: {
              "@type": "PriceSpecification",
              ...{ minPrice: prices[0], maxPrice: prices[1] },
              ...{ priceCurrency: "EUR", valueAddedTaxIncluded: false },
            },
          }
        : { description: words.shared[language].ui.varies }),
    },
  };
  const faq = {
    "@type": "FAQPage",
    mainEntity: Array(Math.min(2, questions?.items.length ?? 0)).fill({
      "@type": "Question",
      name: expect.any(String),
      acceptedAnswer: { "@type": "Answer", text: expect.any(String) },
    }),
  };
  const profiles = [links.linkedin, links.facebook, links.instagram].filter(Boolean);
  const business = {
    ...agency,
    "@type": ["Organization", "LocalBusiness"],
    name: facts.name,
    ...(typeof company === "object" && { legalName: company.legalName }),
    url: address(""),
    ...{ logo: icon, image: icon },
    ...{ telephone: phones.tollFree, email: facts.email, vatID: `IT${facts.vat}`, priceRange: facts.priceLevel },
    address: offices.map(({ street, postalCode, city, province, country }) => ({
      "@type": "PostalAddress",
      ...{ streetAddress: street, postalCode, addressLocality: city, addressRegion: province, addressCountry: country },
    })),
    areaServed: facts.serviceAreas[language],
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: officeHours.days.map((day) => expect.stringMatching(RegExp(`^${day}\\w*day$`))),
      ...{ opens: officeHours.opens, closes: officeHours.closes },
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const website = {
    "@type": "WebSite",
    ...{ name: facts.name, url: address(""), inLanguage: language, publisher: agency },
  };
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, at) => ({
      ...{ "@type": "ListItem", position: at + 1, name: wordsOf(step, language).label, item: address(step) },
    })),
  };

  const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
  const data = JSON.parse(script?.textContent ?? "");

  test("describes a service with two questions if the page sells one, the agency on home and contact, and where the page is", () => {
    expect(others).toEqual([]);
    expect(data).toEqual({
      "@context": "https://schema.org",
      "@graph": [
        ...(meta.service ? [serviceData] : []),
        ...(meta.service && faq.mainEntity.length > 0 ? [faq] : []),
        ...(["", "contact"].includes(path) ? [business] : []),
        path === "" ? website : breadcrumbs,
      ],
    });
  });

  test("says in it only what visitors can read", () => {
    const shown = textOf(document.body);
    const asked = structuredData(document, "FAQPage")?.mainEntity ?? [];
    const answers = asked.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    const range = service && !ownPrices.includes(path) && words.say[language].prices[service].range;
    const office = offices.map(
      ({ street, postalCode, city, province }) => `${street}, ${postalCode} ${city} (${province})`,
    );
    const contact = ["", "contact"].includes(path) ? [phone(phones.tollFree, language), facts.vat, ...office] : [];
    for (const text of [...answers, range || "", ...contact]) expect(shown).toContain(plain(text));
  });
});

test.runIf(isSample(facts.name))("nine pages sell a service", () => {
  const selling = pages.filter(({ path, language }) => wordsOf(path, language).meta.service);
  expect(selling).toHaveLength(9 * languages.length);
});
