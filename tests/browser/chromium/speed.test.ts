import type { Page } from "puppeteer-core";
import { expect, onTestFinished, test } from "vitest";
import { startPreview } from "../../../src/servers/start-preview.ts";
import { launchChromium } from "../../support/browser/puppeteer-driver.ts";
import { root } from "../../support/project/project-root.ts";
import { basePath } from "../../support/site/own-site.ts";

/** Elements outside a new main part that may be restyled with it: a few share a rule with it. */
const OUTSIDE = 20;

// A rule that is open beside `+` or `~`, or below `:has()`, restyles the whole page with each change of it.
test("a page change restyles only what is new", async () => {
  const [server, browser] = await Promise.all([startPreview({ root, basePath, port: 0 }), launchChromium()]);
  onTestFinished(async () => {
    await browser.close();
    await server.close();
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1350, height: 900 });
  for (const path of ["it/flipping-catalog/", "it/testimonials/", "en/google-ads/"]) {
    await page.goto(server.url + path, { waitUntil: "networkidle0" });
    await page.evaluate(adoptStyles);
    const whole = await countRestyled(page);
    await page.evaluate(() =>
      document.querySelector("main")?.parentElement?.replaceChildren(document.querySelector("main") as Element),
    );
    const alone = await countRestyled(page);
    expect(alone, path).toBeGreaterThan(100);
    expect(whole, path).toBeLessThanOrEqual(alone + OUTSIDE);
  }
});

/** Runs in the page. Styles it as a page change does, by one sheet that stays. */
async function adoptStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[data-styles]");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await (await fetch(link?.href ?? "")).text());
  document.adoptedStyleSheets = [sheet];
  for (const styles of document.querySelectorAll("style, link[data-styles]")) styles.remove();
}

/** Returns how many elements are restyled when the main part is replaced. */
async function countRestyled(page: Page): Promise<number> {
  await page.evaluate(() => document.body.offsetHeight);
  await page.tracing.start({ categories: ["devtools.timeline"] });
  await page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    main.replaceWith(main.cloneNode(true));
    return document.body.offsetHeight;
  });
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  return Math.max(...traceEvents.map(({ args }: { args?: { elementCount?: number } }) => args?.elementCount ?? 0));
}
