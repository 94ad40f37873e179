/** A paint may never be reported: in a background tab, a prerendered page, or where timings are blocked. */
const PAINT_LIMIT_MS = 1500;

/** Keeps the fonts back, which the first paint would request. Returns a function that loads and applies them together, as faces of the document: Chromium makes those of a sheet anew when a page change adopts another one. */
export function holdFonts(): () => Promise<void> {
  const styles = document.querySelector("style[data-fonts]") as HTMLStyleElement;
  styles.media = "not all";
  return async () => {
    await Promise.any([firstPaint(), new Promise((resolve) => setTimeout(resolve, PAINT_LIMIT_MS))]);
    const faces = Array.from(styles.sheet?.cssRules ?? [], (rule) => faceOf(rule as CSSFontFaceRule));
    // The browser asks for the others, of which most pages have no letter. One that fails keeps nothing back.
    await Promise.allSettled(faces.filter(({ unicodeRange }) => ALL.test(unicodeRange)).map((face) => face.load()));
    for (const face of faces) if (face.status !== "error") document.fonts.add(face);
  };
}

/** What a face reports that is for every character. */
const ALL = /^U\+0+-10FFFF$/i;

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const read = (name: string) => style.getPropertyValue(name);
  const descriptors = {
    weight: read("font-weight"),
    unicodeRange: read("unicode-range") || "U+0-10FFFF",
    display: "swap" as const,
  };
  return new FontFace(read("font-family").replaceAll('"', ""), read("src"), descriptors);
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
