import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { site } from "../../../src/site.ts";
import { OUTSIDE } from "../../support/engines/site-server.ts";
import type { Tab } from "../../support/engines/tab.ts";
import { openEngine } from "../../support/engines/visits.ts";
import { buildChangedSite, type ChangedSite } from "../../support/project/changed-site.ts";

const map = "/map";
const widget = "/feed.js";

/** A site with a real map and feed. */
let changed: ChangedSite;
beforeAll(async () => {
  const enterEmbeds = (facts: string) =>
    facts
      .replaceAll(site.links.mapEmbed, OUTSIDE + map)
      .replaceAll(site.links.socialFeedScript, OUTSIDE + widget)
      .replace('embeds: "on-click"', 'embeds: "on-view"');
  changed = await buildChangedSite({ "src/site.ts": enterEmbeds });
});
afterAll(() => changed?.close());

const open = openEngine({}, () => join(changed.root, "dist"));

/** A widget that throws unless it can use storage and cannot access the page around it. */
const storingWidget = `window.${site.socialFeedGlobal} = { init() {
  localStorage.setItem("seen", "1");
  document.cookie = "seen=" + localStorage.getItem("seen");
  if (document.cookie !== "seen=1") throw new Error("The cookie was not stored.");
  let isReached = true;
  try { parent.document.title = "taken"; } catch { isReached = false; }
  if (isReached) throw new Error("The page around the frame was reached.");
} };`;

test("map and feed load in view and cover their pictures without changing the size", async () => {
  const { tab, server } = await open("/it/", {
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
  const { tab } = await open("/it/", {
    before: (server) => server.stub(/^\/feed\.js$/, async () => ({ status: 404, type: "text/plain", body: "" })),
  });
  const before = await tab.evaluate(readEmbed, "feed");
  await scrollToEmbed(tab, "feed", "failed");
  expect(await tab.evaluate(readEmbed, "feed")).toEqual(before);
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
