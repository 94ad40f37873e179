import { renderToStaticMarkup } from "react-dom/server";
import { FeedDocument } from "../../components/document/standalone-documents.tsx";
import { NotFoundDocument } from "../../pages/not-found/index.tsx";
import { site } from "../../site.ts";
import type { Assets } from "../assets/make-assets.tsx";
import type { OutputFile } from "../output-file.ts";
import type { SiteWords } from "../words/complete-words.ts";
import { addStyles, finishDocument } from "./finish-document.ts";
import { embedPolicy } from "./page-policy.ts";

/** Renders `404.html` and the page of the social-feed frame. */
export async function renderStandalonePages(words: SiteWords, assets: Assets): Promise<OutputFile[]> {
  const { redirect, feed } = assets.inlineScripts;
  const notFound = <NotFoundDocument words={words.notFound} assets={assets.head} script={redirect} />;
  return [
    { path: "404.html", body: await addStyles(renderToStaticMarkup(notFound), assets, [redirect]) },
    ...renderFeed(feed, site.links.socialFeedScript),
  ];
}

/** The page of the social-feed frame. Its policy allows only the host of the widget. */
function renderFeed(script: string, widget: string | undefined): OutputFile[] {
  if (!widget) return [];
  const html = renderToStaticMarkup(<FeedDocument script={script} widget={widget} />);
  return [{ path: "embed/social-feed/index.html", body: finishDocument(html, embedPolicy(script, widget)) }];
}
