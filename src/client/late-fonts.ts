import { FONTS_ATTRIBUTE } from "../shared/contract.ts";
import { keepPlace, scrollEnd } from "./keep-place.ts";

/** Keeps the fonts back, which the first paint would request. Returns a function that loads them and applies all at once. */
export function holdFonts(): () => Promise<void> {
  const styles = document.querySelector(`style[${FONTS_ATTRIBUTE}]`) as HTMLStyleElement;
  styles.media = "not all";
  return async () => {
    const faces = fontFaces(styles);
    // Those of rare letters are loaded by the browser where it meets one.
    const common = faces.filter(({ unicodeRange }) => unicodeRange.toUpperCase() === EVERY_LETTER);
    // A font that fails changes nothing: the next in the list is used.
    await Promise.allSettled(common.map((face) => face.load()));
    await scrollEnd();
    // For a single change of the layout.
    keepPlace(() => {
      for (const face of faces) if (face.status !== "error") document.fonts.add(face);
    });
  };
}

/** The `unicode-range` of a face without one. */
const EVERY_LETTER = "U+0-10FFFF";

function fontFaces({ sheet }: HTMLStyleElement): FontFace[] {
  const rules = Array.from(sheet?.cssRules ?? []) as CSSFontFaceRule[];
  return rules.map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name);
    const descriptors = { weight: read("font-weight"), unicodeRange: read("unicode-range") || EVERY_LETTER };
    return new FontFace(read("font-family").replaceAll('"', ""), read("src"), descriptors);
  });
}
