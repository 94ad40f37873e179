import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { site } from "../../../src/site.ts";
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
  // Frames stay in the page's process, where what they ask for can be answered.
  "IsolateSandboxedIframes",
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
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

const CALM = "--force-prefers-reduced-motion";

/**
 * Traits that are the browser's own unless a test asks for others. Those that
 * are emulated have each page styled and laid out once more as one leaves it,
 * which is a sixth of the renderer's work.
 */
const unemulated = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const;

/** How much of a browser a test needs. */
export interface BrowserNeeds {
  /** The whole browser with its window, as it is in visitors' hands, where the engine alone behaves otherwise. */
  isWhole?: boolean;
  /** Whether it keeps the pages one leaves (bfcache), as every visitor's does; tests are simpler without. Needs the whole browser. */
  keepsPages?: boolean;
}

/**
 * A fresh Chromium of somebody who wants no motion; the caller closes it. The
 * engine alone, if this machine has it and no more is needed: it takes half the
 * computing. The compiler for code that runs long is off, because pages are
 * left before it pays; and no process for pages waits in advance.
 */
export function launchChromium({ isWhole = false, keepsPages = false }: BrowserNeeds = {}): Promise<Browser> {
  if (isWhole || keepsPages) {
    const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : [];
    return chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, CALM], ignoreDefaultArgs });
  }
  const engine = process.env.CHROME_PATH ? undefined : locate(headlessShell);
  const args = [...chromiumFlags, CALM, "--js-flags=--no-turbofan", "--renderer-process-limit=1"];
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
 *
 * @param widget what the host of the social feed sends: by default one that starts at once.
 */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = {},
  outside: Outside = "answers",
  widget = idleWidget,
): Promise<Visit> {
  const context = await browser.newContext({ ...unemulated, ...options });
  const troubles: string[] = [];
  const thirdParties: string[] = [];
  const page = await context.newPage();
  // Playwright's own routes would stop every request to ask, ours too, and turn the cache off. Without encryption nobody outside is found at all, and the console says so.
  const session = await context.newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request: { url }, resourceType }) => {
    thirdParties.push(url);
    if (outside === "hangs") return;
    // A page that has gone wants no answer.
    const answer = (method: "Fetch.failRequest" | "Fetch.fulfillRequest", parameters: object) =>
      session.send(method, { requestId, ...parameters } as never).catch(() => {});
    if (outside === "blocked") return answer("Fetch.failRequest", { errorReason: "BlockedByClient" });
    const [type, body] = answers[resourceType] ?? ["text/html", "<!doctype html><title>Elsewhere</title><p>Elsewhere"];
    return answer("Fetch.fulfillRequest", {
      responseCode: 200,
      responseHeaders: [{ name: "content-type", value: type }],
      body: Buffer.from(resourceType === "Script" ? widget : body).toString("base64"),
    });
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
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
const idleWidget = `window.${site.socialFeedGlobal} = { init() {} };`;

/** What the world outside answers with, by what is asked for; with a page otherwise. */
const answers: Record<string, [type: string, body: string]> = {
  Image: [
    "image/svg+xml",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="40" height="30"><path fill="teal" d="M0 0h4v3H0z"/></svg>',
  ],
  Script: ["text/javascript", ""],
};
