import { expect, test } from "vitest";
import { openSite } from "../../support/browser/served-site.ts";
import { LAPTOP, open } from "../../support/browser/visitor.ts";

const site = openSite();

test("the three dark backgrounds can be distinguished, and so can buttons on them", async () => {
  const { page } = await open(site, "/it/", { savesData: true, colorScheme: "dark", viewport: LAPTOP });
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const [paper, sand, ink] = await Promise.all(["body", ".tone-sand", ".tone-ink"].map(colour));
  const tomato = await colour(".button.primary");
  expect(contrast(paper, sand)).toBeGreaterThan(1.15);
  expect(contrast(paper, ink)).toBeGreaterThan(1.15);
  for (const ground of [paper, sand, ink]) expect(contrast(tomato, ground)).toBeGreaterThan(3);
});

/** Returns the contrast of two `rgb(…)` colours (WCAG 2.2, relative luminance). */
function contrast(one = "", other = ""): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
