import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  Graph,
  IdReference,
  ListItemLeaf,
  OfferLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  ProfessionalServiceLeaf,
  QuestionLeaf,
  ServiceLeaf,
  Thing,
} from "schema-dts";
import { findWords } from "../components/page-context.tsx";
import type { Content, FaqItem, PageMeta } from "../content/types.ts";
import type { Address, Range } from "../facts.ts";
import { pageLabels } from "../navigation.ts";
import type { Route } from "../routes.ts";
import { site } from "../site.ts";
import { absoluteUrl, assetUrl, basePath, type Language, type Path, pageUrl, paths } from "../urls.ts";

/**
 * What a page says of itself to machines, as JSON-LD. A page that sells a
 * service names it, with its two questions and the agency behind it
 * (specification section 2, Page metadata); no other carries a Service or a
 * FAQPage. Home, about and contact describe the agency as well, and every page
 * below the home page tells where it stands. Reviews are left out: marking up
 * those of one's own business earns nothing.
 */
export function structuredData(route: Route, language: Language, content: Content): Graph {
  const section = content[route.content];
  const { service } = section.meta;
  const things: Thing[] = [];
  if (service) things.push(serviceOf(route, language, service, content));
  if (service && "questions" in section) things.push(questionsOf(section.questions.items));
  if (service || AGENCY_PAGES.includes(route.path)) things.push(agencyOf(route, language, content));
  things.push(route.path === "" ? organizationOf(language) : breadcrumbsOf(route.path, language, content));
  return { "@context": "https://schema.org", "@graph": things };
}

const AGENCY_PAGES: readonly Path[] = ["about", "contact"];
const AGENCY_ID = `${absoluteUrl(basePath)}#agency`;
/** The agency, told elsewhere on the page. */
const agency: IdReference = { "@id": AGENCY_ID };

function serviceOf(
  route: Route,
  language: Language,
  { type, description }: NonNullable<PageMeta["service"]>,
  content: Content,
): ServiceLeaf {
  const prices = route.priceRange && site.priceRanges[route.priceRange];
  return {
    "@type": "Service",
    serviceType: type,
    description,
    url: absoluteUrl(pageUrl(language, route.path)),
    provider: agency,
    areaServed: content.ui.areaServed,
    ...(prices ? { offers: offerOf(prices) } : {}),
  };
}

/** A price between two, VAT excluded. */
function offerOf([minPrice, maxPrice]: Range): OfferLeaf {
  return {
    "@type": "Offer",
    priceSpecification: {
      "@type": "PriceSpecification",
      minPrice,
      maxPrice,
      priceCurrency: "EUR",
      valueAddedTaxIncluded: false,
    },
  };
}

function questionsOf(items: readonly FaqItem[]): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(
      ({ question, answer }): QuestionLeaf => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      }),
    ),
  };
}

/** The agency as a whole, for the home page, which is full enough without addresses and areas. */
function organizationOf(language: Language): OrganizationLeaf {
  return { "@type": "Organization", ...identityOf(language) };
}

/** The agency as a business one can call and visit. */
function agencyOf(route: Route, language: Language, content: Content): ProfessionalServiceLeaf {
  return {
    "@type": "ProfessionalService",
    ...identityOf(language),
    priceRange: priceLabel(route, content),
    address: [site.addresses.legal, site.addresses.operational].map(addressOf),
    areaServed: content.ui.areaServed,
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

/** The range of the page's service as search engines ask for it, `€1000-5000`; the default label elsewhere (specification section 3). */
function priceLabel({ priceRange }: Route, content: Content): string {
  if (!priceRange) return site.defaultPriceRange;
  const prices = site.priceRanges[priceRange];
  return prices ? `€${prices.join("-")}` : content.ui.priceVaries;
}

function addressOf({ street, postalCode, city, province, country }: Address): PostalAddressLeaf {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: province,
    addressCountry: country,
  };
}

/** The pages above this one, as its address names them, and the page itself. */
function breadcrumbsOf(path: Path, language: Language, content: Content): BreadcrumbListLeaf {
  const trail = paths.filter((candidate) => candidate === "" || `${path}/`.startsWith(`${candidate}/`));
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(
      (step, index): ListItemLeaf => ({
        "@type": "ListItem",
        position: index + 1,
        name: findWords(content, pageLabels[step]) ?? step,
        item: absoluteUrl(pageUrl(language, step)),
      }),
    ),
  };
}
