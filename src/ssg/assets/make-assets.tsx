import type { Site } from "../../facts/create-site.ts";
import { languageSettings } from "../../urls.ts";
import { hash } from "../hash.ts";
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
export async function makeAssets(site: Site, words: SiteWords, { entry = "src/client/main.ts", draft = false } = {}) {
  const { facts, root } = site;
  const madePictures = readStaticFiles(root).then((statics) => makePictures(site, statics));
  const [scripts, fonts, styles, pictures, shareImages, icons] = await Promise.all([
    bundleScripts(site, entry),
    subsetFonts(site, JSON.stringify([facts, words.folders, languageSettings])),
    bundleStyles(site),
    madePictures,
    madePictures.then(({ shareImage }) => makeShareImages(site, words.pages, shareImage)),
    renderIcons(root),
  ]);
  const licenses = await renderLicenses(root, ["history", "react", "react-dom", ...fonts.packages]);
  const files = [scripts.files, fonts.files, styles.file, pictures.files, icons, pictures.published, licenses].flat();
  return {
    files: files as OutputFile[],
    /** Names the script and the styles: a page of another build is loaded whole. */
    build: hash(scripts.entry, styles.url),
    draft,
    fontStyles: fonts.css,
    styles,
    entry: scripts.entry,
    inlineScripts: scripts.inline,
    shareImages,
    pictureCopies: pictures.copies,
    characters: fonts.characters,
    problems: [...scripts.problems, ...styles.problems, ...pictures.problems],
    warnings: pictures.warnings,
  };
}
