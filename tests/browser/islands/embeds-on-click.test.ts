import { describe, expect, test } from "vitest";
import { turnScriptsOff } from "../../support/browser/chromium-settings.ts";
import { pages } from "../../support/browser/site-pages.ts";
import { OUTSIDE } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { follow, openEngine, rest } from "../../support/browser/visits.ts";

const map = "/map";
const widget = "/feed.js";

/** A site that asks before it loads anything from third parties. */
const open = openEngine({
  engines: ["chromium"],
  changes: {
    "src/site.ts": (text) =>
      text
        .replace('embeds: "on-view"', 'embeds: "on-click"')
        .replace(/mapEmbed: ".*"/, `mapEmbed: "${OUTSIDE}${map}"`)
        .replace(/socialFeedScript: ".*"/, `socialFeedScript: "${OUTSIDE}${widget}"`),
  },
});

test("no page sends a request to a third party, even when scrolled to the end", async () => {
  const { tab, server } = await open("/it/");
  for (const { url } of pages) {
    await tab.goto(server.origin + url);
    await tab.evaluate(() => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) scrollTo(0, y);
    });
  }
  await follow(tab, "/en/");
  for (const kind of ["feed", "map"]) await tab.evaluate(scrollToEmbed, kind);
  await rest();
  expect(server.outsideRequests).toEqual([]);
});

describe.each([
  ["feed", "/it/", widget],
  ["map", "/en/contact/", map],
])("the %s on %s", (kind, url, wanted) => {
  test.each([320, 1440])("loads after a click, in the same place, and takes the focus, at %i px", async (width) => {
    const { tab, server } = await open(url, { width, height: 800 });
    await tab.evaluate(scrollToEmbed, kind);
    const before = await tab.evaluate(readEmbed, kind);
    expect(before.frames).toBe(0);
    // The question is below the picture, not on it.
    const { place, picture, question } = before;
    expect(picture.bottom - picture.top).toBeGreaterThanOrEqual(160);
    expect([picture.top, question.top, question.bottom]).toEqual([place.top, picture.bottom, place.bottom]);
    await tab.click(`.embed-${kind} button`);
    await expect.poll(() => server.outsideRequests, { timeout: 8000 }).toContain(wanted);
    await tab.until("the embed", (kind) => document.querySelector(`.embed-${kind} [data-state=shown]`), kind);
    expect(await tab.evaluate(readEmbed, kind)).toMatchObject({ size: before.size, frames: 1 });
    expect(await tab.evaluate(() => document.activeElement?.localName)).toBe("iframe");
    expect(await shown(tab, kind)).toMatchObject({ button: false, link: true });
  });

  test("without JavaScript is a picture and a link, without a useless button", async () => {
    const { tab } = await open(url, { waits: false, before: (_, tab) => turnScriptsOff(tab) });
    expect(await shown(tab, kind)).toEqual({ picture: true, button: false, link: true });
  });
});

test("the flags are our own files with empty alternative text", async () => {
  const { tab } = await open("/it/");
  const flags = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>(".language-switch img")].map(
      ({ src, alt }) => [new URL(src).origin === origin, alt] as const,
    ),
  );
  expect(flags.length).toBeGreaterThan(1);
  for (const flag of flags) expect(flag).toEqual([true, ""]);
});

async function shown(tab: Tab, kind: string) {
  return {
    picture: await tab.isVisible(`.embed-${kind} img`),
    button: await tab.isVisible(`.embed-${kind} button`),
    link: await tab.isVisible(`.embed-${kind} a`),
  };
}

/** Runs in the page. */
function scrollToEmbed(kind: string): void {
  document.querySelector(`.embed-${kind}`)?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Runs in the page. Returns the size of an embed, and the edges of its parts. */
function readEmbed(kind: string) {
  const embed = document.querySelector(`.embed-${kind}`) as Element;
  const edges = (part: string) => {
    const { top = 0, bottom = 0 } = embed.querySelector(part)?.getBoundingClientRect() ?? {};
    return { top: Math.round(top), bottom: Math.round(bottom) };
  };
  const { width, height } = embed.getBoundingClientRect();
  return {
    size: [width, height],
    frames: embed.querySelectorAll("iframe").length,
    place: edges(".embed-place"),
    picture: edges(".embed-picture"),
    question: edges(".embed-ask"),
  };
}
