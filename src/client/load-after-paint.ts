import { FONTS_ATTRIBUTE, LATE_ATTRIBUTE, PARTIAL_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../contract.ts";

/** Inlined in the head: marks that scripts are on, and loads script, fonts and manifest after the first paint. */
const { documentElement } = document;

/** The `@font-face` rules. While they apply, the first paint would request the fonts. */
const fontStyles = document.querySelector<HTMLStyleElement>(`style[${FONTS_ATTRIBUTE}]`);
if (fontStyles) fontStyles.media = "not all";

/** A paint may never be reported: in a background tab, a prerendered page, or where timings are blocked. */
const PAINT_LIMIT_MS = 1500;

/** After this the page is shown as it is without JavaScript. */
const SCRIPT_LIMIT_MS = 6000;

/** After a reload or Back, the router restores the position. */
const isReturn = history.state !== null;

documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
// A section of the address, or a position to return to, needs the heights of all sections above it.
if (!isReturn && !location.hash) documentElement.setAttribute(PARTIAL_ATTRIBUTE, "");
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showEverything(), true);
// Back to an entry of the router before it has loaded. The router clears this handler.
window.onpopstate = ({ state }) => state && location.reload();
// Keeps early presses for the script, which repeats them and removes this handler.
window.earlyPresses = [];
window.onclick = (event) => window.earlyPresses?.push(event);
window.laidOut = new Promise((resolve) => {
  addEventListener("DOMContentLoaded", () => resolve(load()));
});

async function load(): Promise<void> {
  await Promise.any([firstPaint(), new Promise((resolve) => setTimeout(resolve, PAINT_LIMIT_MS))]);
  for (const late of document.querySelectorAll<HTMLTemplateElement>(`template[${LATE_ATTRIBUTE}]`))
    late.replaceWith(late.content);
  setTimeout(() => window.onpopstate && showEverything(), SCRIPT_LIMIT_MS);
  const faces = fontFaces();
  // A font that fails changes nothing: the next in the list is used.
  await Promise.allSettled(faces.map((face) => face.load()));
  applyFonts(faces);
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

/** The initial value of `unicode-range`. */
const EVERYTHING = "U+0-10FFFF";

function fontFaces(): FontFace[] {
  const rules = Array.from(fontStyles?.sheet?.cssRules ?? []) as CSSFontFaceRule[];
  return rules.map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name);
    return new FontFace(read("font-family").replaceAll('"', ""), read("src"), {
      weight: read("font-weight"),
      unicodeRange: read("unicode-range") || EVERYTHING,
    });
  });
}

/** Applies all fonts at once, for a single change of the layout. The section that the address names keeps its place on screen. */
function applyFonts(faces: readonly FontFace[]): void {
  const section = isReturn ? null : document.querySelector(":target");
  const top = section?.getBoundingClientRect().top ?? 0;
  for (const face of faces) if (face.status === "loaded") document.fonts.add(face);
  if (section) scrollBy({ top: section.getBoundingClientRect().top - top, behavior: "instant" });
}

function showEverything(): void {
  documentElement.removeAttribute(SCRIPTED_ATTRIBUTE);
}
