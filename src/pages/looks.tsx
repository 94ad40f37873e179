import { FirstScreenEnd } from "../components/document/first-screen-end.tsx";
import { drawingFrom } from "../components/drawing-from.tsx";
import { LookOf, Looks, lookNames } from "../components/looks.tsx";
import type { Page } from "../components/page.ts";
import type { Site } from "../create-site.ts";
import { defaultLanguage } from "../urls.ts";
import type { SiteWords } from "./complete-words.ts";
import { type PageAssets, pageDocument } from "./list-documents.tsx";
import { en } from "./template/en.ts";
import type { Words } from "./template/words.ts";

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

/** Returns the document of all blocks at a path, or that of one, with words and drawings of the template. Nothing at other paths. */
export function looksDocument(site: Site, words: SiteWords, assets: PageAssets, path: string) {
  const place = /^__looks(?:\/([\w-]+))?\/?$/.exec(path.replace(/index\.html$/, ""));
  const name = place?.[1];
  if (!place || (name && !lookNames.includes(name))) return null;
  const shown: LooksWords = { ...en(words.say[defaultLanguage]), name, folder: site.basePath + FOLDER };
  const inEach = site.languages.map((language) => [language, shown]);
  const looks: Page = { path: "", words: Object.fromEntries(inEach) as Page["words"], Body };
  return pageDocument(site, words, assets, looks, defaultLanguage);
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
