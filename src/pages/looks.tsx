import { drawingFrom } from "../components/drawing-from.tsx";
import { Looks } from "../components/looks.tsx";
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

/** Returns the document of all looks, with words and drawings of the template, in the place of the home page. */
export function looksDocument(site: Site, words: SiteWords, assets: PageAssets) {
  const template = en(words.say[defaultLanguage]);
  const inEach = site.languages.map((language) => [language, template]);
  const looks: Page = { path: "", words: Object.fromEntries(inEach) as Page["words"], Body };
  return pageDocument(site, words, assets, looks, defaultLanguage);
}

function Body({ words }: { words: Words }) {
  return <Looks sample={{ ...words, ...drawings }} />;
}
