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
import { BuildError, failOnProblems, formatProblem, type Problem } from "../../problems/problem.ts";
import { problemsOfError } from "../../problems/problems-of-error.ts";
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

/** Returns each problem with the pages that it keeps from being rendered. One that a component throws says its place itself. */
function describeFailures(root: string, failed: readonly { path: string; error: unknown }[]): Problem[] {
  const placed = failed.flatMap(({ error }) => (error instanceof BuildError ? error.problems : []));
  const told = failed
    .filter(({ error }) => !(error instanceof BuildError))
    .map(({ path, error }) => ({ path, problems: problemsOfError(root, error) }));
  const all = new Map(told.flatMap(({ problems }) => problems.map((problem) => [formatProblem(problem), problem])));
  const broken = groupFindings(told, ({ problems }) => problems.map(formatProblem)).flatMap(([text, at]) => {
    const problem = all.get(text);
    return problem ? [{ ...problem, says: `${at} cannot be rendered: ${problem.says}` }] : [];
  });
  return [...placed, ...broken];
}
