import { type Navigation, navigation as ownNavigation } from "../navigation.ts";
import {
  type Addresses,
  addressesAt,
  type Language,
  type Path,
  languages as siteLanguages,
  paths as sitePaths,
} from "../urls.ts";
import type { Facts } from "./fact-rules.ts";
import { type Sums, sumsOf } from "./offers.ts";

/** A site: the facts, languages, pages and menus of its owner, with the addresses and sums that follow from them. */
export interface Site extends Addresses {
  /** The folder of the project. */
  root: string;
  facts: Facts;
  sums: Sums;
  languages: readonly Language[];
  paths: readonly Path[];
  /** Without hidden pages. */
  menus: Navigation;
  isHidden(path: Path): boolean;
  /** The page after this one in the chain of floating buttons; null on a page outside it. */
  nextInChain(path: Path): Path | null;
}

/** What an owner decides, and the folder of the project. The languages, pages and menus are those of this project, unless others are given. */
export interface Owner {
  root: string;
  facts: Facts;
  languages?: readonly Language[];
  paths?: readonly Path[];
  navigation?: Navigation;
}

/** Returns the site of an owner, whose facts have been checked. */
export function createSite({
  root,
  facts,
  languages = siteLanguages,
  paths = sitePaths,
  navigation = ownNavigation,
}: Owner): Site {
  const menus = menusOf(navigation, paths);
  return {
    ...addressesAt(facts.origin, languages),
    root,
    facts,
    sums: sumsOf(facts),
    languages,
    paths,
    menus,
    isHidden: (path) => navigation.hiddenPages.includes(path),
    nextInChain(path) {
      const position = menus.floatingChain.indexOf(path);
      return position === -1 ? null : (menus.floatingChain[(position + 1) % menus.floatingChain.length] ?? null);
    },
  };
}

/** Leaves out hidden pages, and adds to the footer those that no list names. */
function menusOf({ footer, ...navigation }: Navigation, paths: readonly Path[]): Navigation {
  const shown = (pages: readonly Path[]) => pages.filter((path) => !navigation.hiddenPages.includes(path));
  const isService = (path: Path) => path.startsWith("services/");
  // Every page links to the home page by its logo.
  const named: readonly Path[] = ["", ...Object.values(footer).flat()];
  const others = paths.filter((path) => !named.includes(path));
  return {
    hiddenPages: navigation.hiddenPages,
    servicesMenu: shown(navigation.servicesMenu),
    pricePages: shown(navigation.pricePages),
    linksBeforeMenu: shown(navigation.linksBeforeMenu),
    linksAfterMenu: shown(navigation.linksAfterMenu),
    floatingChain: shown(navigation.floatingChain),
    footer: {
      services: shown([...footer.services, ...others.filter(isService)]),
      prices: shown(footer.prices),
      agency: shown([...footer.agency, ...others.filter((path) => !isService(path))]),
    },
  };
}
