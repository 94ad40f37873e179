import { renderToString } from "react-dom/server";
import { Document } from "../../components/document/document.tsx";
import type { Page } from "../../components/page.ts";
import { type CurrentPage, PageContext } from "../../components/page-context.tsx";
import { nextInChain } from "../../navigation.ts";
import { sampleFacts } from "../../samples.ts";
import { site } from "../../site.ts";
import { type Language, languages, outputPath, pageUrl } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";
import { groupFindings } from "../checks/messages.ts";
import { placeOfError } from "../checks/places.ts";
import type { SiteWords } from "../checks/words.ts";
import type { OutputFile } from "../output.ts";
import { addStyles } from "./add-styles.ts";
import { structuredData } from "./structured-data.ts";

/** Renders every page in every language. A page that throws stays empty, so that one build reports the problems of all. */
export async function renderPages(
  root: string,
  words: SiteWords,
  assets: Assets,
): Promise<{ files: OutputFile[]; problems: string[] }> {
  const failures: { error: unknown; url: string }[] = [];
  const versions = words.pages.flatMap((page) => languages.map((language) => ({ page, language })));
  const files = versions.map(({ page, language }) =>
    renderPage(page, language, words, assets).catch((error) => {
      failures.push({ error, url: pageUrl(language, page.path) });
      return { path: outputPath(language, page.path), body: "" };
    }),
  );
  return { files: await Promise.all(files), problems: describeFailures(root, failures) };
}

export async function renderPage(
  page: Page,
  language: Language,
  words: SiteWords,
  assets: Assets,
): Promise<OutputFile> {
  const { path, Body, priceRange: pricedService } = page;
  const shared = words.shared[language];
  const links = words.links[language];
  const current: CurrentPage = { language, path, shared, links, pricedService, pictures: assets.pictures.copies };
  const nextPath = nextInChain(path);
  const html = renderToString(
    <PageContext value={current}>
      <Document
        meta={page.words[language].meta}
        shareImage={assets.shareImages.of(outputPath(language, path))}
        structuredData={structuredData(page, language, shared, links)}
        assets={assets.head}
        next={words.pages.find((other) => other.path === nextPath)}
        hasSampleValues={sampleFacts(site).length > 0}
      >
        <Body words={page.words[language]} />
      </Document>
    </PageContext>,
  );
  const body = await addStyles(html, assets.styles, [assets.inlineScripts.loadAfterPaint]);
  return { path: outputPath(language, path), body };
}

/** Returns one problem for each cause. */
function describeFailures(root: string, failures: readonly { error: unknown; url: string }[]): string[] {
  const causes = failures.map(({ error, url }): [cause: string, page: string] => {
    const reason = error instanceof Error ? error.message : String(error);
    return [`${placeOfError(root, error) ?? "src/pages/index.ts"}\n${reason}`, `"${url}"`];
  });
  return groupFindings(causes).map(([cause, pages]) => {
    const [place, ...reason] = cause.split("\n");
    return `${place} Page ${pages} cannot be rendered: ${reason.join("\n")}\nCorrect the component at that line, or the words it reads.`;
  });
}
