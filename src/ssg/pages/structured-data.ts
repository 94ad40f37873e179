import type { Graph, PostalAddress, PriceSpecification, Thing } from "schema-dts";
import type { Page, PageMeta } from "../../components/page.ts";
import type { PageLinks } from "../../components/page-context.tsx";
import type { FaqItem } from "../../components/sections/questions.tsx";
import type { Address, Range } from "../../facts.ts";
import { site } from "../../site.ts";
import { absoluteUrl, assetUrl, basePath, type Language, type Path, pageUrl, paths } from "../../urls.ts";
import type { SharedWords } from "../../words/index.ts";
import type { UiWords } from "../../words/ui/words.ts";

/** Returns the JSON-LD of a page. Reviews are left out: search engines ignore those a business marks up about itself. */
export function structuredData(page: Page, language: Language, { ui }: SharedWords, linkWords: PageLinks): Graph {
  const { meta, questions } = page.words[language];
  const { service } = meta;
  const things: Thing[] = [];
  if (service) things.push(serviceOf(page, language, service, ui));
  if (service && questions?.items.length) things.push(questionsOf(questions.items));
  if (service || AGENCY_PAGES.includes(page.path)) things.push(agencyOf(page, language, ui));
  if (page.path === "") things.push({ "@type": "Organization", ...identityOf(language) });
  else things.push(breadcrumbsOf(page.path, language, linkWords));
  return { "@context": "https://schema.org", "@graph": things };
}

const AGENCY_PAGES: readonly Path[] = ["about", "contact"];
const AGENCY_ID = `${absoluteUrl(basePath)}#agency`;

function serviceOf(page: Page, language: Language, service: NonNullable<PageMeta["service"]>, ui: UiWords): Thing {
  const prices = page.priceRange && site.priceRanges[page.priceRange];
  return {
    "@type": "Service",
    serviceType: service.type,
    description: service.description,
    url: absoluteUrl(pageUrl(language, page.path)),
    provider: { "@id": AGENCY_ID },
    areaServed: ui.areaServed,
    ...(prices && { offers: { "@type": "Offer", priceSpecification: specificationOf(prices) } }),
  };
}

function specificationOf([minPrice, maxPrice]: Range): PriceSpecification {
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

function agencyOf(page: Page, language: Language, ui: UiWords): Thing {
  return {
    "@type": "ProfessionalService",
    ...identityOf(language),
    priceRange: priceLabel(page, ui),
    address: [site.addresses.legal, site.addresses.operational].map(addressOf),
    areaServed: ui.areaServed,
  };
}

function identityOf(language: Language) {
  const { linkedin, facebook, instagram } = site.links;
  return {
    "@id": AGENCY_ID,
    name: site.name,
    url: absoluteUrl(pageUrl(language, "")),
    logo: absoluteUrl(assetUrl("icons/icon-512.png")),
    telephone: site.phones.tollFree,
    vatID: `IT${site.vat}`,
    sameAs: [linkedin, facebook, instagram],
  };
}

/** The range of the page's service in the form of search engines, `€1000-5000`; the default label elsewhere. */
function priceLabel({ priceRange }: Page, ui: UiWords): string {
  if (!priceRange) return site.defaultPriceRange;
  const prices = site.priceRanges[priceRange];
  return prices ? `€${prices.join("-")}` : ui.priceVaries;
}

function addressOf({ street, postalCode, city, province, country }: Address): PostalAddress {
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
