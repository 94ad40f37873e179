import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";
import { found } from "../../support/site/found.ts";

const open = openEngine({ byDay: ["chromium"] });

test.each([
  { width: 834, height: 1112, stays: true },
  { width: 1280, height: 720, stays: true },
  { width: 844, height: 390, stays: false },
])("on $width × $height px the heading beside a text stays in view while that is read: $stays", async (screen) => {
  const { width, height, stays } = screen;
  const { tab } = await open("/it/services/ads/", { width, height });
  const heading = "#questions .section-head";
  await tab.evaluate(scrollToTop, heading, 128);
  const before = await tab.box(heading);
  expect((await tab.box("#questions")).bottom - before.bottom, "text to be read").toBeGreaterThan(100);
  await tab.evaluate(() => scrollBy({ top: 60, behavior: "instant" }));
  expect(Math.round(before.top - (await tab.box(heading)).top)).toBe(stays ? 0 : 60);
});

test("a bill has one large sum, is white on sand, and fills its column on a laptop", async () => {
  const { tab, server } = await open("/it/services/ads/", { width: 1440, height: 900 });
  const bills: Bills = [];
  for (const path of ["services/ads", "services/lead-generation", "google-ads"]) {
    await tab.goto(`${server.origin}/it/${path}/`);
    await tab.waitUntilReady();
    bills.push(...(await tab.evaluate(readBills)));
  }
  for (const { bought, largest, room } of found("a bill", bills)) {
    expect(largest, bought).toBe(1);
    expect(Math.abs(room), bought).toBeLessThan(1);
  }
  const onSand = bills.filter(({ isOnSand }) => isOnSand);
  for (const { bought, ground } of found("a bill on sand", onSand)) expect(ground, bought).toBe("rgb(255, 255, 255)");
});

// These functions run in the page.

type Bills = ReturnType<typeof readBills>;

function scrollToTop(selector: string, below: number): void {
  const { top = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  scrollBy({ top: top - below, behavior: "instant" });
}

/** Returns for each bill how many sums are as large as its largest, its ground, and what its column has beside it. */
function readBills() {
  return [...document.querySelectorAll<HTMLElement>(".bill")].map((bill) => {
    const sizes = [...bill.querySelectorAll("dd")].map((sum) => Number.parseFloat(getComputedStyle(sum).fontSize));
    const columns = getComputedStyle(bill.parentElement as HTMLElement).gridTemplateColumns.split(" ");
    return {
      bought: bill.querySelector("h3")?.textContent ?? "",
      largest: sizes.filter((size) => size === Math.max(...sizes)).length,
      isOnSand: bill.closest(".tone-sand") !== null,
      ground: getComputedStyle(bill).backgroundColor,
      room: Number.parseFloat(columns[0] ?? "") - bill.offsetWidth,
    };
  });
}
