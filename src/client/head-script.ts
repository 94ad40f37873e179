import { FONTS_ATTRIBUTE, LATE_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../contract.ts";
import { drawCards } from "./cards/card-order.ts";
import { keepPlace, setScripted, showPlain } from "./keep-place.ts";

/** Inlined in the head: marks that scripts are on, and loads script and fonts after the first paint. */

/** The `@font-face` rules. While they apply, the first paint would request the fonts. */
const fontStyles = document.querySelector(`style[${FONTS_ATTRIBUTE}]`) as HTMLStyleElement;
fontStyles.media = "not all";

/** A paint may never be reported: in a background tab, a prerendered page, or where timings are blocked. */
const PAINT_LIMIT_MS = 1500;

/** After this the page is shown as it is without JavaScript. */
const SCRIPT_LIMIT_MS = 6000;

document.documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
// Back to an entry of the router before it has loaded.
window.onpopstate = ({ state }) => state && location.reload();
// Keeps early presses for the script, which repeats them and removes this handler.
window.earlyPresses = [];
window.onclick = (event) => window.earlyPresses?.push(event);
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
  const faces = fontFaces();
  // A font that fails changes nothing: the next in the list is used.
  await Promise.allSettled(faces.map((face) => face.load()));
  // For a single change of the layout.
  keepPlace(() => {
    for (const face of faces) if (face.status === "loaded") document.fonts.add(face);
  });
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

function fontFaces(): FontFace[] {
  const rules = Array.from(fontStyles.sheet?.cssRules ?? []) as CSSFontFaceRule[];
  return rules.map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name);
    const descriptors = { weight: read("font-weight"), unicodeRange: read("unicode-range") || "U+0-10FFFF" };
    return new FontFace(read("font-family").replaceAll('"', ""), read("src"), descriptors);
  });
}
