import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";
import type { Project } from "../project.ts";
import { bundleScripts, type ScriptSources } from "./bundle-scripts.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { makePhotos, type Picture } from "./make-photos.ts";
import { readFonts } from "./read-fonts.ts";

/** What the assets of a site are made from. */
export interface AssetSources<Inline extends string> {
  scripts: ScriptSources<Inline>;
  /** Folders of pages, whose sheets follow those of `styles`. */
  folders: readonly string[];
  pictures: readonly Picture[];
  /** The files of `static`. */
  statics: readonly OutputFile[];
}

/** What bundles for browsers. Development keeps what has not changed. */
export interface Bundlers {
  scripts: typeof bundleScripts;
  styles: typeof bundleStyles;
}

/** Makes scripts, styles, fonts and photos in parallel: what documents name, and the files beside them. */
export async function makeAssets<Inline extends string>(
  project: Project,
  { scripts: sources, folders, pictures, statics }: AssetSources<Inline>,
  bundlers: Bundlers = { scripts: bundleScripts, styles: bundleStyles },
) {
  const [scripts, fonts, styles, photos] = await Promise.all([
    bundlers.scripts(project, sources),
    readFonts(project),
    bundlers.styles(project, folders),
    makePhotos(project, pictures, statics),
  ]);
  return {
    files: [...scripts.files, ...fonts.files, styles.file, ...photos.files, ...photos.published],
    /** Names the script and the styles: a page of another build is loaded whole. */
    build: hash(scripts.entry, styles.url),
    entry: scripts.entry,
    fontStyles: fonts.css,
    inlineScripts: scripts.inline,
    photos: photos.copies,
    /** All styles, and a function for those of a first screen. */
    styles,
    stylesUrl: styles.url,
    problems: [...styles.problems, ...photos.problems],
  };
}
