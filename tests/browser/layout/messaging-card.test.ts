import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ full: ["chromium", "webkit"] });

test("the messaging card has a button, as high as a finger and clear of price, edge and corner", async () => {
  const { tab } = await open("/it/");
  for (const width of [320, 390, 834, 1440]) {
    await tab.resize(width, 900);
    const { height, isFilled, spaces } = await tab.evaluate(readButton);
    expect(height, `${width} px`).toBeGreaterThanOrEqual(44);
    expect(isFilled, `${width} px`).toBe(true);
    expect(Math.min(...spaces), `${width} px`).toBeGreaterThanOrEqual(4);
  }
});

/** Runs in the page. */
function readButton() {
  const face = [...document.querySelectorAll<HTMLElement>(".card > [data-face=front]")].find((front) =>
    front.querySelector('a[href^="https://wa.me/"]'),
  ) as HTMLElement;
  const part = (selector: string) => face.querySelector(selector) as HTMLElement;
  const link = part(`a[href^="https://wa.me/"]`);
  const [button, price, corner, edge] = [link, part(".card-offer strong"), part(".turn"), face].map((element) =>
    element.getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect, DOMRect];
  const isFilled = getComputedStyle(link).backgroundColor !== getComputedStyle(face).backgroundColor;
  const spaces = [button.top - price.bottom, edge.bottom - button.bottom, corner.left - button.right];
  return { height: button.height, isFilled, spaces };
}
