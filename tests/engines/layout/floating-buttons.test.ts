import { expect, test } from "vitest";
import { openEngine } from "../../support/engines/visits.ts";

const open = openEngine();

test.each([390, 1440])("the floating buttons cover neither words nor actions at %i px", async (width) => {
  const { tab } = await open("/it/", { width });
  const stops = await tab.evaluate(scrollThrough);
  expect(stops.flatMap(({ covered }) => covered)).toEqual([]);
  expect(stops.filter(({ shown }) => shown > 0).length).toBeGreaterThan(1);
});

interface Stop {
  /** Number of visible buttons. */
  shown: number;
  /** Words and actions that a button covers. */
  covered: string[];
}

/** Runs in the page. Scrolls half a screen at a time and checks each. */
async function scrollThrough(): Promise<Stop[]> {
  const stops: Stop[] = [];
  let lastEvent = 0;
  for (const type of ["scroll", "toggle", "load"]) {
    addEventListener(type, () => (lastEvent = performance.now()), true);
  }
  for (let y = innerHeight; y < document.documentElement.scrollHeight - innerHeight; y += innerHeight / 2) {
    const hasScrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo({ top: y, behavior: "instant" });
    await hasScrolled;
    // Longer than the delay of the buttons after an event that may move the page.
    while (performance.now() - Math.max(lastEvent, scriptLoaded()) < 300) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const pills = [...document.querySelectorAll<HTMLElement>(".floating .pill")].filter((pill) =>
      pill.checkVisibility({ visibilityProperty: true }),
    );
    stops.push({ shown: pills.length, covered: pills.flatMap(findBelow) });
  }
  return stops;

  /** Returns when the script of the buttons has loaded, which the first scroll requests. */
  function scriptLoaded(): number {
    const script = performance.getEntriesByType("resource").find(({ name }) => /\/floating-[^/]*\.js$/.test(name));
    return (script as PerformanceResourceTiming | undefined)?.responseEnd || performance.now();
  }

  function findBelow(pill: HTMLElement): string[] {
    const box = pill.getBoundingClientRect();
    const isBelow = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const range = document.createRange();
    return [...document.querySelectorAll("main *")]
      .filter((element) => !element.closest("svg, .hidden, noscript") && element.checkVisibility())
      .flatMap((element) => {
        if (element.matches("a, button, summary") && isBelow(element.getBoundingClientRect())) return [element];
        const words = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
        const isCovered = words.some((node) => {
          range.selectNode(node);
          // The part of a line box that letters fill.
          return [...range.getClientRects()].some(({ x, y, width, height }) =>
            isBelow(new DOMRect(x, y + height * 0.22, width, height * 0.56)),
          );
        });
        return isCovered ? [element] : [];
      })
      .map((element) => `at ${Math.round(scrollY)} px: ${element.outerHTML.slice(0, 80)}`);
  }
}
