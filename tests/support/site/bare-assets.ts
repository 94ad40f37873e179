import type { Assets } from "../../../src/ssg/assets/make-assets.tsx";

/** Assets without styles, scripts and pictures, for tests of markup. */
export const bareAssets: Assets = {
  files: [],
  head: { buildId: "", fontStyles: "", headScript: "", late: "", noindex: false },
  styles: { fonts: "", all: "", forPage: async () => "" },
  inlineScripts: { loadAfterPaint: "", redirect: "", feed: "" },
  shareImages: { files: [], of: () => ({ url: "", type: "image/png", alt: "", width: 1, height: 1 }) },
  pictures: { files: [], copies: new Map(), shareImage: undefined, originals: new Set(), problems: [], warnings: [] },
  characters: new Set(),
};
