import { renderToStaticMarkup } from "react-dom/server";
import { FeedDocument, RedirectDocument } from "../../components/document/standalone-documents.tsx";
import type { Page } from "../../components/page.ts";
import { isHidden } from "../../navigation.ts";
import { NotFoundDocument } from "../../pages/not-found/index.tsx";
import { site } from "../../site.ts";
import { businessLanguage, outputPath } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";
import type { OutputFile } from "../output-file.ts";
import type { SiteWords } from "../words/complete-words.ts";
import { addStyles, finishDocument } from "./finish-document.ts";
import { embedPolicy, pagePolicy } from "./page-policy.ts";

/** Renders the documents that are no pages: `404.html`, the redirects, and the inside of the social-feed frame. */
export async function renderOtherDocuments(words: SiteWords, assets: Assets): Promise<OutputFile[]> {
  const { redirect, feed } = assets.inlineScripts;
  const notFound = <NotFoundDocument words={words.notFound} assets={assets.head} script={redirect} />;
  return [
    { path: "404.html", body: await addStyles(renderToStaticMarkup(notFound), assets, [redirect]) },
    ...words.pages.map((page) => renderRedirect(page, assets)),
    ...renderFeed(feed, site.links.socialFeedScript),
  ];
}

/** Leads from an address without a language to the visitor's language. */
function renderRedirect({ path, words }: Page, { head, inlineScripts, shareImages }: Assets): OutputFile {
  const script = inlineScripts.redirect;
  const html = renderToStaticMarkup(
    <RedirectDocument
      path={path}
      script={script}
      meta={words[businessLanguage].meta}
      shareImage={shareImages.of(outputPath(businessLanguage, path))}
      noindex={head.draft || isHidden(path)}
    />,
  );
  const body = finishDocument(html, pagePolicy({ scripts: [script], styles: [] }));
  return { path: path === "" ? "index.html" : `${path}/index.html`, body };
}

/** The policy of the frame allows only the host of the widget. */
function renderFeed(script: string, widget: string | undefined): OutputFile[] {
  if (!widget) return [];
  const html = renderToStaticMarkup(<FeedDocument script={script} widget={widget} />);
  return [{ path: "embed/social-feed/index.html", body: finishDocument(html, embedPolicy(script, widget)) }];
}
