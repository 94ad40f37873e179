import { LATE_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../shared/contract.ts";
import { drawCards } from "./cards/card-order.ts";
import { noteScrolling } from "./keep-place.ts";
import { storeLanguageChoice } from "./language-choice.ts";
import { holdFonts } from "./late-fonts.ts";
import { SCRIPT_LIMIT_MS, setScripted, showPlain } from "./script-state.ts";

/** Inlined in the head: marks that scripts are on, and loads script and fonts after the first paint. */

/** A paint may never be reported: in a background tab, a prerendered page, or where timings are blocked. */
const PAINT_LIMIT_MS = 1500;

const loadFonts = holdFonts();
document.documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
// Back to an entry of the router before it has loaded.
window.onpopstate = ({ state }) => state && location.reload();
// Keeps early presses for the script, which repeats them and removes this handler.
window.earlyPresses = [];
window.onclick = (event) => window.earlyPresses?.push(event);
storeLanguageChoice();
noteScrolling();
window.fontsApplied = new Promise((resolve) => {
  addEventListener("DOMContentLoaded", () => {
    drawCards(document);
    resolve(load());
  });
});
// The router clears this handler when it starts.
setTimeout(() => window.onpopstate && setScripted(false), SCRIPT_LIMIT_MS);

async function load(): Promise<void> {
  await Promise.any([firstPaint(), new Promise((resolve) => setTimeout(resolve, PAINT_LIMIT_MS))]);
  const late = document.querySelector(`template[${LATE_ATTRIBUTE}]`) as HTMLTemplateElement;
  // Scripts of others, such as those of a host, may fail.
  late.content.querySelector("script")?.addEventListener("error", showPlain);
  late.replaceWith(late.content);
  await loadFonts();
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      // Colours may be painted before words.
      if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
      // The paint may have shown half of the page; the next frame shows all of it.
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe({ type: "paint", buffered: true });
  });
}
