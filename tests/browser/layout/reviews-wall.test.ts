import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ full: ["chromium"] });

test("every row of the reviews is full, however many there are", async () => {
  const { tab } = await open("/it/testimonials/");
  for (const width of [390, 834, 1440]) {
    await tab.resize(width, 900);
    expect(await tab.evaluate(findGaps), `${width} px`).toEqual([]);
  }
});

/** Runs in the page. Takes one review after the other away and returns the numbers that leave a gap at the end. */
function findGaps(): number[] {
  const wall = document.querySelector(".wall") as HTMLElement;
  const gaps: number[] = [];
  const all = [...wall.children];
  for (let last = wall.lastElementChild; last; last = wall.lastElementChild) {
    const [end, edge] = [last, wall].map((part) => part.getBoundingClientRect().right) as [number, number];
    if (edge - end > 1) gaps.push(wall.children.length);
    last.remove();
  }
  wall.append(...all);
  return gaps;
}
