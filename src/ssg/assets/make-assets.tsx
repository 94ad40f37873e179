import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../site.ts";
import { languageSettings } from "../../urls.ts";
import type { OutputFile } from "../output-file.ts";
import type { SiteWords } from "../words/complete-words.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { makePictures } from "./make-pictures.ts";
import { makeShareImages } from "./make-share-images.tsx";
import { readStaticFiles } from "./read-static-files.ts";
import { renderIcons } from "./render-icons.ts";
import { renderLicenses } from "./render-licenses.ts";
import { subsetFonts } from "./subset-fonts.ts";

/** What pages need to be rendered, and the files that they refer to. */
export type Assets = Awaited<ReturnType<typeof makeAssets>>;

/** Makes scripts, fonts, styles and pictures in parallel. */
export async function makeAssets(root: string, words: SiteWords, { entry = "src/client/main.ts", draft = false }) {
  const madePictures = readStaticFiles(root).then((statics) => makePictures(root, site, statics));
  const [scripts, fonts, styles, pictures, shareImages, icons] = await Promise.all([
    bundleScripts(root, entry),
    subsetFonts(root, JSON.stringify([site, words.folders, languageSettings])),
    bundleStyles(root),
    madePictures,
    madePictures.then(({ shareImage }) => makeShareImages(root, words.pages, shareImage)),
    renderIcons(root),
  ]);
  const licenses = await renderLicenses(root, [...scripts.packages, ...fonts.packages]);
  const files = [scripts.files, fonts.files, styles.file, pictures.files, icons, pictures.published, licenses].flat();
  return {
    files: files as OutputFile[],
    head: {
      fontStyles: fonts.css,
      headScript: scripts.inline.head,
      // As text, since React leaves out the content of a template.
      late: renderToStaticMarkup(<script type="module" src={scripts.entry.url} integrity={scripts.entry.integrity} />),
      stylesUrl: styles.url,
      draft,
    },
    styles,
    entry: scripts.entry.url,
    inlineScripts: scripts.inline,
    shareImages,
    pictureCopies: pictures.copies,
    characters: fonts.characters,
    problems: [...scripts.problems, ...styles.problems, ...pictures.problems],
    warnings: pictures.warnings,
  };
}
