import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImage } from "../../components/document/head.tsx";
import type { Page } from "../../components/page.ts";
import { SiteContext } from "../../components/page-context.tsx";
import type { Site } from "../../facts/create-site.ts";
import { type Language, outputPath } from "../../urls.ts";
import { cached } from "../cached.ts";
import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";
import { drawPoster, HEIGHT, type Poster, type PosterFonts, WIDTH } from "./draw-poster.tsx";
import { bodyFamily, displayFamily, type Family, subsetFamily } from "./subset-fonts.ts";

/** Returns the images that networks show with a link, and a function that draws them: one for each page, unless the owner has one for all. */
export async function makeShareImages(site: Site, pages: readonly Page[], ownImage?: ShareImage) {
  const { absoluteUrl, assetUrl, languages, root } = site;
  if (ownImage) return { of: (_page: string) => ownImage, draw: async (): Promise<OutputFile[]> => [] };
  const standard = pages.find(({ Picture }) => Picture);
  const posters = pages.flatMap((page) => languages.map((language) => posterOf(site, page, language, standard)));
  const sources = ["static/icons/icon.svg", "src/ssg/assets/draw-poster.tsx"];
  const [logo = "", code = ""] = await Promise.all(sources.map((file) => readFile(join(root, file), "utf8")));
  const keyOf = (poster: Poster) => hash(logo, code, JSON.stringify(poster));
  const images = posters.map(({ page, path, alt, poster }): [page: string, image: ShareImage] => {
    // The hash makes networks fetch a changed image again.
    const url = `${absoluteUrl(assetUrl(path))}?v=${keyOf(poster)}`;
    return [page, { url, type: "image/png", alt, width: WIDTH, height: HEIGHT }];
  });
  const imageOf = new Map(images);
  return {
    /** Returns the image of a page, by its output path. */
    of: (page: string) => imageOf.get(page) as ShareImage,
    async draw(): Promise<OutputFile[]> {
      const texts = posters.map(({ poster }) => Object.values(poster.texts).join(""));
      const fonts = await cutFonts(root, [...new Set(texts.join(""))]);
      const drawn = posters.map(async ({ path, poster }) => {
        return {
          path,
          body: await cached(root, "share-image", [keyOf(poster)], () => drawPoster(poster, logo, fonts)),
        };
      });
      return Promise.all(drawn);
    },
  };
}

function posterOf(site: Site, page: Page, language: Language, standard?: Page) {
  const { kicker, title, accent = "" } = page.words[language].hero;
  const { Picture, words } = page.Picture || !standard ? page : standard;
  const { facts } = site;
  const address = facts.origin.replace(/^https:\/\/|\/+$/g, "");
  return {
    page: outputPath(language, page.path),
    path: `images/share/${[language, ...page.path.split("/")].filter(Boolean).join("-")}.png`,
    // What it shows: the title, and the drawing.
    alt: `${title}${accent && ` ${accent}`} – ${words[language].hero.pictureAlt}`,
    poster: {
      texts: { signature: facts.name, kicker, title, accent, address },
      picture: Picture
        ? renderToStaticMarkup(
            <SiteContext value={site}>
              <Picture />
            </SiteContext>,
          )
        : "",
    },
  };
}

/** The renderer cannot use variable fonts, so each weight becomes a font. Of two with the same name it would use one. */
async function cutFonts(root: string, characters: readonly string[]): Promise<PosterFonts> {
  const cut = async (family: Family, weight: 600 | 800) => {
    const parts = await subsetFamily(root, family, characters, "sfnt", weight);
    return parts.map(({ body }, part) => ({ name: `${family.name} ${part}`, weight, data: Buffer.from(body) }));
  };
  const [title, text] = await Promise.all([cut(displayFamily, 800), cut(bodyFamily, 600)]);
  return { title, text };
}
