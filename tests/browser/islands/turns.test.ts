import { expect, test } from "vitest";
import { book } from "../../support/browser/site-pages.ts";
import { openEngine, runsIn } from "../../support/browser/visits.ts";

const byDay = ["chromium", "webkit"] as const;
const open = openEngine({ byDay });
const openMoving = openEngine({ byDay, motion: "full" });

test("picture and card turn over and back; only one face is visible, and has the focus", async () => {
  const { tab } = await open("/it/");
  const [front, back] = [".flip [data-face=front] .flip-button", ".flip [data-face=back] .flip-words"];
  const faces = async () => [await tab.isVisible(front), await tab.isVisible(back)];
  expect(await faces()).toEqual([true, false]);
  await tab.click(front);
  await expect.poll(faces).toEqual([false, true]);
  await tab.press("Enter");
  await expect.poll(faces).toEqual([true, false]);
  await tab.click('.card [data-face="front"] [data-turn]');
  await tab.see('[data-face="back"]:focus-within');
  await tab.press("Escape");
  await tab.see('[data-face="front"]:focus-within');
});

test("a pressed question stays where it is while the answer above it closes", async () => {
  const { tab } = await open("/it/");
  const question = "main :nth-child(2 of details) > summary";
  await tab.click("main :nth-child(1 of details) > summary");
  await tab.see("main :nth-child(1 of details)[open]");
  // Not in the middle of the screen: there, keeping what is in the middle would keep the question too.
  await tab.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), question);
  await tab.hover(question);
  const before = await tab.box(question);
  await tab.click(question);
  await tab.see("main :nth-child(2 of details)[open]");
  expect(await tab.count("main details[open]"), "answers that are open at a time").toBe(1);
  // WebKit scrolls by whole pixels.
  expect(Math.abs((await tab.box(question)).y - before.y)).toBeLessThan(2);
});

test.runIf(book).each(runsIn("chromium") ? [390, 1440] : [390])(
  "the catalogue's book turns to each page and back at %i px, without a history entry, a hash or a jump of the page",
  async (width) => {
    const { tab } = await openMoving(book?.url ?? "", { width });
    // By whole pixels: Firefox rounds other positions a frame later.
    await tab.scrollTo(Math.round((await tab.box(".book")).top) - 100);
    const last = await tab.count(".book .leaf");
    const place = () => tab.evaluate(() => ({ entries: history.length, hash: location.hash, y: scrollY }));
    const before = await place();
    const turn = async (button: string, from: number, to: number) => {
      await tab.evaluate(
        (selector) => document.querySelector<HTMLElement>(selector)?.click(),
        `.book .leaf:nth-child(${from}) ${button}`,
      );
      await tab.until(`leaf ${to}`, isOpen, to);
      expect(await tab.hasFocus(".leaf")).toBe(true);
    };
    for (let leaf = 1; leaf < last; leaf++) await turn(".turn-on", leaf, leaf + 1);
    for (let leaf = last; leaf > 1; leaf--) await turn(".turn-back", leaf, leaf - 1);
    expect(await place()).toEqual(before);
  },
);

/** Runs in the page. Returns whether a leaf is on top and no other leaf covers its middle. */
function isOpen(leaf: number): boolean {
  const sheet = document.querySelector(`.book .leaf:nth-child(${leaf}) .sheet`) as HTMLElement;
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return sheet.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
