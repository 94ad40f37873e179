import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImage } from "../components/document/head.tsx";
import type { Page } from "../components/page.ts";
import { SiteContext } from "../components/page-context.tsx";
import { palette } from "../components/shapes.tsx";
import type { Site } from "../create-site.ts";
import { pageFolder } from "../pages/index.ts";
import { BuildError, type Problem } from "../problems/problem.ts";
import { problemsOfError } from "../problems/problems-of-error.ts";
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

  // Without pages, as in development, there is nothing to draw.
  const read = pages.length > 0 ? readLogo(root) : "";
  if (typeof read !== "string") return { files: [], of: () => undefined, problems: [read] };
  const logo: string = read;

  async function drawPage(page: Page): Promise<Drawn[]> {
    const drawing = drawingOf(site, page);
    return Promise.all(languagesOf(page.path).map((language) => draw(page, language, drawing)));
  }

  async function draw(page: Page, language: Language, drawing: string): Promise<Drawn> {
    const { kicker, title, accent = "", drawingAlt } = page.words[language].hero;
    const address = facts.origin.replace(/^https:\/\/|\/+$/g, "");
    const texts = { signature: facts.name, kicker, title, accent, address };
    try {
      const body = await drawPoster(root, { texts, drawing, logo }, fonts);
      const name = ["share", language, ...page.path.split("/")].filter(Boolean).join("-");
      // What it shows: the title, and the drawing.
      const alt = `${title}${accent && ` ${accent}`} – ${drawingAlt}`;
      return { page, language, alt, file: hashedFile(name, "png", body) };
    } catch (cause) {
      const place = `src/pages/${pageFolder(page.path)}/${language}.ts, hero`;
      const says = `The share image cannot be drawn: ${(cause as Error).message}.`;
      const fix = "Change kicker, title or accent there, or the name of the agency.";
      return { page, problems: [{ place, says, fix }] };
    }
  }

  const shown = pages.filter((page) => page === shownFor(page));
  const pending = shown.map(async (page) => {
    return drawPage(page).catch((error): Drawn[] => [
      { page, problems: problemsOfError(root, error, "The drawing cannot be rendered") },
    ]);
  });
  const drawn = (await Promise.all(pending)).flat();
  return {
    files: drawn.flatMap(({ file }) => file ?? []),
    of(page, language) {
      const image = drawn.find((one) => one.page === shownFor(page) && one.language === language);
      return image?.file && describe(image.file.path, "image/png", image.alt ?? "");
    },
    problems: drawn.flatMap(({ problems }) => problems ?? []),
  };
}

/** The image of a page in a language, or why there is none. */
interface Drawn {
  page: Page;
  language?: Language;
  alt?: string;
  file?: OutputFile;
  problems?: readonly Problem[];
}

/** The colours that an image knows, as drawings name them. */
const inks: Record<string, string> = Object.fromEntries(
  Object.entries(palette).map(([name, colour]) => [`var(--${name.replace("2", "-2")})`, colour]),
);

/** Returns the drawing of a page with its colours as values, since an image knows no styles. */
function drawingOf(site: Site, { Drawing, path }: Page): string {
  const drawing = renderToStaticMarkup(<SiteContext value={site}>{Drawing && <Drawing />}</SiteContext>);
  const unknown = new Set(drawing.match(/var\(--[\w-]+\)/g)?.filter((written) => !inks[written]));
  if (unknown.size === 0) return drawing.replace(/var\(--[\w-]+\)/g, (written) => inks[written] ?? "");
  const place = `src/pages/${pageFolder(path)}`;
  const says = `Its drawing has ${[...unknown].join(", ")}, which share images do not know.`;
  throw new BuildError([{ place, says, fix: `Use ${Object.keys(inks).join(", ")}.` }]);
}
