import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImage } from "../../components/document/head.tsx";
import type { Page } from "../../components/page.ts";
import { SiteContext } from "../../components/page-context.tsx";
import type { Site } from "../../facts/create-site.ts";
import { pageFolder } from "../../pages/index.ts";
import type { Language } from "../../urls.ts";
import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";
import type { Problem } from "../problems/problem.ts";
import { drawPoster, HEIGHT, MissingLetters, readPosterFonts, WIDTH } from "./draw-poster.tsx";

/** What networks show with a link to a page. */
interface ShareImages {
  files: OutputFile[];
  /** Returns the image of a page, unless it could not be drawn. */
  of(page: Page, language: Language): ShareImage | undefined;
  problems: Problem[];
}

/** An owner's own image, for all pages. */
const OWN_IMAGE = "images/share.jpg";

/** Draws an image for each page that has a drawing. The others have that of the first one. */
export async function makeShareImages(
  site: Site,
  pages: readonly Page[],
  statics: readonly OutputFile[],
): Promise<ShareImages> {
  const own = statics.find(({ path }) => path === OWN_IMAGE);
  if (own) return takeOwnImage(site, own);

  const standard = pages.find(({ Picture }) => Picture) ?? pages[0];
  const shownFor = (page: Page) => (page.Picture ? page : standard);
  const shown = pages.filter((page) => page === shownFor(page));
  const logo = await readFile(join(site.root, "static/icons/icon.svg"), "utf8");
  const fonts = await readPosterFonts();

  async function drawImage(page: Page, language: Language) {
    const { kicker, title, accent = "", pictureAlt } = page.words[language].hero;
    const address = site.facts.origin.replace(/^https:\/\/|\/+$/g, "");
    const poster = {
      texts: { signature: site.facts.name, kicker, title, accent, address },
      picture: drawingOf(site, page),
    };
    try {
      const body = await drawPoster(site.root, poster, logo, fonts);
      const name = ["share", language, ...page.path.split("/"), hash(body)].filter(Boolean).join("-");
      // What it shows: the title, and the drawing.
      const alt = `${title}${accent && ` ${accent}`} – ${pictureAlt}`;
      return { page, language, alt, file: { path: `assets/${name}.png`, body } };
    } catch (cause) {
      if (!(cause instanceof MissingLetters)) throw cause;
      const place = `src/pages/${pageFolder(page.path)}/${language}.ts, hero`;
      const fix = "Leave it out of the name of the agency, and of kicker, title and accent.";
      return { page, language, problem: { place, says: cause.message, fix } };
    }
  }

  const drawn = await Promise.all(shown.flatMap((page) => site.languages.map((language) => drawImage(page, language))));
  return {
    files: drawn.flatMap(({ file }) => file ?? []),
    of(page, language) {
      const image = drawn.find((one) => one.page === shownFor(page) && one.language === language);
      return image?.file && describe(site, image.file.path, "image/png", image.alt);
    },
    problems: drawn.flatMap(({ problem }) => problem ?? []),
  };
}

async function takeOwnImage(site: Site, { path, body }: OutputFile): Promise<ShareImages> {
  const { default: sharp } = await import("sharp");
  const read = await sharp(body)
    .metadata()
    .catch(() => null);
  const fits = read?.format === "jpeg" && read.width === WIDTH && read.height === HEIGHT;
  const is = read
    ? `is a ${read.format} picture of ${read.width} × ${read.height} pixels`
    : "cannot be read as a picture";
  const problem = {
    place: `static/${path}`,
    says: `The image for shared links ${is}.`,
    fix: `Save it as a JPEG of ${WIDTH} × ${HEIGHT} pixels, or delete it.`,
  };
  const image = describe(site, path, "image/jpeg", site.facts.name);
  return { files: [], of: () => image, problems: fits ? [] : [problem] };
}

function describe({ absoluteUrl, assetUrl }: Site, path: string, type: ShareImage["type"], alt: string): ShareImage {
  return { url: absoluteUrl(assetUrl(path)), type, alt, width: WIDTH, height: HEIGHT };
}

function drawingOf(site: Site, { Picture }: Page): string {
  if (!Picture) return "";
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <Picture />
    </SiteContext>,
  );
}
