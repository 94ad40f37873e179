import type { Frame, Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { FEED_MESSAGE } from "../../../src/contract.ts";
import { site as facts } from "../../../src/site.ts";
import { hydrateIslands } from "../../support/browser/actions.ts";
import { holdBack, holdChunk } from "../../support/browser/late-responses.ts";
import { layoutFaults } from "../../support/browser/layout-faults.ts";
import { until } from "../../support/browser/page-state.ts";
import { openChangedSite, openSite } from "../../support/browser/served-site.ts";
import { LAPTOP, open } from "../../support/browser/visitor.ts";

const mapUrl = "https://maps.agency.test/embed?q=monza";
const widgetUrl = "https://widgets.agency.test/feed.js";
const widgetName = facts.socialFeedGlobal;

const sampleSite = openSite();
/** A site with a real map and a real feed. */
const site = openChangedSite({
  "src/site.ts": (text) =>
    text.replaceAll(facts.links.mapEmbed, mapUrl).replaceAll(facts.links.socialFeedScript, widgetUrl),
});

test("sample values of map and feed cause no request, only their pictures are shown", async () => {
  const { page, thirdParties } = await open(sampleSite, "/it/");
  for (const kind of ["map", "feed"]) {
    const embed = page.locator(`.embed-${kind}`);
    await embed.scrollIntoViewIfNeeded();
    await until(page, `the picture of the ${kind}`, pictureHasLoaded, kind);
    expect(await embed.locator("iframe, button").count()).toBe(0);
    expect(await embed.locator("a").isVisible()).toBe(true);
  }
  await page.waitForTimeout(300);
  expect(thirdParties.filter((url) => !url.startsWith(facts.links.flags))).toEqual([]);
});

test("if the flag service is unreachable, our own flag drawings are shown", async () => {
  const { page } = await open(sampleSite, "/it/", { outside: "blocked", viewport: LAPTOP });
  const flags = page.locator(".top-strip .flag");
  expect(await flags.count()).toBe(2);
  for (const flag of await flags.all()) {
    const [drawing, fetched] = await flag.locator("img").all();
    await expect.poll(() => drawing?.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await expect.poll(() => fetched?.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    expect(await fetched?.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0);
  }
});

test("map and feed do not load before they approach the viewport", async () => {
  const { page, thirdParties } = await open(site, "/it/", { viewport: { width: 390, height: 700 } });
  await page.mouse.move(200, 300);
  await page.waitForTimeout(400);
  expect(thirdParties.filter((url) => !url.startsWith(facts.links.flags))).toEqual([]);
  await page.locator(".embed-feed").scrollIntoViewIfNeeded();
  await expect.poll(() => thirdParties, { timeout: 5000 }).toContain(widgetUrl);
  await page.locator(".embed-map").scrollIntoViewIfNeeded();
  await expect.poll(() => thirdParties, { timeout: 5000 }).toContain(mapUrl);
});

test.each(["map", "feed"])("the %s covers its picture after it has loaded, without changing the size", async (kind) => {
  const { page } = await open(site, "/it/", { before: holdChunk });
  const release = holdBack();
  const embed = page.locator(`.embed-${kind}`);
  await embed.scrollIntoViewIfNeeded();
  await until(page, `the picture of the ${kind}`, pictureHasLoaded, kind);
  const before = await sizeOf(page, kind);
  release();
  await embed.locator("[data-state=shown]").waitFor();
  expect(await embed.locator("iframe").isVisible()).toBe(true);
  expect(await sizeOf(page, kind)).toEqual(before);
});

test.each(["map", "feed"])("a blocked %s keeps its picture and its link", async (kind) => {
  const { page, problems } = await open(site, "/it/", {
    outside: "blocked",
    allow: /^warning: Failed to initialize \w+ after maximum retries\.$/,
  });
  const embed = page.locator(`.embed-${kind}`);
  await embed.scrollIntoViewIfNeeded();
  const before = await sizeOf(page, kind);
  await embed.locator("[data-state=failed]").waitFor();
  expect(await embed.locator("iframe").count()).toBe(0);
  expect(await embed.locator("img").isVisible()).toBe(true);
  expect(await embed.locator("a").isVisible()).toBe(true);
  expect(await sizeOf(page, kind)).toEqual(before);
  const warning = `warning: Failed to initialize ${widgetName} after maximum retries.`;
  expect(problems.filter((problem) => problem === warning)).toHaveLength(kind === "feed" ? 1 : 0);
});

describe("the feed", () => {
  test("is started once, even if its script creates the widget late", async () => {
    const { page } = await open(site, "/it/", {
      widget: `window.starts = 0; setTimeout(() => { window.${widgetName} = { init() { window.starts++; } }; }, 2500);`,
    });
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    await page.locator(".embed-feed [data-state=shown]").waitFor({ timeout: 8000 });
    expect(await feedFrame(page).evaluate("window.starts")).toBe(1);
  });

  test("hides its picture, even if the widget has no background", async () => {
    const { page } = await open(site, "/it/", { widget: `window.${widgetName} = { init() {} };` });
    const place = page.locator(".embed-feed .embed-place");
    await place.scrollIntoViewIfNeeded();
    await page.locator(".embed-feed [data-state=shown]").waitFor();
    const { data, width } = PNG.sync.read(await place.screenshot());
    const colors = [0.2, 0.4, 0.6, 0.8].map((part) => {
      const at = 4 * (Math.round(200 * part) * width + Math.round(width * part));
      return [...data.subarray(at, at + 3)];
    });
    expect(colors).toEqual(Array(4).fill([255, 255, 255]));
  });

  test("can use storage, and its links open ordinary tabs", async () => {
    const { page, context } = await open(site, "/it/", {
      before: (page) =>
        page.context().route("https://social.agency.test/**", (route) => route.fulfill({ body: "A post" })),
      widget: `window.${widgetName} = { init() {
        localStorage.setItem("seen", "1");
        sessionStorage.setItem("seen", localStorage.getItem("seen"));
        document.cookie = "seen=" + sessionStorage.getItem("seen") + "; path=/";
        const link = document.body.appendChild(document.createElement("a"));
        Object.assign(link, { href: "https://social.agency.test/post", target: "_blank", textContent: document.cookie });
      } };`,
    });
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    await page.locator(".embed-feed [data-state=shown]").waitFor();
    const link = page.frameLocator(".embed-feed iframe").locator("a");
    expect(await link.textContent()).toBe("seen=1");
    expect(await page.evaluate(() => [document.cookie, localStorage.getItem("seen")])).toEqual(["", null]);
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await tab.waitForLoadState();
    // A tab that inherits the sandbox has no origin.
    expect(await tab.evaluate(() => origin)).toBe("https://social.agency.test");
  });

  test("loads what its script requests, from any host", async () => {
    const { page, thirdParties } = await open(site, "/it/", {
      widget: `if (document.currentScript.src.includes("part")) window.${widgetName} = { init() {} };
        else document.head.append(Object.assign(document.createElement("script"), { src: "https://cdn.agency.test/part.js" }));
        fetch("https://api.agency.test/posts", { mode: "no-cors" });`,
    });
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    await page.locator(".embed-feed [data-state=shown]").waitFor();
    expect(thirdParties).toContain("https://api.agency.test/posts");
  });

  test("cannot reach the page around it", async () => {
    const { page } = await open(site, "/it/", {
      allow: /./,
      widget: `try { parent.document.title = 'taken'; } catch {} try { top.location.href = '/taken'; } catch {}
        window.${widgetName} = { init() {} };`,
    });
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    await page.locator(".embed-feed [data-state=shown]").waitFor();
    expect(await page.title()).not.toBe("taken");
    expect(new URL(page.url()).pathname).toBe("/it/");
  });

  test("is the only frame whose messages count", async () => {
    const { page } = await open(site, "/it/", { widget: "" });
    await hydrateIslands(page);
    await page.locator(".embed-feed [data-state=framed]").waitFor();
    await page.evaluate((type) => postMessage({ type, status: "failed" }, "*"), FEED_MESSAGE);
    await page.waitForTimeout(100);
    expect(await page.locator(".embed-feed [data-state=framed]").count()).toBe(1);
  });

  test("is as wide as fits the screen, up to 720 px", async () => {
    const { page } = await open(site, "/it/", {
      viewport: { width: 320, height: 800 },
      widget: `window.${widgetName} = { init() {
        const feed = document.body.appendChild(document.createElement("div"));
        feed.style.cssText = "inline-size: 720px; block-size: 480px; background: teal";
      } }`,
    });
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    await page.locator(".embed-feed [data-state=shown]").waitFor();
    for (const { width, frame } of [
      { width: 320, frame: 280 },
      { width: 800, frame: 720 },
      { width: 1024, frame: 720 },
      { width: 1440, frame: 720 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.locator(".embed-feed iframe").boundingBox();
      expect(box?.width, `${width} px`).toBe(frame);
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(480);
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
    }
  });
});

function pictureHasLoaded(kind: string): boolean {
  return (document.querySelector<HTMLImageElement>(`.embed-${kind} img`)?.naturalWidth ?? 0) > 0;
}

function sizeOf(page: Page, kind: string): Promise<[width: number, height: number]> {
  return page.locator(`.embed-${kind}`).evaluate((embed) => {
    const { width, height } = embed.getBoundingClientRect();
    return [width, height];
  });
}

function feedFrame(page: Page): Frame {
  const frame = page.frames().find((candidate) => candidate.url().includes("/embed/social-feed/"));
  if (!frame) throw new Error("The feed has no frame.");
  return frame;
}
