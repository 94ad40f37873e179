import { describe, expect, test } from "vitest";
import { openEngine, runsIn } from "../support/browser/visits.ts";

const open = openEngine();

const SERVICES = "#services-menu";
const MOBILE = "#mobile-menu";
const testWithKeys = test.runIf(runsIn("chromium", "firefox"));
const buttonOf = (menu: string) => `[popovertarget=${menu.slice(1)}]`;

// tests/browser/chromium/accessibility.test.ts tests the stops of Tab in the open menus.
describe.each([
  { menu: SERVICES, width: 1440, link: "/it/services/ads/" },
  { menu: MOBILE, width: 390, link: "/it/about/" },
])("$menu", ({ menu, width, link }) => {
  const button = buttonOf(menu);
  // WebKit is the engine of phones.
  const runs = runsIn("chromium", "firefox", ...(menu === MOBILE ? (["webkit"] as const) : []));

  // Firefox and WebKit refuse a copied style.
  test.runIf(runs)("opens by pointer; a click on a link changes the page and closes it, also for Back", async () => {
    const { tab } = await open("/it/", { width, waits: "pages" });
    expect(await tab.isVisible(menu)).toBe(false);
    await tab.click(button);
    await tab.see(menu);
    await tab.click(`${menu} a[href="${link}"]`);
    await tab.arriveAt(link);
    expect(await tab.isVisible(menu)).toBe(false);
    await tab.goBack("/it/");
    expect(await tab.isVisible(menu)).toBe(false);
  });

  test.runIf(runs)("opens by keyboard and moves the focus to its links; Escape returns the focus", async () => {
    const { tab } = await open("/it/", { width });
    await tab.focus(button);
    await tab.press("Enter");
    await tab.see(menu);
    await tab.press("Tab");
    expect(await tab.hasFocus(`${menu} *`)).toBe(true);
    await tab.press("Escape");
    await expect.poll(() => tab.isVisible(menu)).toBe(false);
    expect(await tab.hasFocus(button)).toBe(true);
  });
});

testWithKeys("the mobile menu, which covers its button, closes when Shift and Tab lead to it", async () => {
  const { tab } = await open("/it/");
  await tab.click(buttonOf(MOBILE));
  await tab.see(MOBILE);
  await tab.hold("Shift");
  await tab.press("Tab");
  await tab.release("Shift");
  await expect.poll(() => tab.isVisible(MOBILE)).toBe(false);
  expect(await tab.hasFocus(buttonOf(MOBILE))).toBe(true);
});

testWithKeys("an open menu closes for Back to another section of its page, which it would cover", async () => {
  const { tab } = await open("/it/landing/", { waits: "pages" });
  await tab.clickAddedLink("#process");
  await tab.arriveAt("/it/landing/#process");
  await tab.click(buttonOf(MOBILE));
  await tab.see(MOBILE);
  await tab.goBack("/it/landing/");
  await expect.poll(() => tab.isVisible(MOBILE)).toBe(false);
});

test.runIf(runsIn("chromium")).each([
  { width: 1440, height: 300 },
  { width: 1160, height: 420 },
])("the services menu stands below the header where it opens and after a scroll, wholly on %o", async (screen) => {
  const { tab } = await open("/it/", screen);
  await tab.scrollTo(800);
  await tab.click(buttonOf(SERVICES));
  await tab.see(SERVICES);
  for (const top of [800, 0]) {
    await tab.scrollTo(top);
    const gap = async () => Math.round((await tab.box(SERVICES)).top - (await tab.box("header")).bottom);
    await expect.poll(gap).toBe(0);
    expect((await tab.box(SERVICES)).bottom).toBeLessThanOrEqual(screen.height);
  }
});

test.runIf(runsIn("chromium", "webkit"))("the mobile menu is not shown on a wide screen", async () => {
  const { tab } = await open("/it/");
  await tab.click(buttonOf(MOBILE));
  await tab.see(MOBILE);
  await tab.resize(1440);
  await expect.poll(() => tab.isVisible(MOBILE)).toBe(false);
});

testWithKeys("the skip link moves the focus past the header", async () => {
  const { tab } = await open("/it/");
  await tab.press("Tab");
  expect(await tab.hasFocus(".skip-link")).toBe(true);
  await tab.press("Enter");
  await tab.press("Tab");
  expect(await tab.hasFocus("main *")).toBe(true);
});
