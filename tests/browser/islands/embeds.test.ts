import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isSample } from "../../../src/samples.ts";
import { site } from "../../../src/site.ts";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { OUTSIDE, type SiteServer } from "../../support/browser/site-server.ts";
import { openTab, type Tab } from "../../support/browser/tab.ts";
import { openEngine } from "../../support/browser/visits.ts";
import type { Changes } from "../../support/project/changed-site.ts";

const open = openEngine({ quick: true });
const { mapEmbed = "", socialFeedScript = "" } = site.links;
const areSamples = isSample(mapEmbed) && isSample(socialFeedScript);

test.runIf(areSamples)(
  "for sample addresses nothing is loaded, and drawings fill the places of map and feed",
  async () => {
    const { tab, server } = await open("/it/", { width: 1440 });
    for (const kind of ["map", "feed"]) await tab.until(`the drawing of the ${kind}`, hasLoaded, kind);
    const feed = await tab.evaluate(() => {
      const { width, height } = document.querySelector(".embed-feed .embed-place")?.getBoundingClientRect() ?? {};
      return { width, height };
    });
    // The size that widgets of social feeds are designed for.
    expect(feed.width).toBe(720);
    expect(feed.height).toBeGreaterThanOrEqual(480);
    expect(await tab.evaluate(() => document.querySelectorAll("iframe").length)).toBe(0);
    for (const url of [mapEmbed, socialFeedScript]) expect(server.requests).not.toContain(new URL(url).pathname);
  },
);

const map = "/map";
const widget = "/feed.js";

/** A site with a real map and feed. */
const realEmbeds: Changes = {
  "src/site.ts": (facts) =>
    facts
      .replace(/mapEmbed: ".*"/, `mapEmbed: "${OUTSIDE}${map}"`)
      .replace(/socialFeedScript: ".*"/, `socialFeedScript: "${OUTSIDE}${widget}"`)
      .replace('embeds: "on-click"', 'embeds: "on-view"'),
};
const openReal = openEngine({ changes: realEmbeds });

/** A widget that throws unless it can use storage and cannot access the page around it. */
const storingWidget = `window.${site.socialFeedGlobal} = { init() {
  localStorage.setItem("seen", "1");
  document.cookie = "seen=" + localStorage.getItem("seen");
  if (document.cookie !== "seen=1") throw new Error("The cookie was not stored.");
  let isReached = true;
  try { parent.document.title = "taken"; } catch { isReached = false; }
  try { top.location.href = "/taken"; } catch {}
  if (isReached) throw new Error("The page around the frame was reached.");
} };`;

test("map and feed load in view and cover their pictures without changing the size", async () => {
  const { tab, server } = await openReal("/it/", {
    before: (server) => server.stub(/^\/feed\.js$/, async () => ({ type: "text/javascript", body: storingWidget })),
  });
  for (const [kind, path] of [
    ["feed", widget],
    ["map", map],
  ] as const) {
    expect(server.requests).not.toContain(path);
    const before = await tab.evaluate(readEmbed, kind);
    expect(before).toMatchObject({ hasPicture: true, hasFrame: false });
    await scrollToEmbed(tab, kind, "shown");
    expect(server.requests).toContain(path);
    expect(await tab.evaluate(readEmbed, kind)).toEqual({ ...before, hasFrame: true });
  }
});

test("a feed that fails to load keeps its picture and link", async () => {
  const { tab } = await openReal("/it/", {
    before: (server) => server.stub(/^\/feed\.js$/, async () => ({ status: 404, type: "text/plain", body: "" })),
  });
  const before = await tab.evaluate(readEmbed, "feed");
  await scrollToEmbed(tab, "feed", "failed");
  expect(await tab.evaluate(readEmbed, "feed")).toEqual(before);
});

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"], changes: realEmbeds });
  const sendWidget = (body: string) => (server: SiteServer) =>
    server.stub(/^\/feed\.js$/, async () => ({ type: "text/javascript", body }));

  test("the feed hides its picture, even if the widget has no background", async () => {
    const { tab } = await open("/it/");
    await scrollToEmbed(tab, "feed", "shown");
    const { x, y, width, height } = await tab.evaluate(() => {
      const place = document.querySelector(".embed-feed .embed-place") as Element;
      return place.getBoundingClientRect().toJSON() as DOMRect;
    });
    const { data, info } = await sharp(await tab.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colors = [0.2, 0.4, 0.6, 0.8].map((part) => {
      const at = info.channels * (Math.round(y + height * part) * info.width + Math.round(x + width * part));
      return [...data.subarray(at, at + 3)];
    });
    expect(colors).toEqual(Array(4).fill([255, 255, 255]));
  });

  test("the feed’s links open ordinary tabs", async () => {
    const { tab } = await open("/it/", {
      before: sendWidget(`window.${site.socialFeedGlobal} = { init() {
        const link = document.body.appendChild(document.createElement("a"));
        Object.assign(link, { href: "/post", target: "_blank", textContent: "A post" });
        link.style.cssText = "position: fixed; inset: 0";
      } };`),
    });
    await scrollToEmbed(tab, "feed", "shown");
    const opened = tab.chromium.nextWindow();
    await tab.click(".embed-feed iframe");
    const window = await opened;
    // A tab that inherits the sandbox has no origin.
    await openTab(window).until("an origin", () => origin.startsWith("http"));
    await window.close();
  });

  test("the feed is as wide as fits the screen, up to 720 px", async () => {
    const { tab } = await open("/it/", {
      width: 320,
      before: sendWidget(`window.${site.socialFeedGlobal} = { init() {
        const feed = document.body.appendChild(document.createElement("div"));
        feed.style.cssText = "inline-size: 720px; block-size: 480px; background: teal";
      } }`),
    });
    await scrollToEmbed(tab, "feed", "shown");
    for (const [width, wanted] of [
      [320, 280],
      [800, 720],
      [1024, 720],
      [1440, 720],
    ] as const) {
      await tab.resize(width, 844);
      const frame = await tab.evaluate(() => {
        const { width, height } = (document.querySelector(".embed-feed iframe") as Element).getBoundingClientRect();
        return { width, isHigh: height >= 480 };
      });
      expect(frame, `${width} px`).toEqual({ width: wanted, isHigh: true });
      expect(await tab.evaluate(findFaults, {}), `${width} px`).toEqual([]);
    }
  });

  test("if the flag service is unreachable, our own flag drawings are shown", async () => {
    const { tab } = await open("/it/", {
      width: 1280,
      allow: /did not load/,
      before: (server) =>
        server.stub(/\.png$/, async () => ({
          status: 404,
          type: "text/plain",
          body: "",
        })),
    });
    expect(await tab.count(".top-strip .flag")).toBe(2);
    await tab.until("the drawings without the fetched flags", () =>
      [...document.querySelectorAll(".top-strip .flag")].every((flag) => {
        const [drawing, fetched] = flag.querySelectorAll("img");
        return drawing?.naturalWidth && fetched?.complete && fetched.naturalWidth === 0;
      }),
    );
  });
});

async function scrollToEmbed(tab: Tab, kind: string, state: string): Promise<void> {
  const isInState = (kind: string, state: string) => {
    const embed = document.querySelector(`.embed-${kind}`);
    embed?.scrollIntoView({ block: "center", behavior: "instant" });
    return embed?.querySelector(`[data-state=${state}]`);
  };
  await tab.until(`the ${kind} to be ${state}`, isInState, kind, state);
}

/** Runs in the page. */
function readEmbed(kind: string) {
  const embed = document.querySelector(`.embed-${kind}`) as HTMLElement;
  const { width, height } = embed.getBoundingClientRect();
  return {
    width,
    height,
    hasPicture: embed.querySelector("[data-slot=picture] img") !== null,
    hasFrame: embed.querySelector("iframe")?.checkVisibility() ?? false,
    hasLink: embed.querySelector(":scope > a")?.checkVisibility(),
  };
}

/** Runs in the page. */
function hasLoaded(kind: string): boolean {
  const drawing = document.querySelector<HTMLImageElement>(`.embed-${kind} .embed-picture img`);
  drawing?.scrollIntoView({ block: "center", behavior: "instant" });
  return (drawing?.naturalWidth ?? 0) > 0;
}
