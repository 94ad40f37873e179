import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type PreviewServer, startServer } from "../../src/ssg/serve.ts";
import { type Language, languages, type Path, pageUrl, paths } from "../../src/urls.ts";
import { launchChromium } from "./chromium.ts";

/** Folder whose `dist` the browser tests drive; the gate builds it before. */
export const root = new URL("../../", import.meta.url).pathname;

/** Every page of the site: 16 paths in two languages. */
export const pages: readonly { language: Language; path: Path; url: string }[] = languages.flatMap((language) =>
  paths.map((path) => ({ language, path, url: pageUrl(language, path) })),
);

export interface OpenSite {
  readonly browser: Browser;
  /** Where the built site is served, without a slash at the end: addresses of pages start with one. */
  readonly origin: string;
}

/** Serves the built site and starts a Chromium for the tests of one file, and ends both after them. */
export function openSite(): OpenSite {
  let server: PreviewServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ root, port: 0 }), launchChromium()]);
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
