import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { site } from "../../../src/site.ts";
import { findProgram, headlessShell, locate, chromium as program } from "../programs/programs.ts";

/**
 * Flags for a container: without Chromium's sandbox and without access to other
 * machines. Sandboxed frames share the page's process, so that requests from
 * them can be intercepted.
 */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-features=IsolateSandboxedIframes",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/**
 * Starts the installed Chromium or Chrome with reduced motion. The caller closes
 * it.
 *
 * @param keepsPages whether to use the back/forward cache, which Playwright turns off.
 * @param fontSize the visitor's default font size, in pixels.
 */
export function launchChromium({
  keepsPages = false,
  fontSize = 16,
  executablePath = findChromium(),
} = {}): Promise<Browser> {
  const args = [...chromiumFlags, "--force-prefers-reduced-motion", `--blink-settings=defaultFontSize=${fontSize}`];
  const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : [];
  return chromium.launch({ executablePath, args, ignoreDefaultArgs });
}

/** @throws Error that says how to install Chromium, if it is missing. */
export function findChromium(): string {
  return findProgram(program);
}

/** Returns the quickest Chromium of this machine, for tests that look at many pages. `tests/engines` use the browser itself. */
export function findQuickestChromium(): string {
  return process.env.CHROME_PATH ?? locate(headlessShell) ?? findChromium();
}

/** Leaves the browser's own settings in effect. */
const unemulated = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const;

/** A visitor's page and its problems. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings, uncaught errors and policy violations. */
  problems: string[];
  /** Third-party addresses that the page requested. */
  thirdParties: string[];
}

/** How third parties respond. */
export type Outside = "answers" | "blocked" | "hangs";

/**
 * Opens an empty page with the given settings. No request leaves this machine:
 * requests to third parties get a stub response, are blocked or hang.
 *
 * @param widget script that the host of the social feed sends.
 */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = {},
  outside: Outside = "answers",
  widget = idleWidget,
): Promise<Visit> {
  const context = await browser.newContext({ ...unemulated, ...options });
  const problems: string[] = [];
  const thirdParties: string[] = [];
  const page = await context.newPage();
  // Playwright's routes would intercept every request and turn off the cache. Third parties without https are unreachable, which the console reports.
  const session = await context.newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request: { url }, resourceType }) => {
    thirdParties.push(url);
    if (outside === "hangs") return;
    // A closed page needs no response.
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
    if (!isBlockedThirdParty) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  return { context, page, problems, thirdParties };
}

/** A widget that does nothing. */
const idleWidget = `window.${site.socialFeedGlobal} = { init() {} };`;

/** Responses of third parties by resource type. Other types get a page. */
const answers: Record<string, [type: string, body: string]> = {
  Image: [
    "image/svg+xml",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="40" height="30"><path fill="teal" d="M0 0h4v3H0z"/></svg>',
  ],
  Script: ["text/javascript", ""],
};
