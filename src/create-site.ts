import type { PriceList } from "./facts/bill.ts";
import type { Facts } from "./facts/fact-rules.ts";
import { priceListOf } from "./facts/price-list.ts";
import { sampleFacts } from "./facts/samples.ts";
import { type Navigation, navigation } from "./navigation.ts";
import { type Addresses, addressesAt, defaultLanguage, type Language, languages, type Path, paths } from "./urls.ts";

/** What an owner decides, and the folder of the project. */
export interface Owner {
  root: string;
  facts: Facts;
  /** The text of `src/site.ts`, if the facts are from there: a rule cannot tell 1.000 from 1. */
  source?: string;
}

/** A site: the facts, pages and menus of its owner, with the addresses and prices that follow from them. */
export interface Site extends Addresses {
  /** The folder of the project. */
  root: string;
  /** Where it is published; may have a path. */
  origin: string;
  facts: Facts;
  priceList: PriceList;
  languages: readonly Language[];
  paths: readonly Path[];
  /** Without hidden pages and those in one language. */
  menus: Navigation;
  /** All but hidden pages, in the order in which visitors are led to them: home, the header, the chain, the footer. */
  ledTo: readonly Path[];
  /** Pages that no list of the footer names. The footer of the home page leads to them. */
  others: readonly Path[];
  /** Whether facts still hold sample values. */
  hasSamples: boolean;
  /** Keeps search engines out of the whole site. */
  isDraft: boolean;
  isHidden(path: Path): boolean;
  /** The languages of a page: all, or its only one. */
  languagesOf(path: Path): readonly Language[];
  /** The versions of a page for `<link rel="alternate">` and the sitemap: the same on every one of them. */
  alternates(path: Path): { hreflang: string; href: string }[];
  /** The page after this one in the chain of floating buttons; null on a page outside it, and where there is no other. */
  nextInChain(path: Path): Path | null;
}

/** What pages say of themselves to the site. */
interface PageRules {
  path: Path;
  hidden?: boolean;
  only?: Language;
}

/** Returns the site of an owner, whose facts have been checked. */
export function createSite({ root, facts }: Owner, pages: readonly PageRules[], { isDraft = false } = {}): Site {
  const addresses = addressesAt(facts.origin);
  const { absoluteUrl, pageUrl } = addresses;
  const rules = new Map(pages.map((page) => [page.path, page]));
  const isHidden = (path: Path) => rules.get(path)?.hidden === true;
  const languagesOf = (path: Path) => {
    const only = rules.get(path)?.only;
    return only ? [only] : languages;
  };
  const shown = (list: readonly Path[]) => list.filter((path) => !isHidden(path) && !rules.get(path)?.only);
  const { footer, linksAfterMenu, linksBeforeMenu, pageChain, pricePages, servicesMenu } = navigation;
  const menus: Navigation = {
    servicesMenu: shown(servicesMenu),
    pricePages: shown(pricePages),
    linksBeforeMenu: shown(linksBeforeMenu),
    linksAfterMenu: shown(linksAfterMenu),
    pageChain: shown(pageChain),
    footer: { services: shown(footer.services), prices: shown(footer.prices), agency: shown(footer.agency) },
  };
  // Every page links to the home page by its logo.
  const named: readonly Path[] = ["", ...Object.values(footer).flat()];
  const open = paths.filter((path) => !isHidden(path));
  const header = [...menus.linksBeforeMenu, ...menus.servicesMenu, ...menus.footer.prices, ...menus.linksAfterMenu];
  return {
    ...addresses,
    root,
    origin: facts.origin,
    facts,
    priceList: priceListOf(facts),
    languages,
    paths,
    menus,
    others: open.filter((path) => !named.includes(path)),
    ledTo: [...new Set(["", ...header, ...menus.pageChain, ...Object.values(menus.footer).flat(), ...open] as const)],
    hasSamples: sampleFacts(facts).length > 0,
    isDraft,
    isHidden,
    languagesOf,
    alternates(path) {
      const versions = languagesOf(path).map((language) => {
        return { hreflang: language as string, href: absoluteUrl(pageUrl(language, path)) };
      });
      if (versions.length === 1) return versions;
      return [...versions, { hreflang: "x-default", href: absoluteUrl(pageUrl(defaultLanguage, path)) }];
    },
    nextInChain(path) {
      const position = menus.pageChain.indexOf(path);
      const next = menus.pageChain[(position + 1) % menus.pageChain.length];
      return position === -1 || next === undefined || next === path ? null : next;
    },
  };
}
