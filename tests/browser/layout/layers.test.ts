import { expect, test } from "vitest";
import { hydrateIslands } from "../../support/browser/actions.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { open } from "../../support/browser/visitor.ts";

const site = openSite();

/** Header, floating buttons, both frames, and layers of the browser itself. */
const AT_MOST = 12;

test("the idle home page has few layers, because each layer slows down every interaction", async () => {
  const { page, context } = await open(site, "/it/", { reducedMotion: "no-preference" });
  await hydrateIslands(page);
  await page.evaluate(() => document.querySelector(".faq")?.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  const layers = new Promise<unknown[]>((resolve) =>
    session.on("LayerTree.layerTreeDidChange", ({ layers }) => layers && resolve(layers)),
  );
  await session.send("LayerTree.enable");
  await page.locator(".faq summary").nth(1).click();
  expect((await layers).length).toBeLessThanOrEqual(AT_MOST);
});

test.each([
  { width: 320, height: 256 },
  { width: 844, height: 390 },
])("on $width × $height px no layer remains over the page", async (viewport) => {
  const { page } = await open(site, "/it/about/", { viewport });
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  // Longer than the delay of the buttons after scrolling.
  await page.waitForTimeout(300);
  expect(await page.locator(".floating .pill").locator("visible=true").count()).toBe(0);
  expect(await page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom)).toBeLessThan(0);
});

test("no content covers the floating buttons", async () => {
  const { page } = await open(site, "/it/flipping-catalog/", { reducedMotion: "no-preference" });
  const covered = await page.evaluate(() => {
    const pills = [...document.querySelectorAll<HTMLElement>(".pill")];
    for (const pill of pills) Object.assign(pill.style, { visibility: "visible", transition: "none" });
    const book = document.querySelector(".book") as HTMLElement;
    const found: string[] = [];
    for (let y = book.offsetTop - innerHeight; y < book.offsetTop + book.offsetHeight; y += 50) {
      scrollTo({ top: y, behavior: "instant" });
      for (const pill of pills) {
        const { x, y: top, width, height } = pill.getBoundingClientRect();
        const at = document.elementFromPoint(x + width / 2, top + height / 2);
        if (!pill.contains(at)) found.push(`${pill.className} at ${y}: ${at?.className}`);
      }
    }
    return found;
  });
  expect(covered).toEqual([]);
});
