import { type Navigation, navigation as ownNavigation } from "../navigation.ts";
import {
  type Addresses,
  addressesAt,
  type Language,
  type Path,
  languages as siteLanguages,
  movedPages as siteMovedPages,
  paths as sitePaths,
} from "../urls.ts";
import type { Facts } from "./fact-rules.ts";
import { type Sums, sumsOf } from "./offers.ts";
import { sampleFacts } from "./samples.ts";

/** A site: the facts, languages, pages and menus of its owner, with the addresses and sums that follow from them. */
export interface Site extends Addresses {
  /** The folder of the project. */
  root: string;
  facts: Facts;
  sums: Sums;
  languages: readonly Language[];
  paths: readonly Path[];
  /** Where the pages are now that old paths named. */
  movedPages: Readonly<Record<string, Path>>;
  /** Without hidden pages. */
  menus: Navigation;
  /** Pages that no list of the footer names. The footer of the home page leads to them. */
  others: readonly Path[];
  /** Whether facts still hold sample values. */
  hasSamples: boolean;
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
  movedPages?: Readonly<Record<string, Path>>;
  navigation?: Navigation;
}

/** Returns the site of an owner, whose facts have been checked. */
export function createSite({
  root,
  facts,
  languages = siteLanguages,
  paths = sitePaths,
  movedPages = siteMovedPages,
  navigation = ownNavigation,
}: Owner): Site {
  const menus = menusOf(navigation);
  const isHidden = (path: Path) => navigation.hiddenPages.includes(path);
  return {
    ...addressesAt(facts.origin, languages),
    root,
    facts,
    sums: sumsOf(facts),
    languages,
    paths,
    movedPages,
    menus,
    others: othersOf(menus, paths).filter((path) => !isHidden(path)),
    hasSamples: sampleFacts(facts).length > 0,
    isHidden,
    nextInChain(path) {
      const position = menus.pageChain.indexOf(path);
      return position === -1 ? null : (menus.pageChain[(position + 1) % menus.pageChain.length] ?? null);
    },
  };
}

/** Leaves out hidden pages. */
function menusOf({ footer, hiddenPages, ...navigation }: Navigation): Navigation {
  const shown = (pages: readonly Path[]) => pages.filter((path) => !hiddenPages.includes(path));
  return {
    hiddenPages,
    linkedHiddenPages: navigation.linkedHiddenPages,
    servicesMenu: shown(navigation.servicesMenu),
    pricePages: shown(navigation.pricePages),
    linksBeforeMenu: shown(navigation.linksBeforeMenu),
    linksAfterMenu: shown(navigation.linksAfterMenu),
    pageChain: shown(navigation.pageChain),
    footer: { services: shown(footer.services), prices: shown(footer.prices), agency: shown(footer.agency) },
  };
}

/** Every page links to the home page by its logo. */
function othersOf({ footer }: Navigation, paths: readonly Path[]): Path[] {
  const named: readonly Path[] = ["", ...Object.values(footer).flat()];
  return paths.filter((path) => !named.includes(path));
}
