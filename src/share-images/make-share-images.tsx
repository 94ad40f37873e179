import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImage } from "../components/document/head.tsx";
import type { Page } from "../components/page.ts";
import { SiteContext } from "../components/page-context.tsx";
import { palette } from "../components/shapes.tsx";
import type { Site } from "../create-site.ts";
import { pageFolder } from "../pages/index.ts";
import { BuildError, type Problem } from "../problems/problem.ts";
import { hashedFile } from "../ssg/hash.ts";
import type { OutputFile } from "../ssg/output-file.ts";
import type { Language } from "../urls.ts";
import { drawPoster, HEIGHT, readPosterFonts, WIDTH } from "./draw-poster.tsx";
import { OWN_IMAGE, ownImageProblems } from "./own-image.ts";
import { readLogo } from "./read-logo.ts";

/** What networks show with a link to a page. */
interface ShareImages {
  files: OutputFile[];
  /** Returns the image of a page, unless it could not be drawn. */
  of(page: Page, language: Language): ShareImage | undefined;
  problems: Problem[];
}

/** Draws an image for each page that has a drawing. The others have that of the first one. */
export async function makeShareImages(
  site: Site,
  pages: readonly Page[],
  statics: readonly OutputFile[],
): Promise<ShareImages> {
  const { absoluteUrl, assetUrl, facts, languagesOf, root } = site;
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
  const fonts = await readPosterFonts();

  async function draw(page: Page, language: Language) {
    const { kicker, title, accent = "", drawingAlt } = page.words[language].hero;
    const address = facts.origin.replace(/^https:\/\/|\/+$/g, "");
    const texts = { signature: facts.name, kicker, title, accent, address };
    try {
      const body = await drawPoster(root, { texts, drawing: drawingOf(site, page), logo: readLogo(root) }, fonts);
      const name = ["share", language, ...page.path.split("/")].filter(Boolean).join("-");
      // What it shows: the title, and the drawing.
      const alt = `${title}${accent && ` ${accent}`} – ${drawingAlt}`;
      return { page, language, alt, file: hashedFile(name, "png", body) };
    } catch (cause) {
      if (cause instanceof BuildError) return { page, language, problems: cause.problems };
      const place = `src/pages/${pageFolder(page.path)}/${language}.ts, hero`;
      const says = `The share image cannot be drawn: ${(cause as Error).message}.`;
      const fix = "Change kicker, title or accent there, or the name of the agency.";
      return { page, language, problems: [{ place, says, fix }] };
    }
  }
  const shown = pages.filter((page) => page === shownFor(page));
  const drawn = await Promise.all(
    shown.flatMap((page) => languagesOf(page.path).map((language) => draw(page, language))),
  );
  return {
    files: drawn.flatMap(({ file }) => file ?? []),
    of(page, language) {
      const image = drawn.find((one) => one.page === shownFor(page) && one.language === language);
      return image?.file && describe(image.file.path, "image/png", image.alt);
    },
    problems: drawn.flatMap(({ problems }) => problems ?? []),
  };
}

/** Returns the drawing of a page with its colours as values, since an image knows no styles. */
function drawingOf(site: Site, { Drawing, path }: Page): string {
  const drawing = renderToStaticMarkup(<SiteContext value={site}>{Drawing && <Drawing />}</SiteContext>);
  const unknown = new Set<string>();
  const coloured = drawing.replace(/var\(--([\w-]+)\)/g, (written, name: string) => {
    const colour = palette[name.replace("-2", "2") as keyof typeof palette];
    if (!colour) unknown.add(written);
    return colour;
  });
  if (unknown.size === 0) return coloured;
  const place = `src/pages/${pageFolder(path)}`;
  const says = `Its drawing has ${[...unknown].join(", ")}, which share images do not know.`;
  throw new BuildError([{ place, says, fix: `Use ${Object.keys(palette).map(nameOf).join(", ")}.` }]);
}

const nameOf = (ink: string) => `var(--${ink.replace("2", "-2")})`;
