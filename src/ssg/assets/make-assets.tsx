import type { Page } from "../../components/page.ts";
import type { Site } from "../../create-site.ts";
import { makeShareImages } from "../../share-images/make-share-images.tsx";
import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { makePhotos } from "./make-photos.ts";
import { readFonts } from "./read-fonts.ts";
import { readStaticFiles } from "./read-static-files.ts";

/** What pages need to be rendered, and the files that they refer to. */
export type Assets = Awaited<ReturnType<typeof makeAssets>>;

interface Options {
  draft?: boolean;
  /** Those that were made before. */
  scripts?: Awaited<ReturnType<typeof bundleScripts>>;
}

/** Makes scripts, styles, photos and the share images of these pages in parallel, and reads fonts and static files. */
export async function makeAssets(site: Site, pages: readonly Page[], { draft = false, scripts: made }: Options = {}) {
  const statics = await readStaticFiles(site.root);
  const [scripts, fonts, styles, photos, shareImages] = await Promise.all([
    made ?? bundleScripts(site),
    readFonts(site),
    bundleStyles(site),
    makePhotos(site, statics),
    makeShareImages(site, pages, statics),
  ]);
  const files: OutputFile[] = [
    ...scripts.files,
    ...fonts.files,
    styles.file,
    ...photos.files,
    ...shareImages.files,
    ...photos.published,
  ];
  return {
    files,
    /** Names the script and the styles: a page of another build is loaded whole. */
    build: hash(scripts.entry, styles.url),
    draft,
    fontStyles: fonts.css,
    styles,
    entry: scripts.entry,
    inlineScripts: scripts.inline,
    shareImages,
    photos: photos.copies,
    problems: [...styles.problems, ...photos.problems, ...shareImages.problems],
  };
}
