import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { site } from "../../src/site.ts";
import { findProgram, headlessShell, locate, chromium as wholeBrowser } from "../programs.ts";

/**
 * Parts of Chromium that are of no use here. The first line is its own window,
 * itself made of web pages: loading them costs a second of computing for each
 * visitor, three times what our page does. The rest is what Playwright turns
 * off, whose list this one replaces.
 */
const needlessFeatures = [
  ...[
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIReloadButton",
    "PreloadTopChromeWebUI",
  ],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter"],
  ...["PaintHolding", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
];

/** What the browser must not do on its own in a test: no sandbox as root, no traffic of its own. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${needlessFeatures}`,
];

/** How much of a browser a test needs. */
export interface BrowserNeeds {
  /** The whole browser with its window, as it is in visitors' hands, where the engine alone behaves otherwise. */
  isWhole?: boolean;
  /** Whether it keeps the pages one leaves (bfcache), as every visitor's does; tests are simpler without. Needs the whole browser. */
  keepsPages?: boolean;
}

/**
 * A fresh Chromium; the caller closes it. The engine alone, if this machine
 * has it and no more is needed: it takes half the computing. So does its
 * compiler for code that runs long, which pages are left before it pays off.
 */
export function launchChromium({ isWhole = false, keepsPages = false }: BrowserNeeds = {}): Promise<Browser> {
  if (isWhole || keepsPages) {
    const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : [];
    return chromium.launch({ executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs });
  }
  const engine = process.env.CHROME_PATH ? undefined : locate(headlessShell);
  const args = [...chromiumFlags, "--js-flags=--no-turbofan"];
  return chromium.launch({ executablePath: engine ?? findChromium(), args });
}

/**
 * The Chromium or Chrome of this machine, installed from Debian's packages
 * where there is none and we may; CHROME_PATH names another.
 *
 * @throws Error saying how to get one where it can neither be found nor installed.
 */
export function findChromium(): string {
  return process.env.CHROME_PATH || findProgram(wholeBrowser);
}

/** A page of a visitor, and what went wrong on it. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of the console, uncaught errors, and policy violations. */
  troubles: string[];
  /** Addresses outside this machine that the page asked for. */
  thirdParties: string[];
}

/** How the world outside this machine answers. */
export type Outside = "answers" | "blocked" | "hangs";

/**
 * Opens a page for a visitor with the given traits. Nothing leaves this
 * machine: third parties are answered here, refused or left hanging.
 */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = {},
  outside: Outside = "answers",
): Promise<Visit> {
  const context = await browser.newContext(options);
  const troubles: string[] = [];
  const thirdParties: string[] = [];
  await context.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      const request = route.request();
      thirdParties.push(request.url());
      if (outside === "hangs") return;
      if (outside === "blocked") return route.abort("blockedbyclient");
      if (request.resourceType() === "image") return route.fulfill({ contentType: "image/svg+xml", body: picture });
      if (request.resourceType() === "script") return route.fulfill({ contentType: "text/javascript", body: widget });
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title><p>Elsewhere" });
    },
  );
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const isBlockedThirdParty =
      outside !== "answers" && /ERR_BLOCKED_BY_CLIENT|Failed to load resource/.test(message.text());
    if (!isBlockedThirdParty) troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`));
  return { context, page, troubles, thirdParties };
}

/** A social feed that starts at once. */
const widget = `window.${site.socialFeedGlobal} = { init() {} };`;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="40" height="30"><path fill="teal" d="M0 0h4v3H0z"/></svg>';
