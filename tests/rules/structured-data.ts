import { expect } from "vitest";
import type { Service } from "../../src/facts/fact-rules.ts";
import { phone } from "../../src/facts/phone.ts";
import type { Path } from "../../src/urls.ts";
import { structuredData } from "../support/site/built-site.ts";
import { found } from "../support/site/found.ts";
import { all, plain, textOf } from "../support/site/page-parts.ts";
import type { TestedSite } from "../support/site/tested-site.ts";
import { eachPage, type Rules } from "./rules.ts";

/** These show the prices of their own lists instead of the range. */
const ownPrices: readonly string[] = ["services/ads", "landing-page-professionali"];

const officesOf = ({ addresses }: TestedSite["facts"]) =>
  [addresses.legal, addresses.operational].flatMap((office) => office ?? []);
const isContact = (path: string) => ["", "contact"].includes(path);

export const structuredDataRules: Rules = {
  "search engines get a service with two questions where a page sells one, the agency on home and contact, and where a page is":
    (site) =>
      eachPage(site, (page, url) => {
        const scripts = all(page.document, 'script[type="application/ld+json"]');
        const data = scripts.map(({ textContent }) => JSON.parse(textContent ?? ""));
        expect.soft(data, url).toEqual([{ "@context": "https://schema.org", "@graph": graphOf(site, page) }]);
      }),

  "the structured data say only what visitors can read": (site) => {
    const { facts, pageAt, words } = site;
    const told = site.pages.flatMap(({ document, language, path, url }) => {
      const { service } = pageAt(path);
      const questions = structuredData(document, "FAQPage")?.mainEntity ?? [];
      const answers = questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
      const range = service && !ownPrices.includes(path) ? words.say[language].prices[service].rows[0]?.text : "";
      const places = officesOf(facts).map((at) => `${at.street}, ${at.postalCode} ${at.city} (${at.province})`);
      const contact = isContact(path) ? [phone(facts.phones.tollFree, language), facts.vat, ...places] : [];
      const texts = [...answers, range ?? "", ...contact].filter(Boolean);
      return texts.map((text) => ({ document, url, text: plain(text) }));
    });
    for (const { document, url, text } of found("texts in its structured data", told))
      expect.soft(textOf(document.body), url).toContain(text);
  },
};

/** Returns the things that the structured data of a page must describe. */
function graphOf(site: TestedSite, { path, language }: TestedSite["pages"][number]): object[] {
  const { absoluteUrl, assetUrl, basePath, facts, pageAt, pageUrl, words } = site;
  const { company, links, officeHours, phones } = facts;
  const agency = { "@id": `${absoluteUrl(basePath)}#agency` };
  const offices = officesOf(facts);
  const icon = absoluteUrl(assetUrl("icons/icon-512.png"));
  const profiles = [links.linkedin, links.facebook, links.instagram].filter(Boolean);
  const address = (of: Path) => absoluteUrl(pageUrl(language, of));
  const { service, words: said } = pageAt(path);
  const { meta, questions } = said[language];
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
  return [
    ...(meta.service ? [serviceData] : []),
    ...(meta.service && mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : []),
    ...(isContact(path) ? [business] : []),
    path === "" ? website : breadcrumbs,
  ];
}
