import { READY_ATTRIBUTE } from "../shared/contract.ts";
import { startEmbeds } from "./embeds.ts";
import { scheduleIslands } from "./hydrate.ts";
import { loadLate } from "./load-late.ts";
import { explainMissingPage } from "./missing-note.ts";
import { startRouter } from "./router/router.ts";
import { setScripted } from "./script-state.ts";
import { startStrips } from "./strips.ts";

// The head script removes the attribute if this script loads late.
setScripted(true);
startStrips(document);
startEmbeds(document);
startRouter();
explainMissingPage();
scheduleIslands();
document.documentElement.setAttribute(READY_ATTRIBUTE, "");
atFirstSign(loadLate);

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
