import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../components/document/head.tsx";
import { pageRegions, type RegionName } from "../../components/document/page-regions.tsx";
import { structuredData } from "../../components/document/structured-data.ts";
import type { Page } from "../../components/page.ts";
import { type CurrentPage, PageContext, SiteContext } from "../../components/page-context.tsx";
import type { Site } from "../../create-site.ts";
import type { SiteWords } from "../../pages/complete-words.ts";
import { groupFindings } from "../../problems/group-findings.ts";
import { missingDrawing } from "../../problems/missing-drawing.ts";
import { ownStack } from "../../problems/own-stack.ts";
import { failOnProblems, type Problem } from "../../problems/problem.ts";
import { type Language, outputPath } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";

/** A page in one language: the HTML of its own head tags and of its regions. */
export interface RenderedPage {
  page: Page;
  language: Language;
  /** Of its file, below `dist`. */
  path: string;
  head: string;
  regions: Record<RegionName, string>;
}

/** Renders every page in every language. Fails with all pages that throw. */
export function renderPages(site: Site, words: SiteWords, assets: Assets): RenderedPage[] {
  const failed: { path: string; error: unknown }[] = [];
  const pages = words.pages.flatMap((page) =>
    site.languages.flatMap((language) => {
      try {
        return [renderPage(site, words, assets, page, language)];
      } catch (error) {
        failed.push({ path: outputPath(language, page.path), error });
        return [];
      }
    }),
  );
  failOnProblems(describeFailures(site.root, failed));
  return pages;
}

export function renderPage(site: Site, words: SiteWords, assets: Assets, page: Page, language: Language): RenderedPage {
  const { path: pagePath, Body, service } = page;
  const path = outputPath(language, pagePath);
  const current: CurrentPage = {
    language,
    path: pagePath,
    shared: words.shared[language],
    say: words.say[language],
    links: words.links[language],
    service,
    photos: assets.photos,
    stylesUrl: assets.styles.url,
  };
  const render = (node: ReactNode) =>
    renderToStaticMarkup(
      <SiteContext value={site}>
        <PageContext value={current}>{node}</PageContext>
      </SiteContext>,
    );
  const next = words.pages.find((other) => other.path === site.nextInChain(pagePath));
  const regions = Object.entries(pageRegions(<Body words={page.words[language]} />, next));
  return {
    page,
    language,
    path,
    head: render(
      <PageHead
        meta={page.words[language].meta}
        shareImage={assets.shareImages.of(page, language)}
        structuredData={structuredData(site, words, page, language)}
        draft={assets.draft}
      />,
    ),
    regions: Object.fromEntries(regions.map(([name, node]) => [name, render(node)])) as Record<RegionName, string>,
  };
}

/** Returns one problem for each cause. */
function describeFailures(root: string, failed: readonly { path: string; error: unknown }[]): Problem[] {
  const missing = failed.flatMap(({ error }) => missingDrawing(root, error));
  const broken = failed.filter(({ error }) => missingDrawing(root, error).length === 0);
  return [
    // Every language of a page shows it.
    ...new Map(missing.map((problem) => [problem.place, problem])).values(),
    ...groupFindings(broken, ({ error }) => [ownStack(error)]).map(([stack, at]) => ({
      place: at,
      says: "The page cannot be rendered.",
      fix: `Correct the component, or the words it reads: ${stack}`,
    })),
  ];
}
