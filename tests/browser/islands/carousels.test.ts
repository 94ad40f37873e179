import { expect, test } from "vitest";
import { slidesInView } from "../../support/browser/in-page.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine, runsIn } from "../../support/browser/visits.ts";

const open = openEngine({ motion: "full" });

/** `pause` is the time between two presses in milliseconds: shorter than a move of the strip, and about as long. */
const screens = (
  [
    { name: ".clients .carousel", width: 390, slides: 11, visible: 1, pause: 150, day: ["chromium", "webkit"] },
    { name: ".reviews .carousel", width: 1440, slides: 6, visible: 3, pause: 450, day: ["chromium"] },
  ] as const
).filter(({ day }) => runsIn(...day));

test.each(screens)("$name at $width px: $visible of $slides in view; each press and resize counts", async (screen) => {
  const { name, width, slides, visible, pause } = screen;
  const presses = slides - visible;
  const { tab } = await open("/it/", { width });
  await tab.evaluate(pressRepeatedly, `${name} .move-on`, presses, pause);
  await expectPlace(tab, name, presses, visible);
  await tab.evaluate(pressRepeatedly, `${name} .move-back`, presses, pause);
  await expectPlace(tab, name, 0, visible);

  await tab.click(`${name} .move-on`);
  await expectPlace(tab, name, 1, visible);
  await tab.press("Enter", presses + 1);
  await expectPlace(tab, name, presses, visible);
  // A button keeps the focus when it becomes disabled.
  expect(await tab.hasFocus(`${name} .move-on`)).toBe(true);
  await tab.focus(`${name} .strip`);
  await tab.press("ArrowLeft", presses);
  await expectPlace(tab, name, 0, visible);

  await tab.evaluate(pressRepeatedly, `${name} .move-on`, presses, 30);
  await tab.resize(width - 40, 844);
  await expectPlace(tab, name, presses, visible);
});

test.runIf(runsIn("chromium", "webkit"))("a press on the slide of which an edge shows opens its link", async () => {
  const { tab } = await open("/it/");
  await tab.center(".clients .slide a");
  // The test stays on the page.
  await tab.evaluate(() =>
    addEventListener("click", (event) => {
      event.preventDefault();
      (event.target as Element).closest(".slide a")?.classList.add("pressed");
    }),
  );
  const { left, top } = await tab.box(".clients .slide:nth-child(2) a");
  await tab.clickAt(left + 10, top + 20);
  await tab.see(".clients .slide:nth-child(2) .pressed");
});

/** Waits until these slides are completely in view, and the buttons say whether there are more. */
async function expectPlace(tab: Tab, name: string, first: number, visible: number): Promise<void> {
  const inView = Array.from({ length: visible }, (_, index) => first + index);
  const slides = await tab.count(`${name} .slide`);
  await expect.poll(() => tab.evaluate(slidesInView, `${name} .strip`), { interval: 50 }).toEqual(inView);
  const disabled = (button: string) => tab.count(`${name} ${button}[aria-disabled=true]`);
  await expect.poll(() => disabled(".move-back")).toBe(first === 0 ? 1 : 0);
  await expect.poll(() => disabled(".move-on")).toBe(first + visible === slides ? 1 : 0);
}

/** Runs in the page. */
async function pressRepeatedly(selector: string, times: number, pause: number): Promise<void> {
  const button = document.querySelector<HTMLElement>(selector);
  button?.scrollIntoView({ block: "center", behavior: "instant" });
  for (let press = 0; press < times; press++) {
    button?.click();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
