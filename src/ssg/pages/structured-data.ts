import type { DayOfWeek, Graph, LocalBusiness, PostalAddress, PriceSpecification, Thing } from "schema-dts";
import type { Page, PageMeta } from "../../components/page.ts";
import type { PageLinks } from "../../components/page-context.tsx";
import type { FaqItem } from "../../components/sections/questions.tsx";
import type { NumberRange, OfficeAddress } from "../../fact-rules.ts";
import { weekdayNames } from "../../format.ts";
import { site } from "../../site.ts";
import { absoluteUrl, assetUrl, basePath, type Language, type Path, pageUrl, paths } from "../../urls.ts";

/**
 * Returns the JSON-LD of a page. The agency is described on the home and the
 * contact page; the others refer to it. Reviews are left out: search engines
 * ignore those a business marks up about itself.
 */
export function structuredData(page: Page, language: Language, linkWords: PageLinks): Graph {
  const { meta, questions } = page.words[language];
  const { service } = meta;
  const things: Thing[] = [];
  if (service) things.push(serviceOf(page, language, service));
  if (service && questions?.items.length) things.push(questionsOf(questions.items));
  if (AGENCY_PAGES.includes(page.path)) things.push(agencyOf(language));
  if (page.path === "") things.push(websiteOf(language));
  else things.push(breadcrumbsOf(page.path, language, linkWords));
  return { "@context": "https://schema.org", "@graph": things };
}

const AGENCY_PAGES: readonly Path[] = ["", "contact"];
const AGENCY_ID = `${absoluteUrl(basePath)}#agency`;

function serviceOf(page: Page, language: Language, service: NonNullable<PageMeta["service"]>): Thing {
  const prices = page.priceRange && site.priceRanges[page.priceRange];
  return {
    "@type": "Service",
    serviceType: service.type,
    description: service.description,
    url: absoluteUrl(pageUrl(language, page.path)),
    provider: { "@id": AGENCY_ID },
    areaServed: site.serviceAreas[language] ?? [],
    ...(prices && { offers: { "@type": "Offer", priceSpecification: specificationOf(prices) } }),
  };
}

function specificationOf([minPrice, maxPrice]: NumberRange): PriceSpecification {
  return { "@type": "PriceSpecification", minPrice, maxPrice, priceCurrency: "EUR", valueAddedTaxIncluded: false };
}

function questionsOf(items: readonly FaqItem[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** One identity: an organisation that is a local business. */
function agencyOf(language: Language): Thing {
  const { addresses, links, officeHours } = site;
  const { legal, operational } = addresses;
  const agency: LocalBusiness = {
    "@type": "LocalBusiness",
    "@id": AGENCY_ID,
    name: site.name,
    ...(typeof site.company === "object" && { legalName: site.company.legalName }),
    url: absoluteUrl(pageUrl(language, "")),
    logo: absoluteUrl(assetUrl("icons/icon-512.png")),
    image: absoluteUrl(assetUrl("icons/icon-512.png")),
    telephone: site.phones.tollFree,
    email: site.email,
    vatID: `IT${site.vat}`,
    priceRange: site.defaultPriceRange,
    address: (operational ? [legal, operational] : [legal]).map(addressOf),
    areaServed: site.serviceAreas[language] ?? [],
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      // The English names are those of schema.org.
      dayOfWeek: weekdayNames(officeHours.days, "en", "long") as DayOfWeek[],
      opens: officeHours.opens,
      closes: officeHours.closes,
    },
    sameAs: [links.linkedin, links.facebook, links.instagram].filter((profile) => profile !== undefined),
  };
  // The types of schema.org allow one type only.
  return { ...agency, "@type": ["Organization", "LocalBusiness"] } as unknown as Thing;
}

/** Where search engines take the name of the site from. */
function websiteOf(language: Language): Thing {
  return {
    "@type": "WebSite",
    name: site.name,
    url: absoluteUrl(pageUrl(language, "")),
    inLanguage: language,
    publisher: { "@id": AGENCY_ID },
  };
}

function addressOf({ street, postalCode, city, province, country }: OfficeAddress): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: province,
    addressCountry: country,
  };
}

/** The page and those above it in its address. */
function breadcrumbsOf(path: Path, language: Language, linkWords: PageLinks): Thing {
  const trail = paths.filter((candidate) => candidate === "" || `${path}/`.startsWith(`${candidate}/`));
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: linkWords[step]?.label ?? step,
      item: absoluteUrl(pageUrl(language, step)),
    })),
  };
}
