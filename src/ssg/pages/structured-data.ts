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
import type { Page, PageMeta } from "../../components/page.ts";
import type { PageLinks } from "../../components/page-context.tsx";
import type { FaqItem } from "../../components/sections/questions.tsx";
import type { Address, Range } from "../../facts.ts";
import { site } from "../../site.ts";
import { absoluteUrl, assetUrl, basePath, type Language, type Path, pageUrl, paths } from "../../urls.ts";
import type { SharedWords } from "../../words/index.ts";
import type { UiWords } from "../../words/ui/words.ts";

/**
 * What a page says of itself to machines, as JSON-LD. A page that sells a
 * service names it, with its two questions and the agency behind it
 * (specification section 2, Page metadata); no other carries a Service or a
 * FAQPage. Home, about and contact describe the agency as well, and every page
 * below the home page tells where it stands. Reviews are left out: marking up
 * those of one's own business earns nothing.
 */
export function structuredData(page: Page, language: Language, { ui }: SharedWords, linkWords: PageLinks): Graph {
  const { meta, questions } = page.words[language];
  const { service } = meta;
  const things: Thing[] = [];
  if (service) things.push(serviceOf(page, language, service, ui));
  if (service && questions?.items.length) things.push(questionsOf(questions.items));
  if (service || AGENCY_PAGES.includes(page.path)) things.push(agencyOf(page, language, ui));
  things.push(page.path === "" ? organizationOf(language) : breadcrumbsOf(page.path, language, linkWords));
  return { "@context": "https://schema.org", "@graph": things };
}

const AGENCY_PAGES: readonly Path[] = ["about", "contact"];
const AGENCY_ID = `${absoluteUrl(basePath)}#agency`;
/** The agency, told elsewhere on the page. */
const agency: IdReference = { "@id": AGENCY_ID };

function serviceOf(
  page: Page,
  language: Language,
  { type, description }: NonNullable<PageMeta["service"]>,
  ui: UiWords,
): ServiceLeaf {
  const prices = page.priceRange && site.priceRanges[page.priceRange];
  return {
    "@type": "Service",
    serviceType: type,
    description,
    url: absoluteUrl(pageUrl(language, page.path)),
    provider: agency,
    areaServed: ui.areaServed,
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
function agencyOf(page: Page, language: Language, ui: UiWords): ProfessionalServiceLeaf {
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

/** The range of the page's service as search engines ask for it, `€1000-5000`; the default label elsewhere (specification section 3). */
function priceLabel({ priceRange }: Page, ui: UiWords): string {
  if (!priceRange) return site.defaultPriceRange;
  const prices = site.priceRanges[priceRange];
  return prices ? `€${prices.join("-")}` : ui.priceVaries;
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
function breadcrumbsOf(path: Path, language: Language, linkWords: PageLinks): BreadcrumbListLeaf {
  const trail = paths.filter((candidate) => candidate === "" || `${path}/`.startsWith(`${candidate}/`));
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(
      (step, index): ListItemLeaf => ({
        "@type": "ListItem",
        position: index + 1,
        name: linkWords[step]?.label ?? step,
        item: absoluteUrl(pageUrl(language, step)),
      }),
    ),
  };
}
