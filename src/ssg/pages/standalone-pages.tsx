import { renderToStaticMarkup } from "react-dom/server";
import { FeedDocument, RedirectDocument } from "../../components/document/standalone-documents.tsx";
import { NotFoundDocument } from "../../pages/not-found/index.tsx";
import { defaultLanguage, outputPath } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";
import type { SiteWords } from "../checks/words.ts";
import { embedPolicy, pagePolicy } from "../hosting/security-policy.ts";
import type { OutputFile } from "../output.ts";
import { addStyles, finishDocument } from "./finish-document.ts";

/** Renders the pages without a language: redirects, `404.html` and the page of the social-feed frame. */
export async function renderStandalonePages(words: SiteWords, assets: Assets): Promise<OutputFile[]> {
  return [...renderRedirects(words, assets), await renderNotFound(words, assets), renderFeedPage(assets)];
}

/** A redirect to the visitor's language for the root and for each address without a language. */
function renderRedirects({ pages }: SiteWords, { head, inlineScripts, shareImages }: Assets): OutputFile[] {
  const script = inlineScripts.redirect;
  const policy = pagePolicy({ scripts: [script], styles: [] });
  return pages.map(({ path, words }) => {
    const html = renderToStaticMarkup(
      <RedirectDocument
        path={path}
        script={script}
        meta={words[defaultLanguage].meta}
        shareImage={shareImages.of(outputPath(defaultLanguage, path))}
        noindex={head.noindex}
      />,
    );
    return { path: path === "" ? "index.html" : `${path}/index.html`, body: finishDocument(html, policy) };
  });
}

async function renderNotFound({ notFound }: SiteWords, { head, inlineScripts, styles }: Assets): Promise<OutputFile> {
  const script = inlineScripts.redirect;
  const html = renderToStaticMarkup(<NotFoundDocument words={notFound} assets={head} script={script} />);
  return { path: "404.html", body: await addStyles(html, styles, [script]) };
}

/** Its policy allows only the host of the widget. */
function renderFeedPage({ inlineScripts: { feed } }: Assets): OutputFile {
  const html = renderToStaticMarkup(<FeedDocument script={feed} />);
  return { path: "embed/social-feed/index.html", body: finishDocument(html, embedPolicy(feed)) };
}
