import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { site } from "../../src/site.ts";

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

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const places = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * A fresh Chromium; the caller closes it.
 *
 * @param keepsPages whether it keeps the pages one leaves (bfcache), as every visitor's does; tests are simpler without.
 */
export function launchChromium({ keepsPages = false } = {}): Promise<Browser> {
  const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : [];
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs });
}

/**
 * The Chromium or Chrome of this machine, installed from Debian's packages
 * where there is none and we may.
 *
 * @throws Error saying how to get one where it can neither be found nor installed.
 */
export function findChromium(): string {
  return locate() ?? install();
}

function locate(): string | undefined {
  const { CHROME_PATH, PATH = "" } = process.env;
  if (CHROME_PATH) return CHROME_PATH;
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file));
}

function install(): string {
  try {
    console.log("No Chromium found: installing Debian's.");
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "ignore" });
  } catch {
    // The message below says what to do, whatever went wrong.
  }
  const found = locate();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none could be found or installed. Install one (on Debian: `apt-get install chromium`) or set CHROME_PATH to its program.",
  );
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
