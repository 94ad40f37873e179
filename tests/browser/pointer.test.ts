import { expect, test } from "vitest";
import { slidesInView } from "../support/browser/in-page.ts";
import { engine, openEngine } from "../support/browser/visits.ts";

const open = openEngine({ motion: "full" });

// In WebKitGTK's driver a wheel that is turned sideways moves no strip.
test.runIf(engine !== "webkit").each([
  { carousel: ".clients", width: 390 },
  { carousel: ".reviews", width: 1440 },
])("the wheel moves the strip of $carousel at $width px, and its buttons know", async ({ carousel, width }) => {
  const { tab } = await open("/it/", { width });
  expect(await tab.count(`${carousel} .move-back[aria-disabled=true]`)).toBe(1);
  await tab.wheel(`${carousel} .strip`, { x: 400 });
  const first = async () => (await tab.evaluate(slidesInView, `${carousel} .strip`))[0];
  await expect.poll(first).toBeGreaterThan(0);
  await expect.poll(() => tab.count(`${carousel} .move-back[aria-disabled=true]`)).toBe(0);
});

test("the cards change places at every fifth of the page", async () => {
  const { tab, cross } = await openCards();
  const { before, after } = await cross("header .header-row");
  expect(after).not.toEqual(before);
  expect(await tab.count(".card:hover")).toBe(0);
});

// In WebKitGTK's driver the wheel scrolls nothing where the pointer rests.
test.runIf(engine !== "webkit")("but not while the pointer is on one", async () => {
  const { tab, cross } = await openCards();
  await tab.hover(".card:nth-child(3)");
  const { before, after } = await cross(".card:hover");
  expect(await tab.count(".card:hover")).toBe(1);
  expect(after).toEqual(before);
});

/** Opens the home page just above a zone. */
async function openCards() {
  const { tab } = await open("/it/", { width: 1440, height: 900 });
  const zone = await tab.evaluate(findZone);
  await tab.scrollTo(zone - 60);
  await tab.scrollEnds();
  const order = () =>
    tab.evaluate(() => [...document.querySelectorAll(".card h3")].map(({ textContent }) => textContent));
  /** Turns the wheel over an element until the zone is reached. Cards follow a wheel, and no scroll of a script alone. */
  const cross = async (over: string) => {
    const before = await order();
    await tab.wheel(over, { y: 75 });
    await expect.poll(() => tab.scrolled()).toBeGreaterThanOrEqual(zone);
    await tab.scrollEnds();
    return { before, after: await order() };
  };
  return { tab, cross };
}

/** Runs in the page. Returns where a zone starts at which the cards are in the middle of the screen. */
function findZone(): number {
  const range = document.documentElement.scrollHeight - innerHeight;
  const board = document.querySelector("[data-board]") as HTMLElement;
  const { top, bottom } = board.getBoundingClientRect();
  const middle = (zone: number) => (range * zone) / 5 - scrollY + innerHeight / 2;
  const zone = [1, 2, 3, 4].find((zone) => middle(zone) > top + 100 && middle(zone) < bottom - 100);
  if (!zone) throw new Error("No zone starts at the board. Test another size of screen.");
  return Math.ceil((range * zone) / 5);
}
