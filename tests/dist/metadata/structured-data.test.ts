import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Range } from "../../../src/facts.ts";
import { euroRange, phone } from "../../../src/format.ts";
import { pages as table } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import { absoluteUrl, basePath, pageUrl } from "../../../src/urls.ts";
import { sharedWords } from "../../../src/words/index.ts";
import { type BuiltPage, pages, visibleText } from "../../support/site/built-site.ts";

/** The fields that search engines require or that we promise. No others are allowed. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(v.string(), v.url(), v.startsWith("https://"));
const agencyReference = v.strictObject({ "@id": v.literal(`${absoluteUrl(basePath)}#agency`) });
const price = v.pipe(v.number(), v.integer(), v.minValue(1));
const identity = {
  ...agencyReference.entries,
  name: text,
  url: address,
  logo: address,
  telephone: v.pipe(v.string(), v.regex(/^\+\d+$/)),
  vatID: v.pipe(v.string(), v.regex(/^IT\d{11}$/)),
  sameAs: v.array(address),
};
const schemas = {
  Service: v.strictObject({
    "@type": v.literal("Service"),
    serviceType: text,
    description: text,
    url: address,
    provider: agencyReference,
    areaServed: v.array(text),
    offers: v.optional(
      v.strictObject({
        "@type": v.literal("Offer"),
        priceSpecification: v.strictObject({
          "@type": v.literal("PriceSpecification"),
          minPrice: price,
          maxPrice: price,
          priceCurrency: v.literal("EUR"),
          valueAddedTaxIncluded: v.literal(false),
        }),
      }),
    ),
  }),
  FAQPage: v.strictObject({
    "@type": v.literal("FAQPage"),
    mainEntity: v.pipe(
      v.array(
        v.strictObject({
          "@type": v.literal("Question"),
          name: text,
          acceptedAnswer: v.strictObject({ "@type": v.literal("Answer"), text }),
        }),
      ),
      v.length(2),
    ),
  }),
  Organization: v.strictObject({ "@type": v.literal("Organization"), ...identity }),
  ProfessionalService: v.strictObject({
    "@type": v.literal("ProfessionalService"),
    ...identity,
    priceRange: text,
    address: v.pipe(
      v.array(
        v.strictObject({
          "@type": v.literal("PostalAddress"),
          streetAddress: text,
          postalCode: v.pipe(v.string(), v.digits()),
          addressLocality: text,
          addressRegion: text,
          addressCountry: v.picklist(["IT", "CH"]),
        }),
      ),
      v.length(2),
    ),
    areaServed: v.array(text),
  }),
  BreadcrumbList: v.strictObject({
    "@type": v.literal("BreadcrumbList"),
    itemListElement: v.pipe(
      v.array(v.strictObject({ "@type": v.literal("ListItem"), position: v.number(), name: text, item: address })),
      v.minLength(2),
    ),
  }),
};
type Type = keyof typeof schemas;

const { priceRanges } = site;
/** Pages that sell a service, with its prices. */
const servicePages: Record<string, Range | null> = {
  "services/lead-generation": priceRanges.leadGeneration,
  "services/ecommerce": priceRanges.ecommerce,
  "services/ads": priceRanges.ads,
  "services/analytics": priceRanges.analytics,
  "services/rispondi-subito": priceRanges.rispondiSubito,
  "landing-page-professionali": priceRanges.landingPages,
  "instant-websites": priceRanges.instantWebsites,
  "flipping-catalog": priceRanges.flippingCatalog,
  specializations: priceRanges.specializations,
};

describe.each(pages)("$url", (page) => {
  const { path, language, document } = page;
  const things = thingsOf(page);

  test("has only known types with all their fields", () => {
    for (const thing of things) {
      const result = v.safeParse(schemas[thing["@type"]], thing);
      expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [], thing["@type"]).toEqual(
        [],
      );
    }
  });

  test("has a service with its two questions only if the page sells one", () => {
    const types = things.map((thing) => thing["@type"]);
    // Services added later have the same parent address.
    const sells = path in servicePages || path.startsWith("services/");
    const expected = [
      ...(sells ? ["Service", "FAQPage"] : []),
      ...(sells || ["about", "contact"].includes(path) ? ["ProfessionalService"] : []),
      path === "" ? "Organization" : "BreadcrumbList",
    ];
    expect(types).toEqual(expected);
  });

  test("has no reviews", () => {
    expect(JSON.stringify(things)).not.toMatch(/review|rating/i);
  });

  test("has only prices, phones, addresses, VAT numbers and answers that visitors can read", () => {
    const shown = visibleText(document).replaceAll("\u00a0", " ");
    const { Service, FAQPage, Organization, ProfessionalService } = byType(things);
    for (const { name, acceptedAnswer } of FAQPage?.mainEntity ?? []) {
      expect(shown).toContain(name.replaceAll("\u00a0", " "));
      expect(shown).toContain(acceptedAnswer.text.replaceAll("\u00a0", " "));
    }
    const offer = Service?.offers?.priceSpecification;
    // Two pages show the prices of their own lists instead of the range.
    if (offer && !["services/ads", "landing-page-professionali"].includes(path)) {
      const range = euroRange([offer.minPrice, offer.maxPrice], language);
      expect(shown).toContain(`${range}, ${sharedWords.ui[language].vatExtra}`.replace(/\s+/g, " "));
      expect(ProfessionalService?.priceRange).toBe(`€${offer.minPrice}-${offer.maxPrice}`);
    }
    const agency = ProfessionalService ?? Organization;
    if (agency) {
      expect(agency.telephone).toBe(site.phones.tollFree);
      expect(shown).toContain(phone(agency.telephone).replaceAll("\u00a0", " "));
      expect(shown).toContain(agency.vatID.slice(2));
    }
    for (const { streetAddress, postalCode, addressLocality, addressRegion } of ProfessionalService?.address ?? []) {
      expect(shown).toContain(`${streetAddress}, ${postalCode} ${addressLocality} (${addressRegion})`);
    }
  });

  test("has the service areas in the language of the page", () => {
    const areas =
      language === "it" ? ["Italia", "Lombardia", "Milano", "Monza-Lecco-Como", "Canton Ticino"] : ["Europe"];
    const { Service, ProfessionalService } = byType(things);
    if (Service) expect(Service.areaServed).toEqual(areas);
    if (ProfessionalService) expect(ProfessionalService.areaServed).toEqual(areas);
  });

  test("has breadcrumbs from the home page to this page", () => {
    const trail = byType(things).BreadcrumbList?.itemListElement ?? [];
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    const steps = trail.map(({ item }) => item);
    const expected = path.startsWith("services/") ? (["", "services", path] as const) : (["", path] as const);
    expect(steps).toEqual(path === "" ? [] : expected.map((step) => absoluteUrl(pageUrl(language, step))));
  });
});

test.each(Object.entries(servicePages))("/%s has the prices of the facts", (path, prices) => {
  for (const page of pages.filter((candidate) => candidate.path === path)) {
    const { Service, ProfessionalService } = byType(thingsOf(page));
    const specification = Service?.offers?.priceSpecification;
    expect(specification ? [specification.minPrice, specification.maxPrice] : null).toEqual(prices);
    if (!prices) expect(ProfessionalService?.priceRange).toBe(sharedWords.ui[page.language].priceVaries);
  }
});

test("a page without a price range has the default label", () => {
  const about = pages.find((page) => page.path === "about");
  expect(about && byType(thingsOf(about)).ProfessionalService?.priceRange).toBe(site.defaultPriceRange);
});

test("service type and description come from the words", () => {
  for (const page of pages) {
    const service = table.find(({ path }) => path === page.path)?.words[page.language].meta.service;
    const { Service } = byType(thingsOf(page));
    expect(Service && { type: Service.serviceType, description: Service.description }).toEqual(service);
  }
});

type Things = { [Key in Type]?: v.InferOutput<(typeof schemas)[Key]> };

function thingsOf({ document }: BuiltPage): { "@type": Type }[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts.length).toBe(1);
  const data = JSON.parse(scripts[0]?.textContent ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

function byType(things: readonly { "@type": Type }[]): Things {
  return Object.fromEntries(things.map((thing) => [thing["@type"], thing]));
}
