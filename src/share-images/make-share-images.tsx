import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImage } from "../components/document/head.tsx";
import type { Page } from "../components/page.ts";
import { SiteContext } from "../components/page-context.tsx";
import { palette } from "../components/shapes.tsx";
import type { Site } from "../create-site.ts";
import { pageFolder } from "../pages/index.ts";
import type { Problem } from "../problems/problem.ts";
import { hash } from "../ssg/hash.ts";
import type { OutputFile } from "../ssg/output-file.ts";
import type { Language } from "../urls.ts";
import { drawPoster, HEIGHT, readPosterFonts, WIDTH } from "./draw-poster.tsx";

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
  const { absoluteUrl, assetUrl, facts, languages, root } = site;
  const describe = (path: string, type: ShareImage["type"], alt: string) => {
    return { url: absoluteUrl(assetUrl(path)), type, alt, width: WIDTH, height: HEIGHT };
  };
  const own = statics.find(({ path }) => path === OWN_IMAGE);
  if (own) {
    const image = describe(own.path, "image/jpeg", facts.name);
    return { files: [], of: () => image, problems: await ownImageProblems(own) };
  }

  const standard = pages.find(({ Drawing }) => Drawing) ?? pages[0];
  const shownFor = (page: Page) => (page.Drawing ? page : standard);
  const logo = await readFile(join(root, "static/icons/icon.svg"), "utf8");
  const fonts = await readPosterFonts();

  async function draw(page: Page, language: Language) {
    const { kicker, title, accent = "", drawingAlt } = page.words[language].hero;
    const address = facts.origin.replace(/^https:\/\/|\/+$/g, "");
    const texts = { signature: facts.name, kicker, title, accent, address };
    const drawing = drawingOf(site, page);
    try {
      const body = await drawPoster(root, { texts, drawing, logo }, fonts);
      const name = ["share", language, ...page.path.split("/"), hash(body)].filter(Boolean).join("-");
      // What it shows: the title, and the drawing.
      const alt = `${title}${accent && ` ${accent}`} – ${drawingAlt}`;
      return { page, language, alt, file: { path: `assets/${name}.png`, body } };
    } catch (cause) {
      const place = `src/pages/${pageFolder(page.path)}/${language}.ts, hero`;
      const says = `The share image cannot be drawn: ${(cause as Error).message}.`;
      const fix = "Change kicker, title or accent there, or the name of the agency.";
      return { page, language, problem: { place, says, fix } };
    }
  }
  const shown = pages.filter((page) => page === shownFor(page));
  const drawn = await Promise.all(shown.flatMap((page) => languages.map((language) => draw(page, language))));
  return {
    files: drawn.flatMap(({ file }) => file ?? []),
    of(page, language) {
      const image = drawn.find((one) => one.page === shownFor(page) && one.language === language);
      return image?.file && describe(image.file.path, "image/png", image.alt);
    },
    problems: drawn.flatMap(({ problem }) => problem ?? []),
  };
}

async function ownImageProblems({ path, body }: OutputFile): Promise<Problem[]> {
  const { default: sharp } = await import("sharp");
  const read = await sharp(body)
    .metadata()
    .catch(() => null);
  if (read?.format === "jpeg" && read.width === WIDTH && read.height === HEIGHT) return [];
  const is = read ? `is a ${read.format} picture of ${read.width} × ${read.height} pixels` : "cannot be read";
  const says = `The image for shared links ${is}.`;
  return [{ place: `static/${path}`, says, fix: `Save it as a JPEG of ${WIDTH} × ${HEIGHT} pixels, or delete it.` }];
}

function drawingOf(site: Site, { Drawing }: Page): string {
  const drawing = <SiteContext value={site}>{Drawing && <Drawing />}</SiteContext>;
  // An image knows no styles.
  return renderToStaticMarkup(drawing).replace(/var\(--(\w+)(-2)?\)/g, (_, name, second = "") => {
    return palette[`${name}${second.slice(1)}` as keyof typeof palette];
  });
}
