import { chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "../browser/chromium.ts";
import type { Driver, Traits } from "./driver.ts";

/** Starts the installed Chromium or Chrome with Playwright. */
export async function startChromium({ scheme, motion }: Traits): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const context = await browser.newContext({
    colorScheme: scheme,
    reducedMotion: motion === "reduced" ? "reduce" : "no-preference",
  });
  const page = await context.newPage();
  return {
    browser: `Chromium ${browser.version()}`,
    async goto(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    press: (key, { shift } = {}) => page.keyboard.press(shift ? `Shift+${key}` : key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async reload() {
      await page.reload();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
