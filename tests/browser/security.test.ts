import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { clickLink, hydrateIslands } from "../support/browser/actions.ts";
import { arriveAt, until } from "../support/browser/page-state.ts";
import { openSite, pagesInOneLanguage } from "../support/browser/served-site.ts";
import { open, reader } from "../support/browser/visitor.ts";

const site = openSite();

/** The fake social widget never starts, so the page logs a warning after its retries. */
const WIDGET = /Failed to initialize/;

/** Trusted Types often block before other directives. */
const SCRIPT = /^(script-src|require-trusted-types-for)/;

declare global {
  interface Window {
    /** Directives that have blocked something. */
    refused: string[];
  }
}

describe("no policy of a header or <meta> is violated", () => {
  const read = reader(site, { savesData: true, before: recordRefusals, allow: WIDGET });

  // tests/engines/layout/pages.test.ts tests all pages before interactions.
  test.each(pagesInOneLanguage)("$url, before and after every interaction", async ({ url }) => {
    const page = await read(url);
    await hydrateIslands(page);
    await pressEverything(page);
    expect(await page.evaluate(() => window.refused)).toEqual([]);
  });

  test("on a page without headers, as on GitHub Pages", async () => {
    const { page } = await open(site, "/it/about/", {
      before: async (page) => {
        await recordRefusals(page);
        await stripHeaders(page);
      },
      allow: WIDGET,
    });
    await clickLink(page, "/it/");
    await arriveAt(page, "/it/");
    await hydrateIslands(page);
    await pressEverything(page);
    expect(await page.evaluate(() => window.refused)).toEqual([]);
  });

  test.each(["/", "/services/?gclid=1", "/it/nowhere/", "/embed/social-feed/"])("%s", async (url) => {
    const { page } = await open(site, url, {
      before: recordRefusals,
      // The browser logs the 404.
      allow: new RegExp(`404 \\(Not Found\\)|${WIDGET.source}`),
    });
    await page.waitForLoadState();
    expect(await page.evaluate(() => window.refused)).toEqual([]);
  });
});

test.each([
  ["with headers", async () => {}],
  ["with <meta> alone", stripHeaders],
] as const)("%s the policy blocks every attack", async (_, prepare) => {
  const { page } = await open(site, "/it/contact/", {
    before: async (page) => {
      await recordRefusals(page);
      await prepare(page);
    },
    allow: /Content Security Policy|Trusted/i,
  });
  for (const [attack, directive] of attacks) {
    await page.evaluate(() => {
      window.refused = [];
    });
    await page.evaluate(attack);
    await until(page, `${attack.name} to be refused by ${directive}`, isRefusedBy, directive.source);
  }
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
});

test("another site can frame no page, whatever the spelling of its address", async () => {
  const { hostname, port } = new URL(site.origin);
  // The same server with another host name is another origin.
  const otherOrigin = `http://${hostname === "localhost" ? "127.0.0.1" : "localhost"}:${port}`;
  const addresses = ["/it/", "/%69t/", "//it/", "/it//", "/it/%73ervices/", "/embed/../it/", "/services/", "/404.html"];
  const { page } = await open(site, "/robots.txt", { allow: /frame-ancestors/ });
  const frames = addresses.map((path) => `<iframe src="${site.origin}${path}"></iframe>`).join("");
  await page.route(`${otherOrigin}/frame`, (route) =>
    route.fulfill({
      contentType: "text/html",
      // Without its own icon the page would request one from its unreachable host.
      body: `<link rel="icon" href="data:,">${frames}`,
    }),
  );
  await page.goto(`${otherOrigin}/frame`);
  const shown = page.mainFrame().childFrames();
  expect(shown).toHaveLength(addresses.length);
  // Chromium shows its error page instead.
  expect(shown.map((frame) => frame.url())).toEqual(addresses.map(() => "chrome-error://chromewebdata/"));
});

/** Attempts of an injected script, and the directive that blocks each. */
const attacks: readonly [attack: () => void, directive: RegExp][] = [
  [assignMarkup, /^require-trusted-types-for/],
  [createPolicy, /^trusted-types/],
  [addInlineScript, SCRIPT],
  [addForeignScript, SCRIPT],
  [addHandler, SCRIPT],
  [addStyle, /^style-src/],
  [requestElsewhere, /^connect-src/],
  [showForeignImage, /^img-src/],
  [openForeignFrame, /^frame-src/],
];

function isRefusedBy(directive: string): boolean {
  return window.refused.some((refused) => new RegExp(directive).test(refused));
}

/** Records all violations in each document. */
async function recordRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.refused = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      window.refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

/** Removes our headers from documents, like a host that does not send them. */
async function stripHeaders(page: Page): Promise<void> {
  await page.route(`${site.origin}/**`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { "content-type": response.headers()["content-type"] ?? "" } });
  });
}

/** Uses every control that does not leave the page. */
async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const summary of document.querySelectorAll<HTMLElement>("summary")) summary.click();
    for (const button of document.querySelectorAll<HTMLElement>("button")) button.click();
  });
  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

function assignMarkup(): void {
  try {
    document.body.insertAdjacentHTML("beforeend", "<b>text</b>");
  } catch {
    // Expected.
  }
}

/** Missing in the types of the DOM. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy(name: string, rules: object): void };
}

function createPolicy(): void {
  try {
    (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy("another", {});
  } catch {
    // Expected.
  }
}

function addInlineScript(): void {
  const script = document.createElement("script");
  try {
    script.append("window.attacked = true");
    document.head.append(script);
  } catch {
    // Trusted Types may block it first.
  }
}

function addForeignScript(): void {
  const script = document.createElement("script");
  try {
    script.src = "https://elsewhere.example/attack.js";
    document.head.append(script);
  } catch {
    // Trusted Types may block it first.
  }
}

function addHandler(): void {
  const button = document.createElement("button");
  try {
    button.setAttribute("onclick", "window.attacked = true");
    document.body.append(button);
    button.click();
  } catch {
    // Trusted Types may block it first.
  }
}

function addStyle(): void {
  const style = document.createElement("style");
  style.textContent = "body { display: none }";
  document.head.append(style);
}

function requestElsewhere(): void {
  fetch("https://elsewhere.example/").catch(() => {});
}

function showForeignImage(): void {
  new Image().src = "https://elsewhere.example/pixel.png";
}

function openForeignFrame(): void {
  const frame = document.createElement("iframe");
  frame.src = "https://elsewhere.example/";
  document.body.append(frame);
}
