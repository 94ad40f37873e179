import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { site } from "../../src/site.ts";
import { pagesInOneLanguage } from "../support/browser/site-pages.ts";
import { startSiteServer } from "../support/browser/site-server.ts";
import { follow, hydrateIslands, openEngine, rest } from "../support/browser/visits.ts";
import { root } from "../support/project/project-root.ts";

const openAnywhere = openEngine();
const open = openEngine({ engines: ["chromium"], quick: true });
const widget = new URL(site.links.socialFeedScript ?? "https://none.test/none.js").pathname;

/** Trusted Types often block before other directives. */
const SCRIPT = /^(script-src|require-trusted-types-for)/;

// Each visit fails if a policy of a header or <meta> is violated.
describe("no policy is violated", () => {
  test.each(pagesInOneLanguage)("on $url, before and after every interaction", async ({ url }) => {
    const { tab } = await open(url);
    await hydrateIslands(tab);
    await tab.evaluate(pressEverything);
    await rest();
  });

  test("on a host without headers, as on GitHub Pages", async () => {
    const { tab } = await open("/it/about/", {
      before: (server) => {
        server.sendsHeaders = false;
      },
    });
    await follow(tab, "/it/");
    await hydrateIslands(tab);
    await tab.evaluate(pressEverything);
    await rest();
  });
});

test.each([
  ["with headers", true],
  ["with <meta> alone", false],
])("%s the policy blocks every attack", async (_, sendsHeaders) => {
  const { tab } = await open("/it/contact/", {
    before: (server) => {
      server.sendsHeaders = sendsHeaders;
      server.runFirst(recordRefusals);
    },
    allow: /./,
  });
  for (const [attack, directive] of attacks) {
    await tab.evaluate(() => {
      window.refused = [];
    });
    // Trusted Types may throw before the directive blocks anything.
    await tab.evaluate(attack).catch(() => {});
    await tab.until(`${attack.name} to be refused by ${directive}`, isRefusedBy, directive.source);
  }
  expect(await tab.evaluate(() => "attacked" in window)).toBe(false);
});

test("another site can frame none of our pages", async () => {
  const { tab, server } = await openAnywhere("/robots.txt", { waits: false });
  // A copy of the site at another origin may show its own page, but not ours.
  const otherSite = await startSiteServer(join(root, "dist"));
  onTestFinished(() => otherSite.close());
  const framed = ["/it/", "/it/services/", "/services/", "/embed/social-feed/", "/%69t/", "/it//"];
  const sources = ["/it/about/", ...framed.map((path) => server.origin + path)];
  otherSite.stub(/^\/frames$/, async () => ({ body: "<!doctype html><title>Frames</title>" }));
  await tab.goto(`${otherSite.origin}/frames`);
  // While the page is loading, Firefox would treat a refused frame as a failed navigation of the page.
  await tab.evaluate((sources) => {
    for (const src of sources) document.body.append(Object.assign(document.createElement("iframe"), { src }));
  }, sources);
  await tab.until("its own page", () => window.frames[0]?.fontsApplied?.then(() => true));
  await expect.poll(() => server.requests, { timeout: 20_000 }).toEqual(expect.arrayContaining(framed));
  // Not by another page: Firefox would take a refused frame for a failed navigation.
  await tab.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe")) frame.remove();
  });
  expect(otherSite.requests.some((path) => path.startsWith("/assets/main-"))).toBe(true);
  expect(server.requests.filter((path) => path.startsWith("/assets/") || path === widget)).toEqual([]);
});

test("our own pages show the social feed in a sandboxed frame", async () => {
  const { tab, server } = await openAnywhere("/robots.txt", { waits: false });
  const frame = '<iframe src="/embed/social-feed/" sandbox="allow-scripts allow-popups"></iframe>';
  server.stub(/^\/frames$/, async () => ({ body: frame }));
  await tab.goto(`${server.origin}/frames`);
  await expect.poll(() => server.requests, { timeout: 20_000 }).toContain(widget);
});

declare global {
  interface Window {
    /** Directives that have blocked something. */
    refused: string[];
  }
}

/** Runs first. */
function recordRefusals(): void {
  window.refused = [];
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    window.refused.push(`${effectiveDirective} ${blockedURI}`);
  });
}

/** Runs in the page. Uses every control that does not leave the page. */
function pressEverything(): void {
  for (const summary of document.querySelectorAll<HTMLElement>("summary")) summary.click();
  for (const button of document.querySelectorAll<HTMLElement>("button")) button.click();
  for (const input of document.querySelectorAll("input")) input.click();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  scrollTo({ top: 0, behavior: "instant" });
}

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

function assignMarkup(): void {
  document.body.insertAdjacentHTML("beforeend", "<b>text</b>");
}

/** Missing in the types of the DOM. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy(name: string, rules: object): void };
}

function createPolicy(): void {
  (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy("another", {});
}

function addInlineScript(): void {
  const script = document.createElement("script");
  script.append("window.attacked = true");
  document.head.append(script);
}

function addForeignScript(): void {
  const script = document.createElement("script");
  script.src = "https://elsewhere.example/attack.js";
  document.head.append(script);
}

function addHandler(): void {
  const button = document.createElement("button");
  button.setAttribute("onclick", "window.attacked = true");
  document.body.append(button);
  button.click();
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
