import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImage } from "../../components/document/head.tsx";
import { site } from "../../site.ts";
import { assetUrl, languageSettings } from "../../urls.ts";
import { hash } from "../cache.ts";
import { waitForAll } from "../checks/messages.ts";
import type { SiteWords } from "../checks/words.ts";
import type { OutputFile } from "../output.ts";
import { subsetFonts } from "./fonts.ts";
import { renderIcons } from "./icons.ts";
import { renderLicenses } from "./licenses.ts";
import { makePictures } from "./pictures.ts";
import { bundleScripts, type Scripts } from "./scripts.ts";
import { drawShareImages } from "./share-images.tsx";
import { readStaticFiles } from "./static-files.ts";
import { bundleStyles } from "./styles.ts";

/** What pages need to be rendered, and the files that they refer to. */
export type Assets = Awaited<ReturnType<typeof makeAssets>>;

/** Makes scripts, fonts, styles and pictures in parallel. */
export async function makeAssets(root: string, words: SiteWords, { entry = "src/client/main.ts", noindex = false }) {
  const cutFonts = subsetFonts(root, JSON.stringify([site, words.folders, languageSettings]));
  const [scripts, fonts, styles, pictures, drawn, icons, statics] = await waitForAll([
    bundleScripts(root, entry),
    cutFonts,
    cutFonts.then((fonts) => bundleStyles(root, fonts)),
    makePictures(root, site),
    site.shareImage === undefined ? drawShareImages(root, words.pages) : null,
    renderIcons(root),
    readStaticFiles(root),
  ]);
  const { shareImage } = pictures;
  // A picture that cannot be used has a problem of its own.
  const shareImages = drawn ?? { files: [], of: () => shareImage ?? NO_IMAGE };
  const published = statics.filter(({ path }) => !pictures.originals.has(path));
  const licenses = await renderLicenses(root, [...scripts.packages, ...fonts.packages]);
  const files = [scripts.files, fonts.files, pictures.files, shareImages.files, icons, published, licenses].flat();
  return {
    files: files as OutputFile[],
    head: {
      buildId: hash(styles.all, scripts.entry.integrity),
      fontStyles: styles.fonts,
      headScript: scripts.inline.loadAfterPaint,
      late: lateTags(scripts.entry),
      noindex,
    },
    styles,
    inlineScripts: scripts.inline,
    shareImages,
    pictures,
    characters: fonts.characters,
  };
}

const NO_IMAGE: ShareImage = { url: "", type: "image/jpeg", width: 1200, height: 630, alt: "" };

/** Tags that a page adds after the first paint, as text, since React leaves out the content of a template. */
function lateTags({ url, integrity }: Scripts["entry"]): string {
  return renderToStaticMarkup(
    <>
      <script type="module" src={url} integrity={integrity} />
      <link rel="manifest" href={assetUrl("site.webmanifest")} />
    </>,
  );
}
