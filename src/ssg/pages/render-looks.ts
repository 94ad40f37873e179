import type { Page } from "../../components/page.ts";
import type { Site } from "../../create-site.ts";
import { page } from "../../pages/looks/index.tsx";
import { en } from "../../pages/template/en.ts";
import { defaultLanguage } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";
import type { SiteWords } from "../words/complete-words.ts";
import { type RenderedPage, renderPage } from "./render-pages.tsx";

/** Renders the page of all looks, with the words of the template, in the place of the home page. */
export function renderLooks(site: Site, words: SiteWords, assets: Assets): RenderedPage {
  const template = en(words.say[defaultLanguage]);
  const inEach = site.languages.map((language) => [language, template]);
  const looks: Page = { ...page, path: "", words: Object.fromEntries(inEach) };
  return renderPage(site, words, assets, looks, defaultLanguage);
}
