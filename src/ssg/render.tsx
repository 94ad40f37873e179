import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Document } from "../components/document/document.tsx";
import type { Assets } from "../components/document/head.tsx";
import type { Page } from "../components/page.ts";
import { type CurrentPage, PageContext, type PageLinks, type PictureCopies } from "../components/page-context.tsx";
import { nextInChain } from "../navigation.ts";
import type { NotFoundWords } from "../pages/not-found/words.ts";
import { assetUrl, type Language, languages, outputPath, pageUrl } from "../urls.ts";
import type { SharedWords } from "../words/index.ts";
import { finishDocument } from "./finish.ts";
import { type Memory, remember } from "./memory.ts";
import type { OutputFile } from "./output.ts";
import type { ShareImages } from "./share-images.tsx";
import { placeOfError } from "./source-place.ts";
import { structuredData } from "./structured-data.ts";
import type { Styles } from "./styles.ts";

/** What every page is rendered with. */
export interface Site {
  /** Folder of the sources, for the places in messages. */
  root: string;
  shared: Record<Language, SharedWords>;
  links: Record<Language, PageLinks>;
  notFound: Record<Language, NotFoundWords>;
  assets: Assets;
  styles: Styles;
  shareImages: ShareImages;
  pictures: PictureCopies;
  hasSampleValues: boolean;
  /** Collects errors; the build fails at its end if there are any. */
  fail(problem: string): void;
}

/**
 * Renders every page in every language, one at a time as they are asked for.
 * A page that throws is reported to `fail` and is empty in the result, so that
 * one run shows the problems of all. The memory keeps pages whose words and
 * code have not changed.
 */
export function* renderPages(pages: readonly Page[], site: Site, memory: Memory | null): Generator<OutputFile> {
  const failures = new Map<string, Failure>();
  for (const page of pages) {
    for (const language of languages) {
      const path = outputPath(language, page.path);
      const render = () => renderPage(page, language, site, nextPage(page, pages));
      try {
        const words = [page.words[language], site.shared[language], site.links[language]];
        yield memory ? remember(memory, path, words, render) : render();
      } catch (error) {
        addFailure(failures, site.root, pageUrl(language, page.path), error);
        yield { path, body: "" };
      }
    }
  }
  for (const failure of failures.values()) site.fail(describeFailure(failure));
}

/** Returns the pages, those with an awaited file before the others. */
export function awaitedFirst(pages: readonly Page[], awaited: ReadonlySet<string>): Page[] {
  const isAwaited = ({ path }: Page) => languages.some((language) => awaited.has(outputPath(language, path)));
  return [...pages.filter(isAwaited), ...pages.filter((page) => !isAwaited(page))];
}

/** What every page takes in when it is painted, as text: React leaves out what stands in a template. */
export function lateTags({ url, integrity }: { url: string; integrity: string }): string {
  return renderToStaticMarkup(
    <>
      <script type="module" src={url} integrity={integrity} />
      <link rel="manifest" href={assetUrl("site.webmanifest")} />
    </>,
  );
}

/** The page that the poster of this one leads to. */
function nextPage(page: Page, pages: readonly Page[]): Page | undefined {
  const next = nextInChain(page.path);
  return pages.find(({ path }) => path === next);
}

function renderPage(page: Page, language: Language, site: Site, next: Page | undefined): OutputFile {
  const html = renderMarkup(page, language, site, next);
  return { path: outputPath(language, page.path), body: finishDocument(html, site.styles, [site.assets.headScript]) };
}

/** Returns what React makes of one page: the document, before its styles are known. */
export function renderMarkup(page: Page, language: Language, site: Site, next?: Page): string {
  const { path, words, Body } = page;
  const current: CurrentPage = {
    language,
    path,
    shared: site.shared[language],
    links: site.links[language],
    pricedService: page.priceRange,
    pictures: site.pictures,
  };
  return renderToString(
    <PageContext value={current}>
      <Document
        meta={words[language].meta}
        shareImage={site.shareImages.of(outputPath(language, path))}
        structuredData={structuredData(page, language, current.shared, current.links)}
        assets={site.assets}
        next={next}
        hasSampleValues={site.hasSampleValues}
      >
        <Body words={words[language]} />
      </Document>
    </PageContext>,
  );
}

/** What several pages may stumble over alike. */
interface Failure {
  place: string;
  reason: string;
  urls: string[];
}

function addFailure(failures: Map<string, Failure>, root: string, url: string, error: unknown): void {
  const place = placeOfError(root, error) ?? "src/pages/index.ts";
  const reason = error instanceof Error ? error.message : String(error);
  const known = failures.get(place + reason);
  if (known) known.urls.push(url);
  else failures.set(place + reason, { place, reason, urls: [url] });
}

function describeFailure({ place, reason, urls: [first, ...others] }: Failure): string {
  const pages = others.length === 0 ? `Page "${first}"` : `Page "${first}" and ${others.length} more`;
  return `${place} ${pages} cannot be rendered: ${reason}\nCorrect the component at that line, or the words it reads.`;
}
