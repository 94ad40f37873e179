import { describe, expect, test } from "vitest";
import { allPagesHaveCome } from "../support/browser/page-state.ts";
import type { Tab } from "../support/browser/tab.ts";
import { arriveAt, goBack, openEngine, runsIn } from "../support/browser/visits.ts";

const open = openEngine();

describe.each([
  { menu: "services-menu", width: 1440, link: "/it/services/ads/" },
  { menu: "mobile-menu", width: 390, link: "/it/about/" },
])("#$menu", ({ menu, width, link }) => {
  const button = `[popovertarget=${menu}]`;
  const onPhones = menu === "mobile-menu" ? (["webkit"] as const) : [];

  // Firefox and WebKit refuse a copied style.
  test.runIf(runsIn("chromium", "firefox", ...onPhones))(
    "opens by pointer, and a click on a link changes the page and closes it, also for Back",
    async () => {
      const { tab } = await open("/it/", { width });
      await allPagesHaveCome(tab);
      expect(await isOpen(tab, menu)).toBe(false);
      await tab.click(button);
      await expect.poll(() => isOpen(tab, menu)).toBe(true);
      await tab.click(`#${menu} a[href="${link}"]`);
      await arriveAt(tab, link);
      expect(await isOpen(tab, menu)).toBe(false);
      await goBack(tab, "/it/");
      expect(await isOpen(tab, menu)).toBe(false);
    },
  );

  test.runIf(runsIn("chromium", "firefox", ...onPhones))(
    "opens by keyboard and moves the focus to its links; Escape returns the focus",
    async () => {
      const { tab } = await open("/it/", { width });
      await tab.focus(button);
      await tab.press("Enter");
      await expect.poll(() => isOpen(tab, menu)).toBe(true);
      await tab.press("Tab");
      expect(await tab.evaluate((id) => document.activeElement?.closest("[popover]")?.id === id, menu)).toBe(true);
      await tab.press("Escape");
      await expect.poll(() => isOpen(tab, menu)).toBe(false);
      expect(await tab.evaluate((selector) => document.activeElement?.matches(selector), button)).toBe(true);
    },
  );

  test.runIf(runsIn("chromium"))("closes when Tab leaves it, and its links lead on", async () => {
    const { tab } = await open("/it/", { width });
    await tab.click(button);
    await expect.poll(() => isOpen(tab, menu)).toBe(true);
    const stops = await tab.evaluate((id) => document.querySelectorAll(`#${id} :is(a, button, summary)`).length, menu);
    await tab.press("Tab", stops + 1);
    await expect.poll(() => isOpen(tab, menu)).toBe(false);
    expect(await tab.evaluate((id) => document.activeElement?.closest(`body, #${id}`)?.localName, menu)).toBe("body");
  });
});

test.runIf(runsIn("chromium", "firefox"))(
  "the mobile menu, which covers its button, closes when Shift and Tab lead to it",
  async () => {
    const { tab } = await open("/it/");
    await tab.click("[popovertarget=mobile-menu]");
    await expect.poll(() => isOpen(tab, "mobile-menu")).toBe(true);
    await tab.hold("Shift");
    await tab.press("Tab");
    await tab.release("Shift");
    await expect.poll(() => isOpen(tab, "mobile-menu")).toBe(false);
    expect(await tab.evaluate(() => document.activeElement?.getAttribute("popovertarget"))).toBe("mobile-menu");
  },
);

test.runIf(runsIn("chromium")).each([
  { width: 1440, height: 300 },
  { width: 1100, height: 420 },
])(
  "the services menu stands below the header where it opens, and after a scroll, and ends on a screen of %o",
  async (screen) => {
    const { tab } = await open("/it/", screen);
    for (const top of [800, 0]) {
      await tab.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      if (top > 0) await tab.click("[popovertarget=services-menu]");
      await expect.poll(() => tab.evaluate(edgesOfMenu)).toEqual([0, 0]);
    }
  },
);

test.runIf(runsIn("chromium", "webkit"))("the mobile menu is not shown on a wide screen", async () => {
  const { tab } = await open("/it/");
  await tab.click("[popovertarget=mobile-menu]");
  await expect.poll(() => isOpen(tab, "mobile-menu")).toBe(true);
  await tab.resize(1440, 844);
  await expect.poll(() => isOpen(tab, "mobile-menu")).toBe(false);
});

test.runIf(runsIn("chromium", "firefox"))("the skip link moves the focus past the header", async () => {
  const { tab } = await open("/it/");
  await tab.press("Tab");
  expect(await tab.evaluate(() => document.activeElement?.classList.contains("skip-link"))).toBe(true);
  await tab.press("Enter");
  await tab.press("Tab");
  expect(await tab.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

function isOpen(tab: Tab, menu: string): Promise<boolean | undefined> {
  return tab.evaluate((id) => document.getElementById(id)?.checkVisibility({ visibilityProperty: true }), menu);
}

/** Runs in the page. Returns how far the menu is from the header, and how far it reaches below the screen, in CSS pixels. */
function edgesOfMenu(): number[] | undefined {
  const header = document.querySelector("header") as HTMLElement;
  const menu = header.querySelector("#services-menu:popover-open")?.getBoundingClientRect();
  return menu && [Math.round(menu.top - header.getBoundingClientRect().bottom), Math.max(menu.bottom - innerHeight, 0)];
}
