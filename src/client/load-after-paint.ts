import { FONTS_ATTRIBUTE, LATE_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../contract.ts";

/** Inlined in the head: marks that scripts are on, and loads script, fonts and manifest after the first paint. */
const { documentElement } = document;

/** A paint may never be reported: in a background tab, a prerendered page, or where timings are blocked. */
const PAINT_LIMIT_MS = 1500;

/** After this the page is shown as it is without JavaScript. */
const SCRIPT_LIMIT_MS = 6000;

/** After a reload or Back, the router restores the position. */
const isReturn = history.state !== null;

documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showEverything(), true);
// Back to an entry of the router before it has loaded. The router clears this handler.
window.onpopstate = ({ state }) => state && location.reload();
// Keeps early presses for the script, which repeats them and removes this handler.
window.earlyPresses = [];
window.onclick = (event) => window.earlyPresses?.push(event);
addEventListener("DOMContentLoaded", () => {
  setTimeout(load, PAINT_LIMIT_MS);
  const observer = new PerformanceObserver((paints) => {
    // Colours may be painted before words.
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    // The paint may have shown half of the page; the next frame shows all of it.
    requestAnimationFrame(() => setTimeout(load));
  });
  observer.observe({ type: "paint", buffered: true });
});

/** May run more than once. */
function load(): void {
  for (const late of document.querySelectorAll<HTMLTemplateElement>(`template[${LATE_ATTRIBUTE}]`))
    late.replaceWith(late.content);
  setTimeout(() => window.onpopstate && showEverything(), SCRIPT_LIMIT_MS);
  const loads = Array.from(document.fonts, (font) => font.load());
  // A font that fails changes nothing: the next in the list is used.
  Promise.allSettled(loads).then(applyFonts);
}

/** The fonts change the heights above the section that the address names. Keeps the section where it is on screen. */
function applyFonts(): void {
  const section = isReturn ? null : document.querySelector(":target");
  const top = section?.getBoundingClientRect().top ?? 0;
  documentElement.setAttribute(FONTS_ATTRIBUTE, "");
  if (section) scrollBy({ top: section.getBoundingClientRect().top - top, behavior: "instant" });
}

function showEverything(): void {
  documentElement.removeAttribute(SCRIPTED_ATTRIBUTE);
}
