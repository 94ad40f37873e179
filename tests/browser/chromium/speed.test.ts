import { expect, test } from "vitest";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine, rest } from "../../support/browser/visits.ts";

const open = openEngine();

/** Elements outside a new main part that may be restyled with it: a few share a rule with it. */
const OUTSIDE = 20;

// A rule that is open beside `+` or `~`, or below `:has()`, restyles the whole page with each change of it.
test("a page change restyles only what is new", async () => {
  for (const path of ["/it/flipping-catalog/", "/it/testimonials/", "/it/google-ads/"]) {
    const { tab } = await open("/it/", { width: 1350, waits: "pages" });
    await tab.followAtOnce(path);
    await rest();
    const whole = await countRestyled(tab);
    await tab.evaluate(() => document.body.replaceChildren(document.querySelector("main") as Element));
    const alone = await countRestyled(tab);
    expect(alone, path).toBeGreaterThan(100);
    expect(whole, path).toBeLessThanOrEqual(alone + OUTSIDE);
  }
});

/** Returns how many elements are restyled when the main part is replaced. */
async function countRestyled({ chromium, evaluate }: Tab): Promise<number> {
  await evaluate(() => document.body.offsetHeight);
  await chromium.page.tracing.start({ categories: ["devtools.timeline"] });
  await evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    main.replaceWith(main.cloneNode(true));
    return document.body.offsetHeight;
  });
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await chromium.page.tracing.stop()));
  return Math.max(...traceEvents.map(({ args }: { args?: { elementCount?: number } }) => args?.elementCount ?? 0));
}
