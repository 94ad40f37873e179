import { describe, expect, test } from "vitest";
import type { NumberRange } from "../../../src/fact-rules.ts";
import { euroRange, phone, withoutJoiners } from "../../../src/format.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import { absoluteUrl, basePath, pageUrl } from "../../../src/urls.ts";
import { shortNote } from "../../../src/words/prices.ts";
import { type BuiltPage, pages, visibleText } from "../../support/site/built-site.ts";

const table = await loadPages();

/** The fields of each type that search engines require or that we promise. No others are allowed, and none is empty. */
const fields = {
  Service: "@type areaServed description offers? provider serviceType url",
  FAQPage: "@type mainEntity",
  Agency:
    "@id @type address areaServed email image legalName? logo name openingHoursSpecification priceRange sameAs telephone url vatID",
  WebSite: "@type inLanguage name publisher url",
  BreadcrumbList: "@type itemListElement",
};
type Type = keyof typeof fields;

const { priceRanges } = site;
/** Pages that sell a service, with its prices. */
const servicePages: Record<string, NumberRange | null> = {
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
      const known = fields[typeOf(thing)]
        .split(" ")
        .filter((field) => !field.endsWith("?") || field.slice(0, -1) in thing);
      expect(Object.keys(thing).sort()).toEqual(known.map((field) => field.replace("?", "")));
      expect(JSON.stringify(thing)).not.toMatch(/:(?:""|null|\[\])|undefined/);
    }
  });

  test("has one agency, which its service and website refer to, with the contacts of the facts", () => {
    const { Agency, Service, WebSite } = byType(things);
    const id = `${absoluteUrl(basePath)}#agency`;
    for (const reference of [Service?.provider, WebSite?.publisher])
      expect(reference ?? { "@id": id }).toEqual({ "@id": id });
    if (!Agency) return;
    expect(Agency).toMatchObject({ "@id": id, "@type": ["Organization", "LocalBusiness"], name: site.name });
    expect(Agency).toMatchObject({ telephone: site.phones.tollFree, email: site.email, vatID: `IT${site.vat}` });
    expect(Agency.priceRange).toBe(site.defaultPriceRange);
  });

  test("has a service with its questions only if the page sells one, and the agency on home and contact only", () => {
    const types = things.map(typeOf);
    // Services added later have the same parent address.
    const sells = path in servicePages || path.startsWith("services/");
    const expected = [
      ...(sells ? ["Service", "FAQPage"] : []),
      ...(["", "contact"].includes(path) ? ["Agency"] : []),
      path === "" ? "WebSite" : "BreadcrumbList",
    ];
    expect(types).toEqual(expected);
  });

  test("has no reviews", () => {
    expect(JSON.stringify(things)).not.toMatch(/"@type":"\w*(?:Review|Rating)"/);
  });

  test("has only prices, phones, addresses, VAT numbers and answers that visitors can read", () => {
    const shown = withoutJoiners(visibleText(document)).replaceAll("\u00a0", " ");
    const { Service, FAQPage, Agency } = byType(things);
    for (const { name, acceptedAnswer } of FAQPage?.mainEntity ?? []) {
      expect(shown).toContain(name.replace(/\s+/g, " "));
      expect(shown).toContain(acceptedAnswer.text.replace(/\s+/g, " "));
    }
    const offer = Service?.offers?.priceSpecification;
    // Two pages show the prices of their own lists instead of the range.
    if (offer && !["services/ads", "landing-page-professionali"].includes(path)) {
      const range = euroRange([offer.minPrice, offer.maxPrice], language);
      const service = table.find((candidate) => candidate.path === path)?.priceRange;
      expect(shown).toContain(
        withoutJoiners(`${range} ${service && shortNote(service, language)}`).replace(/\s+/g, " "),
      );
    }
    if (Agency) {
      expect(shown).toContain(phone(Agency.telephone, language).replaceAll("\u00a0", " "));
      expect(shown).toContain(Agency.vatID.slice(2));
    }
    for (const { streetAddress, postalCode, addressLocality, addressRegion } of Agency?.address ?? []) {
      expect(shown).toContain(`${streetAddress}, ${postalCode} ${addressLocality} (${addressRegion})`);
    }
  });

  test("has the service areas in the language of the page", () => {
    const areas = site.serviceAreas[language];
    const { Service, Agency } = byType(things);
    if (Service) expect(Service.areaServed).toEqual(areas);
    if (Agency) expect(Agency.areaServed).toEqual(areas);
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
    const { Service } = byType(thingsOf(page));
    const specification = Service?.offers?.priceSpecification;
    expect(specification ? [specification.minPrice, specification.maxPrice] : null).toEqual(prices);
  }
});

test("service type and description come from the words", () => {
  for (const page of pages) {
    const service = table.find(({ path }) => path === page.path)?.words[page.language].meta.service;
    const { Service } = byType(thingsOf(page));
    expect(Service && { type: Service.serviceType, description: Service.description }).toEqual(service);
  }
});

/** The parts that the tests read. */
interface Things {
  Service?: {
    serviceType: string;
    description: string;
    areaServed: string[];
    provider: object;
    offers?: { priceSpecification: { minPrice: number; maxPrice: number } };
  };
  FAQPage?: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  Agency?: {
    telephone: string;
    vatID: string;
    priceRange: string;
    areaServed: string[];
    address: Record<"streetAddress" | "postalCode" | "addressLocality" | "addressRegion", string>[];
  };
  WebSite?: { publisher: object };
  BreadcrumbList?: { itemListElement: { position: number; item: string }[] };
}

interface Thing {
  "@type": Type | string[];
}

function thingsOf({ document }: BuiltPage): Thing[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts.length).toBe(1);
  const data = JSON.parse(scripts[0]?.textContent ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

function byType(things: readonly Thing[]): Things {
  return Object.fromEntries(things.map((thing) => [typeOf(thing), thing]));
}

/** Only the agency has several types. */
function typeOf({ "@type": type }: Thing): Type {
  return typeof type === "string" ? type : "Agency";
}
