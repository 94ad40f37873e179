import { describe, expect, test } from "vitest";
import { escapeJson } from "../../../src/components/escape-json.ts";
import type { Service } from "../../../src/facts/fact-rules.ts";
import { phone } from "../../../src/facts/phone.ts";
import type { Path } from "../../../src/urls.ts";
import { pageAt, pages, structuredData } from "../../support/site/built-site.ts";
import { absoluteUrl, assetUrl, basePath, facts, pageUrl, words } from "../../support/site/own-site.ts";
import { all, plain, textOf } from "../../support/site/page-parts.ts";

/** These show the prices of their own lists instead of the range. */
const ownPrices: readonly string[] = ["services/ads", "landing-page-professionali"];

const { addresses, company, links, officeHours, phones } = facts;
const agency = { "@id": `${absoluteUrl(basePath)}#agency` };
const offices = [addresses.legal, addresses.operational].flatMap((office) => office ?? []);
const icon = absoluteUrl(assetUrl("icons/icon-512.png"));
const profiles = [links.linkedin, links.facebook, links.instagram].filter(Boolean);

describe.each(pages)("$url", ({ path, language, document }) => {
  const address = (of: Path) => absoluteUrl(pageUrl(language, of));
  const isContact = ["", "contact"].includes(path);
  const { service, words: said } = pageAt(path);
  const { meta, questions } = said[language];

  test("describes a service with two questions if the page sells one, the agency on home and contact, and where the page is", () => {
    const ranges: Record<Service, readonly number[] | null> = { ...facts.prices, ...facts.rangeForSearch };
    const prices = service && ranges[service];
    const specification = prices && {
      ...{ "@type": "PriceSpecification", minPrice: prices[0], maxPrice: prices[1] },
      ...{ priceCurrency: "EUR", valueAddedTaxIncluded: false },
    };
    const serviceData = {
      "@type": "Service",
      ...{ serviceType: meta.service?.type, description: meta.service?.description, url: address(path) },
      ...{ provider: agency, areaServed: facts.serviceAreas[language] },
      offers: {
        "@type": "Offer",
        ...(prices ? { priceSpecification: specification } : { description: words.shared[language].ui.varies }),
      },
    };
    const answer = { "@type": "Answer", text: expect.any(String) };
    const question = { "@type": "Question", name: expect.any(String), acceptedAnswer: answer };
    const mainEntity = Array(Math.min(2, Object.keys(questions?.items ?? {}).length)).fill(question);
    const business = {
      ...agency,
      "@type": ["Organization", "LocalBusiness"],
      ...{ name: facts.name, url: address(""), logo: icon, image: icon },
      ...(typeof company === "object" && { legalName: company.legalName }),
      ...{ telephone: phones.tollFree, email: facts.email, vatID: `IT${facts.vat}`, priceRange: facts.priceLevel },
      address: offices.map(({ street, postalCode, city, province, country }) => ({
        ...{ "@type": "PostalAddress", streetAddress: street, postalCode },
        ...{ addressLocality: city, addressRegion: province, addressCountry: country },
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
    const trail: readonly Path[] = path.startsWith("services/") ? ["", "services", path] : ["", path];
    const breadcrumbs = {
      "@type": "BreadcrumbList",
      itemListElement: trail.map((step, at) => ({
        ...{ "@type": "ListItem", position: at + 1, name: pageAt(step).words[language].label, item: address(step) },
      })),
    };
    const scripts = all(document, 'script[type="application/ld+json"]');
    expect(scripts.map(({ textContent }) => JSON.parse(textContent ?? ""))).toEqual([
      {
        "@context": "https://schema.org",
        "@graph": [
          ...(meta.service ? [serviceData] : []),
          ...(meta.service && mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : []),
          ...(isContact ? [business] : []),
          path === "" ? website : breadcrumbs,
        ],
      },
    ]);
  });

  test("says in it only what visitors can read", () => {
    const questions = structuredData(document, "FAQPage")?.mainEntity ?? [];
    const answers = questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    const range = service && !ownPrices.includes(path) ? words.say[language].prices[service].rows[0]?.text : "";
    const places = offices.map((at) => `${at.street}, ${at.postalCode} ${at.city} (${at.province})`);
    const contact = isContact ? [phone(phones.tollFree, language), facts.vat, ...places] : [];
    const shown = textOf(document.body);
    for (const text of [...answers, range ?? "", ...contact]) expect(shown).toContain(plain(text));
  });
});

test.each([
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  "]]>",
  "\u2028 and \u2029",
  'quotes " and \\ and \u0000',
  "Perché no? 🙂",
])("%j is unchanged after parsing and cannot end the script element", (hostile) => {
  const escaped = escapeJson({ hostile });
  expect(JSON.parse(escaped)).toEqual({ hostile });
  expect(escaped).not.toMatch(/[<\u2028\u2029]/);
});
