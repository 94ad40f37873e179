import type { Assets } from "../../../src/ssg/assets/make-assets.tsx";

/** Assets without styles, scripts and pictures, for tests of markup. */
export const bareAssets: Assets = {
  files: [],
  build: "",
  draft: false,
  fontStyles: "",
  styles: {
    all: "",
    file: { path: "", body: "" },
    url: "/styles.css",
    forPage: async () => "",
    problems: [],
  },
  entry: "main.js",
  inlineScripts: { head: "", redirect: "", feed: "" },
  shareImages: { files: [], of: () => ({ url: "", type: "image/png", alt: "", width: 1, height: 1 }), problems: [] },
  photos: new Map(),
  problems: [],
};
