import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { startPreview } from "../../../src/preview/start-preview.ts";
import { type Language, languages, type Path, pageUrl, paths } from "../../../src/urls.ts";
import { buildChangedSite, type Changes } from "../project/changed-site.ts";
import { root } from "../project/project-root.ts";
import { findQuickestChromium, launchChromium } from "./chromium.ts";

export interface SitePage {
  language: Language;
  path: Path;
  url: string;
}

/** Every page in every language. */
export const allPages: readonly SitePage[] = languages.flatMap((language) =>
  paths.map((path) => ({ language, path, url: pageUrl(language, path) })),
);

/** One page of each kind, in alternating languages. */
export const onePageOfEachKind: readonly SitePage[] = allPages.filter(({ url }) =>
  [
    pageUrl("it", ""),
    pageUrl("en", "services/ads"),
    pageUrl("en", "flipping-catalog"),
    pageUrl("it", "about"),
    pageUrl("en", "contact"),
    pageUrl("it", "google-ads"),
  ].includes(url),
);

/** The pages that tests check: all pages in the full gate, one of each kind in the quick gate. */
export const pages = inject("gate") === "full" ? allPages : onePageOfEachKind;

/** The same pages, each in one language, for tests of what both languages share. */
export const pagesInOneLanguage = pages === allPages ? allPages.filter(isInTurn) : pages;

/** Returns whether this is the language of a page, if the languages alternate. */
function isInTurn({ language, path }: SitePage): boolean {
  return language === languages[paths.indexOf(path) % languages.length];
}

/**
 * Returns pages with the order of their screens. A page starts on the last
 * screen of the previous page, which saves a layout.
 */
export function pagesOn<Screen>(screens: readonly [Screen, ...Screen[]], shown = pages) {
  const back = screens.toReversed() as [Screen, ...Screen[]];
  return shown.map((page, at) => ({ ...page, order: at % 2 === 0 ? screens : back }));
}

type Traits = Parameters<typeof launchChromium>[0];

export interface OpenSite {
  readonly browser: Browser;
  /** Origin of the server, without a slash at the end. */
  readonly origin: string;
}

/**
 * Serves the built site and starts Chromium for the tests of one file or group.
 * Stops both after them.
 *
 * @param traits options of Chromium.
 */
export function openSite(traits: Traits = {}): OpenSite {
  return startForTests(() => startPreview({ root, port: 0 }), traits);
}

/** Does the same with a site that is built from changed sources. */
export function openChangedSite(changes: Changes): OpenSite {
  return startForTests(() => buildChangedSite(changes));
}

function startForTests(
  serve: () => Promise<{ url: string; close(): Promise<unknown> }>,
  traits: Traits = {},
): OpenSite {
  let server: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      serve(),
      launchChromium({ executablePath: findQuickestChromium(), ...traits }),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get browser() {
      return browser;
    },
    get origin() {
      return new URL(server.url).origin;
    },
  };
}
