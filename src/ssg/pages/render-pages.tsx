import { renderToString } from "react-dom/server";
import { PageDocument } from "../../components/document/page-document.tsx";
import type { Page } from "../../components/page.ts";
import { type CurrentPage, PageContext } from "../../components/page-context.tsx";
import { isHidden, nextInChain } from "../../navigation.ts";
import { type Language, languages, outputPath } from "../../urls.ts";
import type { SharedWords } from "../../words/index.ts";
import type { Assets } from "../assets/make-assets.tsx";
import type { OutputFile } from "../output-file.ts";
import { groupFindings } from "../problems/group-findings.ts";
import { placeOfError } from "../problems/places.ts";
import type { SiteWords } from "../words/complete-words.ts";
import { addStyles } from "./finish-document.ts";
import { structuredData } from "./structured-data.ts";

/** Renders every page in every language. A page that throws stays empty, so that one build reports the problems of all. */
export async function renderPages(root: string, words: SiteWords, assets: Assets) {
  const files = await Promise.all(
    words.pages.flatMap((page) =>
      languages.map((language): Promise<RenderedPage> => {
        const emptyPage = { path: outputPath(language, page.path), body: "" };
        return renderPage(page, language, words, assets).catch((error) => ({ ...emptyPage, error }));
      }),
    ),
  );
  return { files, problems: describeFailures(root, files) };
}

/** Has the error if it could not be rendered. */
type RenderedPage = OutputFile & { error?: unknown };

export async function renderPage(page: Page, language: Language, words: SiteWords, assets: Assets) {
  const { path, Body, priceRange: pricedService } = page;
  const shared = withoutHiddenCards(words.shared[language]);
  const links = words.links[language];
  const current: CurrentPage = { language, path, shared, links, pricedService, pictures: assets.pictureCopies };
  const html = renderToString(
    <PageContext value={current}>
      <PageDocument
        meta={page.words[language].meta}
        shareImage={assets.shareImages.of(outputPath(language, path))}
        structuredData={structuredData(page, language, links)}
        assets={assets.head}
        next={words.pages.find((other) => other.path === nextInChain(path))}
      >
        <Body words={page.words[language]} />
      </PageDocument>
    </PageContext>,
  );
  const body = await addStyles(html, assets, [assets.inlineScripts.head]);
  return { path: outputPath(language, path), body };
}

function withoutHiddenCards(shared: SharedWords): SharedWords {
  const cards = shared.services.cards.filter(({ path }) => path === null || !isHidden(path));
  return { ...shared, services: { ...shared.services, cards } };
}

/** Returns one problem for each cause. */
function describeFailures(root: string, pages: readonly RenderedPage[]): string[] {
  const failed = pages.filter((page) => "error" in page);
  const causes = groupFindings(failed, ({ error }) => {
    const reason = error instanceof Error ? error.message : String(error);
    return [`${placeOfError(root, error) ?? "src/pages"} The page cannot be rendered: ${reason}`];
  });
  return causes.map(([cause, at]) => `${cause} (on ${at}). Correct the component at that line, or the words it reads.`);
}
