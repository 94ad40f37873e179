import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine();

test.each(["light", "dark"] as const)(
  "on every place of the board all colours of a card's drawing show: %s",
  async (scheme) => {
    const { tab } = await open("/it/", { width: 1440, height: 900 });
    await tab.chromium.emulate({ "prefers-color-scheme": scheme });
    expect(await tab.evaluate(findLostColours, ["tomato", "mustard", "teal", "sky"])).toEqual([]);
  },
);

/** Runs in the page. Moves each card to each place, and returns coloured parts of drawings that are nearly as dark as their ground. */
function findLostColours(inks: readonly string[]): string[] {
  const board = document.querySelector("[data-board]") as Element;
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => (Number(part) / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const lost = new Set<string>();
  for (const _ of board.children) {
    board.append(board.firstElementChild as Element);
    for (const [place, card] of [...board.children].entries()) {
      const face = card.querySelector(".card-face") as Element;
      const ground = luminance(getComputedStyle(face).backgroundColor);
      for (const part of face.querySelectorAll(inks.map((ink) => `.icon [fill="var(--${ink})"]`).join())) {
        const own = luminance(getComputedStyle(part).fill);
        const contrast = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
        if (contrast < 1.4) lost.add(`${card.querySelector("h3")?.textContent} on place ${place + 1}`);
      }
    }
  }
  return [...lost];
}
