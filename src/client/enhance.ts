import { startBook } from "./book.ts";
import { drawCards } from "./cards/card-order.ts";
import { startEmbeds } from "./embeds.ts";
import { watchFloatingButtons } from "./floating.ts";
import { scheduleIslands } from "./hydrate.ts";
import { keepStrips } from "./keep-strips.ts";
import { startStrips } from "./strips.ts";

/**
 * What makes a page better. Each function is called with the main part when the page is shown, also when it returns
 * with the elements that it had. The signal is aborted when the visitor leaves the page, before its main part goes.
 */
const enhancements: ((main: HTMLElement, left: AbortSignal) => void)[] = [
  drawCards,
  startStrips,
  keepStrips,
  startBook,
  startEmbeds,
  watchFloatingButtons,
  scheduleIslands,
];

let shown = new AbortController();

/** Improves the page that has just been put in place. */
export function enhance(): void {
  const main = document.querySelector("main") as HTMLElement;
  shown = new AbortController();
  runEach(enhancements.map((improve) => () => improve(main, shown.signal)));
}

/** Ends what was begun on the page that is about to go. */
export function endEnhancements(): void {
  shown.abort();
}

/** Calls each function. One that throws keeps no other from its work. */
export function runEach(functions: (() => unknown)[]): void {
  for (const run of functions) {
    try {
      run();
    } catch (error) {
      console.error(error);
    }
  }
}
