import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { site } from "../../../src/site.ts";
import { findProgram, chromium as program } from "../programs/programs.ts";

/**
 * What a container needs: no sandbox of its own, and nothing outside this
 * machine. Sandboxed frames share the page's process, where their requests can
 * be answered.
 */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-features=IsolateSandboxedIframes",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/**
 * Starts the Chromium or Chrome of this machine for a visitor who wants no
 * motion. The caller closes it.
 *
 * @param keepsPages whether to use the back/forward cache, which Playwright turns off.
 * @param fontSize the visitor's default font size, in pixels.
 */
export function launchChromium({ keepsPages = false, fontSize = 16 } = {}): Promise<Browser> {
  const args = [...chromiumFlags, "--force-prefers-reduced-motion", `--blink-settings=defaultFontSize=${fontSize}`];
  const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : [];
  return chromium.launch({ executablePath: findChromium(), args, ignoreDefaultArgs });
}

/** @throws Error that says how to install Chromium, if it is not there. */
export function findChromium(): string {
  return findProgram(program);
}

/** Default traits of a visitor. */
const unemulated = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const;

/** A page of a visitor, and what went wrong on it. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of the console, uncaught errors, and policy violations. */
  troubles: string[];
  /** Addresses outside this machine that the page requested. */
  thirdParties: string[];
}

/** How hosts outside this machine answer. */
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
    // A closed page needs no answer.
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

/** Answers of other hosts by resource type; a page for any other. */
const answers: Record<string, [type: string, body: string]> = {
  Image: [
    "image/svg+xml",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="40" height="30"><path fill="teal" d="M0 0h4v3H0z"/></svg>',
  ],
  Script: ["text/javascript", ""],
};
