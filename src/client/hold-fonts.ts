import { FONTS_ATTRIBUTE } from "../shared/contract.ts";

/** A paint may never be reported: in a background tab, a prerendered page, or where timings are blocked. */
const PAINT_LIMIT_MS = 1500;

/** Keeps the fonts back, which the first paint would request. Returns a function that loads their files after it, and applies them together. */
export function holdFonts(): () => Promise<void> {
  const styles = document.querySelector(`style[${FONTS_ATTRIBUTE}]`) as HTMLStyleElement;
  styles.media = "not all";
  return async () => {
    await Promise.any([firstPaint(), new Promise((resolve) => setTimeout(resolve, PAINT_LIMIT_MS))]);
    const rules = Array.from(styles.sheet?.cssRules ?? []) as CSSFontFaceRule[];
    // The browser asks for the others, of which most pages have no letter.
    const needed = rules.filter(({ style }) => !style.getPropertyValue("unicode-range"));
    await Promise.all(needed.map(({ style }) => preload(style.getPropertyValue("src"))));
    styles.media = "all";
  };
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

/** Loads the file of a font. One that fails keeps nothing back: the next font in the list is used. */
function preload(source: string): Promise<unknown> {
  const [, href = ""] = source.match(/url\("?([^")]+)/) ?? [];
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}
