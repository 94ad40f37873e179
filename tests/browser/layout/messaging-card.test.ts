import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine();

test.each([320, 390, 834, 1440])(
  "on %i px the messaging card has a button, as high as a finger and clear of price, edge and corner",
  async (width) => {
    const { tab } = await open("/it/", { width, height: 900 });
    const { height, isFilled, spaces } = await tab.evaluate(readButton);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(isFilled).toBe(true);
    for (const space of spaces) expect(space).toBeGreaterThanOrEqual(4);
  },
);

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
