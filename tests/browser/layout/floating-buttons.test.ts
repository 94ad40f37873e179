import { expect, test } from "vitest";
import type { Path } from "../../../src/urls.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { engine, openEngine, rest, runsIn } from "../../support/browser/visits.ts";
import { found } from "../../support/site/found.ts";
import { menus, pageUrl, words } from "../../support/site/own-site.ts";

const open = openEngine({ byDay: ["chromium", "webkit"] });
const testInChromium = test.runIf(engine === "chromium");

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 834, height: 1112 };
const LAPTOP = { width: 1280, height: 720 };
/** The narrowest screen with room for words beside the page. */
const DESK = { width: 1792, height: 1000 };

const CALL = ".floating .call";
const NEXT = ".floating .pill:not(.call)";

test.each(runsIn("chromium") ? [PHONE, LAPTOP] : [PHONE])(
  "the buttons are out of the way while the hero, the contact section, the poster or the footer is in view, on %o",
  async (screen) => {
    const { tab } = await open("/it/", screen);
    for (const place of [".hero", ".clients", "#contact", ".next-page", "#faq-title", "body > footer"]) {
      await tab.center(place);
      const isShown = place === ".clients" || place === "#faq-title";
      await expect.poll(() => tab.isVisible(NEXT), { message: place }).toBe(isShown);
      // On a phone it stands in the header.
      expect(await tab.isVisible(CALL)).toBe(isShown || screen === PHONE);
    }
  },
);

test.each<Path>(["", "landing"])("on a phone one call button is always in the header: on %j", async (path) => {
  const { tab } = await open(pageUrl("it", path), PHONE);
  const { height } = await tab.box("body");
  for (const share of [0, 0.3, 1]) {
    await tab.scrollTo(share * height);
    expect(await tab.evaluate(readCallsInHeader)).toEqual(["Chiama ora"]);
  }
});

// tests/rules/markup.ts tests what the buttons of each page say. WebKit measures words as Chromium does.
test.runIf(runsIn("chromium"))(
  "every name in the chain has room in the buttons, beside the page or inside a phone",
  async () => {
    const { tab } = await open("/it/", { width: 320, height: 700 });
    const labels = found(
      "a chain",
      menus.pageChain.map((path) => words.links.it?.[path]?.label ?? ""),
    );
    for (const label of labels) {
      await tab.evaluate(writeLabel, label);
      const onPhone = (await tab.evaluate(readButtons))[1];
      expect(onPhone?.words).toBe(label);
      expect(onPhone?.left, label).toBeGreaterThanOrEqual(0);
      expect(onPhone?.right, label).toBeLessThanOrEqual(320);
    }
    await tab.resize(DESK.width, DESK.height);
    const measureEnd = (await tab.box(".site-header .header-row")).right;
    for (const label of labels) {
      await tab.evaluate(writeLabel, label);
      const buttons = await tab.evaluate(readButtons);
      expect(buttons.map(({ words }) => words)).toEqual(["Chiama ora", label]);
      for (const { left, right, height } of buttons) {
        expect(left, label).toBeGreaterThanOrEqual(measureEnd);
        expect(right, label).toBeLessThanOrEqual(DESK.width);
        // One line.
        expect(height, label).toBeLessThanOrEqual(60);
      }
    }
  },
);

test.runIf(runsIn("chromium")).each([TABLET, LAPTOP, { ...DESK, width: DESK.width - 1 }])(
  "without that room they are discs with a name, and show their words with the focus, on %o",
  async (screen) => {
    const { tab } = await open("/it/", screen);
    await scrollToFreePlace(tab);
    for (const { words, name, width, height } of await tab.evaluate(readButtons)) {
      expect(words).toBe("");
      expect(name).toMatch(/^(?:Chiama ora|Avanti: Lead generation)$/);
      expect(width).toBeCloseTo(height, 0);
      expect(width).toBeGreaterThanOrEqual(44);
    }
    await tab.press("Shift");
    for (const [at, words] of ["Chiama ora", "Lead generation"].entries()) {
      await tab.focus([CALL, NEXT][at] ?? "");
      expect((await tab.evaluate(readButtons))[at]?.words).toBe(words);
    }
  },
);

testInChromium("after a page change the new page starts without buttons, then shows its own", async () => {
  const { tab } = await open("/en/", LAPTOP);
  await scrollToFreePlace(tab);
  await tab.click(NEXT);
  await tab.arriveAt("/en/services/lead-generation/");
  await rest();
  expect(await tab.isVisible(".floating .pill")).toBe(false);
  await scrollToFreePlace(tab);
  await tab.see(`${NEXT}[href="/en/services/ecommerce/"]`);
});

testInChromium("a focused button stays visible", async () => {
  const { tab } = await open("/it/about/", LAPTOP);
  await scrollToFreePlace(tab);
  await tab.press("Shift");
  await tab.focus(CALL);
  await tab.center("body > footer");
  await rest();
  expect(await tab.isVisible(`${CALL}:focus`)).toBe(true);
});

testInChromium.each([
  { width: 320, height: 256 },
  { width: 844, height: 390 },
])("on $width × $height px no layer remains over the page", async (screen) => {
  const { tab } = await open("/it/about/", screen);
  await tab.scrollTo(1500);
  await rest();
  expect(await tab.isVisible(".floating .pill")).toBe(false);
  expect((await tab.box("header")).bottom).toBeLessThan(0);
});

/** Scrolls to the middle of the page, where the buttons are shown. */
async function scrollToFreePlace(tab: Tab): Promise<void> {
  await tab.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: "instant" }));
  await tab.see(`${NEXT}[data-shown]`);
}

// These functions run in the page.

/** Returns the texts of the calls in the header that are as wide as a finger and that nothing covers. */
function readCallsInHeader(): string[] {
  const header = document.querySelector(".header-row")?.getBoundingClientRect() ?? new DOMRect();
  const calls = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
    const { x, y, width, height, bottom } = link.getBoundingClientRect();
    const isInHeader = y >= header.top && bottom <= header.bottom && width >= 44;
    return isInHeader && link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return calls.map(({ textContent }) => textContent);
}

/** Writes another name into the button that leads on. */
function writeLabel(label: string): void {
  const parts = [...document.querySelectorAll(".floating .pill:not(.call) span")];
  const inSight = parts.find((part) => getComputedStyle(part).clipPath === "none");
  if (!inSight) throw new Error("No part of the button is in sight.");
  inSight.textContent = label;
}

/** Returns each button with its box, the words in sight, and its whole text. */
function readButtons() {
  return [...document.querySelectorAll(".floating .pill")].map((pill) => {
    const { left, right, width, height } = pill.getBoundingClientRect();
    const inSight = [...pill.querySelectorAll("span")].filter((part) => getComputedStyle(part).clipPath === "none");
    const words = inSight.map(({ textContent }) => textContent).join(" ");
    return { left, right, width, height, words, name: pill.textContent };
  });
}
