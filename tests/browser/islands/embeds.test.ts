import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { scrollThrough } from "../../support/browser/in-page.ts";
import { onePageOfEachKind } from "../../support/browser/site-pages.ts";
import { MISSING, OUTSIDE } from "../../support/browser/site-server.ts";
import { engine, openEngine, rest, runsIn } from "../../support/browser/visits.ts";
import { facts } from "../../support/site/own-site.ts";

// tests/client/islands/near-view.test.ts tests what loads when, tests/dist/promises/home.test.ts that no sample address does.
const kinds = [
  { kind: "feed", path: "/feed.js", width: 320 },
  { kind: "map", path: "/map", width: 1440 },
];

/** A site with a real map and feed. */
const realEmbeds = (embeds: Facts["embeds"]) => (facts: Facts) => {
  Object.assign(facts.links, { mapEmbed: `${OUTSIDE}/map`, socialFeedScript: `${OUTSIDE}/feed.js` });
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
  const open = openEngine({ byDay: ["chromium", "webkit"], facts: realEmbeds("on-view") });

  test("map and feed load and cover their pictures without changing the size", async () => {
    const { tab, server } = await open("/it/", {
      before: (server) => server.stub(/^\/feed\.js$/, { type: "text/javascript", body: STORING_WIDGET }),
    });
    for (const { kind, path } of kinds) {
      expect(server.requests).not.toContain(path);
      const before = await tab.evaluate(readEmbed, kind);
      expect(before).toMatchObject({ hasPicture: true, hasFrame: false });
      await tab.center(`.embed-${kind}`);
      await tab.see(`.embed-${kind} [data-state=shown]`);
      expect(server.requests).toContain(path);
      expect(await tab.evaluate(readEmbed, kind)).toEqual({ ...before, hasFrame: true });
    }
  });
});

describe("after a click", () => {
  const open = openEngine({ engines: ["chromium"], facts: realEmbeds("on-click") });

  test("no page sends a request to a third party before, even when scrolled to the end", async () => {
    const { tab, server } = await open("/it/");
    for (const { url } of onePageOfEachKind.filter(({ path }) => runsIn() || ["", "contact"].includes(path))) {
      await tab.goto(server.origin + url);
      await tab.evaluate(scrollThrough);
      await rest();
    }
    await tab.follow("/en/");
    await tab.evaluate(scrollThrough);
    await rest();
    expect(server.outsideRequests).toEqual([]);
  });

  test.each(kinds)("the $kind loads in the same place, and takes the focus, at $width px", async (row) => {
    const { kind, path, width } = row;
    const { tab, server } = await open("/it/", { width });
    await tab.center(`.embed-${kind}`);
    const before = await tab.evaluate(readEmbed, kind);
    expect(before).toMatchObject({ hasPicture: true, hasFrame: false, hasLink: true });
    await tab.click(`.embed-${kind} button`);
    await tab.see(`.embed-${kind} [data-state=shown]`);
    expect(server.outsideRequests).toContain(path);
    const after = await tab.evaluate(readEmbed, kind);
    // The feed is small until it is pressed.
    if (kind === "feed") expect(after.height).toBeGreaterThan(before.height);
    const height = kind === "feed" ? after.height : before.height;
    expect(after).toEqual({ ...before, height, hasFrame: true });
    expect(await tab.hasFocus("iframe")).toBe(true);
    expect(await tab.isVisible(`.embed-${kind} button`)).toBe(false);
  });

  test("without JavaScript map and feed are a picture and a link, without a useless button", async () => {
    const { tab } = await open("/it/", { before: (_, tab) => tab.chromium.page.setJavaScriptEnabled(false) });
    for (const { kind } of kinds) {
      const shown = await Promise.all(["img", "button", "a"].map((part) => tab.isVisible(`.embed-${kind} ${part}`)));
      expect(shown).toEqual([true, false, true]);
    }
  });
});

const open = openEngine();

test.runIf(engine === "chromium")("if the flag service is unreachable, our own flag drawings are shown", async () => {
  const { tab } = await open("/it/", {
    width: 1280,
    allow: /did not load: http.*\/\w\w\.png$/,
    before: (server) => server.stub(/\.png$/, MISSING),
  });
  expect(await tab.count(".top-bar .flag")).toBe(2);
  await tab.scrollTo(0);
  await tab.until("the drawings without the fetched flags", () =>
    [...document.querySelectorAll(".top-bar .flag")].every((flag) => {
      const [drawing, fetched] = flag.querySelectorAll("img");
      return drawing?.naturalWidth && fetched?.complete && fetched.naturalWidth === 0;
    }),
  );
  // What the failed image leaves over the drawing would cover it.
  const { x, y, width, height } = await tab.box(".top-bar .flag");
  const picture = await tab.chromium.page.screenshot({ clip: { x, y, width, height } });
  const { dominant, channels } = await sharp(picture).stats();
  expect(
    Math.max(...channels.map(({ stdev }) => stdev)),
    `more than one colour, ${Object.values(dominant)}`,
  ).toBeGreaterThan(30);
});

// These functions run in the page.

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
