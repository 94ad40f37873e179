import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { LookOf, Looks, lookNames } from "../../components/looks.tsx";
import type { Page } from "../../components/page.ts";
import type { Site } from "../../create-site.ts";
import type { SiteWords } from "../../pages/complete-words.ts";
import { en } from "../../pages/template/en.ts";
import type { Words } from "../../pages/template/words.ts";
import { defaultLanguage } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";
import { type RenderedPage, renderPage } from "./render-pages.tsx";

const drawings = {
  Drawing: drawingFrom("src/pages/template/drawing.svg"),
  Band: drawingFrom("src/pages/template/band.svg"),
  Closing: drawingFrom("src/pages/template/closing.svg"),
};

/** The folder of the looks, which only the development server shows. */
const FOLDER = "__looks/";

/** The words of the template, and which block is shown; all without a name. */
interface LooksWords extends Words {
  name: string | undefined;
  folder: string;
}

/** Renders the page of all blocks at a path, or the page of one, with words and drawings of the template. Nothing at other paths. */
export function renderLooks(site: Site, words: SiteWords, assets: Assets, path: string): RenderedPage | null {
  const place = /^__looks(?:\/([\w-]+))?\/?$/.exec(path.replace(/index\.html$/, ""));
  const name = place?.[1];
  if (!place || (name && !lookNames.includes(name))) return null;
  const shown: LooksWords = { ...en(words.say[defaultLanguage]), name, folder: site.basePath + FOLDER };
  const inEach = site.languages.map((language) => [language, shown]);
  const looks: Page = { path: "", words: Object.fromEntries(inEach) as Page["words"], Body };
  return renderPage(site, words, assets, looks, defaultLanguage);
}

function Body({ words }: { words: LooksWords }) {
  const { name, folder } = words;
  return (
    <>
      <FirstScreenEnd />
      {name ? <LookOf name={name} sample={{ ...words, ...drawings }} /> : <Looks folder={folder} />}
    </>
  );
}
