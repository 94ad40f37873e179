import { keepChosenPlan } from "./chosen-plan.ts";
import { scheduleIslands, startIslands } from "./hydrate.ts";
import { loadLate } from "./load-late.ts";
import { explainMissingPage } from "./missing-note.ts";
import { startRouter } from "./router/router.ts";
import { setScripted } from "./script-state.ts";

// The head script removes the attribute if this script loads late.
setScripted(true);
startIslands();
startRouter();
keepChosenPlan();
explainMissingPage();
atFirstSign(() => {
  scheduleIslands();
  loadLate();
});

/** Runs a function once the visitor scrolls, points, presses a key or activates something; at once if the page has been scrolled already. */
function atFirstSign(run: () => void): void {
  if (scrollY > 0) return run();
  const seen = new AbortController();
  const onSign = () => {
    seen.abort();
    run();
  };
  // Some assistive technology sends no more than the click.
  for (const type of ["scroll", "pointerover", "keydown", "click"]) {
    addEventListener(type, onSign, { capture: true, passive: true, signal: seen.signal });
  }
}
