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
  const { redirect, feed } = assets.inlineScripts;
  const notFound = <NotFoundDocument words={words.notFound} assets={assets.head} script={redirect} />;
  const frame = <FeedDocument script={feed} />;
  return [
    ...renderRedirects(words, assets),
    { path: "404.html", body: await addStyles(renderToStaticMarkup(notFound), assets.styles, [redirect]) },
    // Its policy allows only the host of the widget.
    { path: "embed/social-feed/index.html", body: finishDocument(renderToStaticMarkup(frame), embedPolicy(feed)) },
  ];
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
