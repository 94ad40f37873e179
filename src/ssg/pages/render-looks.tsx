import { drawingFrom } from "../../components/drawing-from.tsx";
import { Looks } from "../../components/looks.tsx";
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

/** Renders the page of all looks, with words and drawings of the template, in the place of the home page. */
export function renderLooks(site: Site, words: SiteWords, assets: Assets): RenderedPage {
  const template = en(words.say[defaultLanguage]);
  const inEach = site.languages.map((language) => [language, template]);
  const looks: Page = { path: "", words: Object.fromEntries(inEach) as Page["words"], Body };
  return renderPage(site, words, assets, looks, defaultLanguage);
}

function Body({ words }: { words: Words }) {
  return <Looks sample={{ ...words, ...drawings }} />;
}
