import { describe, expect, test } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { isSample } from "../../../src/facts/samples.ts";
import { turnScriptsOff } from "../../support/browser/chromium-settings.ts";
import { onePageOfEachKind } from "../../support/browser/site-pages.ts";
import { MISSING, OUTSIDE, type SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { follow, openEngine, rest } from "../../support/browser/visits.ts";
import { facts } from "../../support/site/own-site.ts";

// tests/client/islands/embeds.test.ts tests what loads when.
const map = "/map";
const widget = "/feed.js";
const kinds = [
  { kind: "feed", path: widget },
  { kind: "map", path: map },
];

/** A site with a real map and feed. */
const realEmbeds = (embeds: Facts["embeds"]) => (facts: Facts) => {
  Object.assign(facts.links, { mapEmbed: OUTSIDE + map, socialFeedScript: OUTSIDE + widget });
  facts.embeds = embeds;
};

/** A widget that throws unless it can use storage and cannot access the page around it. */
const STORING_WIDGET = `window.${facts.socialFeedGlobal} = { init() {
  localStorage.setItem("seen", "1");
  document.cookie = "seen=" + localStorage.getItem("seen");
  if (document.cookie !== "seen=1") throw new Error("The cookie was not stored.");
  let isReached = true;
  try { parent.document.title = "taken"; } catch { isReached = false; }
  try { top.location.href = "/taken"; } catch {}
  if (isReached) throw new Error("The page around the frame was reached.");
} };`;

describe("in view", () => {
  const open = openEngine({ full: ["chromium", "webkit"], facts: realEmbeds("on-view") });

  test("map and feed load and cover their pictures without changing the size", async () => {
    const { tab, server } = await open("/it/", {
      before: (server) => server.stub(/^\/feed\.js$/, { type: "text/javascript", body: STORING_WIDGET }),
    });
    for (const { kind, path } of kinds) {
      expect(server.requests).not.toContain(path);
      const before = await tab.evaluate(readEmbed, kind);
      expect(before).toMatchObject({ hasPicture: true, hasFrame: false });
      await scrollToEmbed(tab, kind, "shown");
      expect(server.requests).toContain(path);
      expect(await tab.evaluate(readEmbed, kind)).toEqual({ ...before, hasFrame: true });
    }
  });
});

describe("after a click", () => {
  const open = openEngine({ engines: ["chromium"], facts: realEmbeds("on-click") });

  test("no kind of page sends a request to a third party before, even when scrolled to the end", async () => {
    const { tab, server } = await open("/it/");
    for (const { url } of onePageOfEachKind) {
      await tab.goto(server.origin + url);
      await tab.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise(requestAnimationFrame);
        }
      });
      await rest();
    }
    await follow(tab, "/en/");
    for (const { kind } of kinds) await tab.evaluate(center, kind);
    await rest();
    expect(server.outsideRequests).toEqual([]);
  });

  test.each([
    { kind: "feed", wanted: widget, width: 320 },
    { kind: "map", wanted: map, width: 1440 },
  ])("the $kind loads in the same place, and takes the focus, at $width px", async ({ kind, wanted, width }) => {
    const { tab, server } = await open("/it/", { width });
    await tab.evaluate(center, kind);
    const before = await tab.evaluate(readEmbed, kind);
    expect(before).toMatchObject({ hasPicture: true, hasFrame: false, hasLink: true });
    await tab.click(`.embed-${kind} button`);
    await expect.poll(() => server.outsideRequests).toContain(wanted);
    await scrollToEmbed(tab, kind, "shown");
    const { height, ...after } = await tab.evaluate(readEmbed, kind);
    expect(after).toEqual({ ...before, height: undefined, hasFrame: true });
    // The feed is small until it is pressed.
    if (kind === "feed") expect(height).toBeGreaterThan(before.height);
    else expect(height).toBe(before.height);
    expect(await tab.evaluate(() => document.activeElement?.localName)).toBe("iframe");
    expect(await tab.isVisible(`.embed-${kind} button`)).toBe(false);
  });

  test("without JavaScript map and feed are a picture and a link, without a useless button", async () => {
    const { tab } = await open("/it/", { waits: false, before: (_, tab) => turnScriptsOff(tab) });
    for (const { kind } of kinds) {
      const shown = await Promise.all(["img", "button", "a"].map((part) => tab.isVisible(`.embed-${kind} ${part}`)));
      expect(shown).toEqual([true, false, true]);
    }
  });
});

describe("of the owner's site, in Chromium", () => {
  const open = openEngine({ engines: ["chromium"] });
  const { mapEmbed = "", socialFeedScript = "" } = facts.links;

  test.runIf(isSample(mapEmbed) && isSample(socialFeedScript))(
    "nothing is loaded for sample addresses, and drawings fill the places of map and feed",
    async () => {
      const { tab, server } = await open("/it/", { width: 1440 });
      for (const { kind } of kinds) await tab.until(`the drawing of the ${kind}`, hasLoaded, kind);
      await rest();
      expect(await tab.count("iframe")).toBe(0);
      for (const url of [mapEmbed, socialFeedScript]) expect(server.requests).not.toContain(new URL(url).pathname);
    },
  );

  test("if the flag service is unreachable, our own flag drawings are shown", async () => {
    const before = (server: SiteServer) => server.stub(/\.png$/, MISSING);
    const { tab } = await open("/it/", { width: 1280, allow: /did not load/, before });
    expect(await tab.count(".top-strip .flag")).toBe(2);
    await tab.until("the drawings without the fetched flags", () =>
      [...document.querySelectorAll(".top-strip .flag")].every((flag) => {
        const [drawing, fetched] = flag.querySelectorAll("img");
        return drawing?.naturalWidth && fetched?.complete && fetched.naturalWidth === 0;
      }),
    );
  });
});

/** Scrolls to an embed until it has a state. */
async function scrollToEmbed(tab: Tab, kind: string, state: string): Promise<void> {
  await tab.evaluate(center, kind);
  await tab.see(`.embed-${kind} [data-state=${state}]`);
}

/** Runs in the page. */
function center(kind: string): void {
  document.querySelector(`.embed-${kind}`)?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Runs in the page. */
function readEmbed(kind: string) {
  const embed = document.querySelector(`.embed-${kind}`) as HTMLElement;
  const { width, height } = embed.getBoundingClientRect();
  return {
    width,
    height,
    hasPicture: embed.querySelector(".embed-picture img") !== null,
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
