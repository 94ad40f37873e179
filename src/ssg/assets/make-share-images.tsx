import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Font } from "satori";
import type { ShareImage } from "../../components/document/head.tsx";
import type { Page } from "../../components/page.ts";
import { site } from "../../site.ts";
import { absoluteUrl, assetUrl, type Language, languages, outputPath } from "../../urls.ts";
import { cached } from "../cached.ts";
import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";
import { drawPoster, HEIGHT, WIDTH } from "./draw-poster.tsx";
import { bodyFamily, displayFamily, type Family, subsetFamily } from "./subset-fonts.ts";

/** Draws the images that networks show with a link, unless the owner has one for all pages. */
export async function makeShareImages(root: string, pages: readonly Page[], ownImage?: ShareImage) {
  if (ownImage) return { files: [] as OutputFile[], of: (_page: string) => ownImage };
  const standard = pages.find(({ Picture }) => Picture)?.Picture;
  const posters = pages.flatMap((page) => languages.map((language) => posterOf(page, language, standard)));
  const fonts = await cutFonts(root, [...new Set(posters.flatMap(({ texts }) => [...Object.values(texts).join("")]))]);
  const [logo = "", ...code] = await Promise.all(
    ["static/icons/icon.svg", "src/ssg/assets/draw-poster.tsx"].map((file) => readFile(join(root, file), "utf8")),
  );
  const common = hash(...fonts.map(({ data }) => data), logo, ...code);
  const drawn = await Promise.all(
    posters.map(async (poster) => {
      const key = [common, JSON.stringify(poster)];
      const body = await cached(root, "share-image", key, () => drawPoster(poster, logo, fonts));
      const path = `images/share/${poster.name}.png`;
      // The hash makes networks fetch a changed image again.
      const url = `${absoluteUrl(assetUrl(path))}?v=${hash(body)}`;
      const image = { url, type: "image/png" as const, alt: poster.alt, width: WIDTH, height: HEIGHT };
      return { file: { path, body }, page: poster.page, image };
    }),
  );
  const images = new Map(drawn.map(({ page, image }) => [page, image]));
  return {
    files: drawn.map(({ file }): OutputFile => file),
    /** Returns the image of a page, by its output path. */
    of: (page: string) => images.get(page) as ShareImage,
  };
}

const address = site.origin.replace(/^https:\/\/|\/+$/g, "");

function posterOf(page: Page, language: Language, standard: Page["Picture"]) {
  const { meta, hero } = page.words[language];
  const { kicker, title, accent = "" } = hero;
  const Picture = page.Picture ?? standard;
  return {
    page: outputPath(language, page.path),
    name: [language, ...page.path.split("/")].filter(Boolean).join("-"),
    alt: meta.imageAlt,
    texts: { signature: site.name, kicker, title, accent, address },
    picture: Picture ? renderToStaticMarkup(<Picture />) : "",
  };
}

/** The renderer cannot use variable fonts, so each weight becomes a font. */
async function cutFonts(root: string, characters: readonly string[]): Promise<(Font & { data: Buffer })[]> {
  const cut = async (family: Family, weight: 600 | 800) => {
    const parts = await subsetFamily(root, family, characters, "sfnt", weight);
    return parts.map(({ body }) => ({ name: family.name, weight, data: Buffer.from(body) }));
  };
  return (await Promise.all([cut(displayFamily, 800), cut(bodyFamily, 600)])).flat();
}
