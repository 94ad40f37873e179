import type { DayOfWeek, Graph, LocalBusiness, PostalAddress, PriceSpecification, Thing } from "schema-dts";
import type { Site } from "../../create-site.ts";
import type { NumberRange, OfficeAddress, Service } from "../../facts/fact-rules.ts";
import { weekdayNames } from "../../facts/format.ts";
import type { Language, Path } from "../../urls.ts";
import type { SharedWords } from "../../words/index.ts";
import type { Page, PageMeta } from "../page.ts";
import type { PageLinks } from "../page-context.tsx";
import type { FaqItem } from "../sections/questions.tsx";

/**
 * Returns the JSON-LD of a page. The agency is described on the home and the
 * contact page; the others refer to it. Reviews are left out: search engines
 * ignore those a business marks up about itself.
 */
export function structuredData(site: Site, words: NamedWords, page: Page, language: Language): Graph {
  const { meta, questions } = page.words[language];
  const { service } = meta;
  // Search engines are told when a service is active and how its results are measured.
  const { activation, results } = questions?.items ?? {};
  const asked = [activation, results].filter((item) => item !== undefined);
  const things: Thing[] = [];
  if (service) things.push(serviceOf(site, page, language, service, words.shared[language].ui.varies));
  if (service && asked.length > 0) things.push(questionsOf(asked));
  if (AGENCY_PAGES.includes(page.path)) things.push(agencyOf(site, language));
  if (page.path === "") things.push(websiteOf(site, language));
  else things.push(breadcrumbsOf(site, page.path, language, words.links[language]));
  return { "@context": "https://schema.org", "@graph": things };
}

/** The words that name other pages, and those of every page. */
interface NamedWords {
  shared: Record<Language, SharedWords>;
  links: Record<Language, PageLinks>;
}

const AGENCY_PAGES: readonly Path[] = ["", "contact"];

function agencyId({ absoluteUrl, basePath }: Site): string {
  return `${absoluteUrl(basePath)}#agency`;
}

/** A service, with its prices; the offer of one whose price varies says so. */
function serviceOf(
  site: Site,
  { path, service }: Page,
  language: Language,
  described: NonNullable<PageMeta["service"]>,
  varies: string,
): Thing {
  const { absoluteUrl, facts, pageUrl } = site;
  const ranges: Record<Service, NumberRange | null> = { ...facts.prices, ...facts.rangeForSearch };
  const prices = service && ranges[service];
  return {
    "@type": "Service",
    serviceType: described.type,
    description: described.description,
    url: absoluteUrl(pageUrl(language, path)),
    provider: { "@id": agencyId(site) },
    areaServed: facts.serviceAreas[language] ?? [],
    offers: {
      "@type": "Offer",
      ...(prices ? { priceSpecification: specificationOf(prices) } : { description: varies }),
    },
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
function agencyOf(site: Site, language: Language): Thing {
  const { absoluteUrl, assetUrl, facts, pageUrl } = site;
  const { addresses, links, officeHours } = facts;
  const { legal, operational } = addresses;
  const profiles = [links.linkedin, links.facebook, links.instagram].filter((profile) => profile !== undefined);
  const agency: LocalBusiness = {
    "@type": "LocalBusiness",
    "@id": agencyId(site),
    name: facts.name,
    ...(typeof facts.company === "object" && { legalName: facts.company.legalName }),
    url: absoluteUrl(pageUrl(language, "")),
    logo: absoluteUrl(assetUrl("icons/icon-512.png")),
    image: absoluteUrl(assetUrl("icons/icon-512.png")),
    telephone: facts.phones.tollFree,
    email: facts.email,
    vatID: `IT${facts.vat}`,
    priceRange: facts.priceLevel,
    address: (operational ? [legal, operational] : [legal]).map(addressOf),
    areaServed: facts.serviceAreas[language] ?? [],
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      // The English names are those of schema.org.
      dayOfWeek: weekdayNames(officeHours.days, "en", "long") as DayOfWeek[],
      opens: officeHours.opens,
      closes: officeHours.closes,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  // The types of schema.org allow one type only.
  return { ...agency, "@type": ["Organization", "LocalBusiness"] } as unknown as Thing;
}

/** Where search engines take the name of the site from. */
function websiteOf(site: Site, language: Language): Thing {
  const { absoluteUrl, facts, pageUrl } = site;
  return {
    "@type": "WebSite",
    name: facts.name,
    url: absoluteUrl(pageUrl(language, "")),
    inLanguage: language,
    publisher: { "@id": agencyId(site) },
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
function breadcrumbsOf(
  { absoluteUrl, pageUrl, paths }: Site,
  path: Path,
  language: Language,
  linkWords: PageLinks,
): Thing {
  const above = paths.filter((candidate) => candidate === "" || `${path}/`.startsWith(`${candidate}/`));
  const trail = above.toSorted((one, other) => one.length - other.length);
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
