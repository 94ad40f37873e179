import type { Facts } from "./facts/fact-rules.ts";
import { type Sums, sumsOf } from "./facts/offers.ts";
import { sampleFacts } from "./facts/samples.ts";
import { type Navigation, navigation } from "./navigation.ts";
import { type Addresses, addressesAt, type Language, languages, type Path, paths } from "./urls.ts";

/** What an owner decides, and the folder of the project. */
export interface Owner {
  root: string;
  facts: Facts;
  /** The text of `src/site.ts`, if the facts are from there: a rule cannot tell 1.000 from 1. */
  source?: string;
}

/** A site: the facts, pages and menus of its owner, with the addresses and sums that follow from them. */
export interface Site extends Addresses {
  /** The folder of the project. */
  root: string;
  facts: Facts;
  sums: Sums;
  languages: readonly Language[];
  paths: readonly Path[];
  /** Without hidden pages. */
  menus: Navigation;
  /** All but hidden pages, in the order in which visitors are led to them: home, the header, the chain, the footer. */
  ledTo: readonly Path[];
  /** Pages that no list of the footer names. The footer of the home page leads to them. */
  others: readonly Path[];
  /** Whether facts still hold sample values. */
  hasSamples: boolean;
  isHidden(path: Path): boolean;
  /** The page after this one in the chain of floating buttons; null on a page outside it. */
  nextInChain(path: Path): Path | null;
}

/** Returns the site of an owner, whose facts have been checked. The pages say which of them are hidden. */
export function createSite({ root, facts }: Owner, pages: readonly { path: Path; hidden?: boolean }[]): Site {
  const hidden = pages.filter((page) => page.hidden).map(({ path }) => path);
  const isHidden = (path: Path) => hidden.includes(path);
  const shown = (list: readonly Path[]) => list.filter((path) => !isHidden(path));
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
  const others = shown(paths).filter((path) => !named.includes(path));
  const header = [...menus.linksBeforeMenu, ...menus.servicesMenu, ...menus.footer.prices, ...menus.linksAfterMenu];
  return {
    ...addressesAt(facts.origin, languages),
    root,
    facts,
    sums: sumsOf(facts),
    languages,
    paths,
    menus,
    others,
    ledTo: [...new Set(["", ...header, ...menus.pageChain, ...Object.values(menus.footer).flat(), ...others] as const)],
    hasSamples: sampleFacts(facts).length > 0,
    isHidden,
    nextInChain(path) {
      const position = menus.pageChain.indexOf(path);
      return position === -1 ? null : (menus.pageChain[(position + 1) % menus.pageChain.length] ?? null);
    },
  };
}
