import { renderToStaticMarkup } from "react-dom/server";
import { RedirectDocument } from "../../components/document/standalone-documents.tsx";
import { isHidden } from "../../navigation.ts";
import { businessLanguage, outputPath } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";
import type { OutputFile } from "../output-file.ts";
import type { SiteWords } from "../words/complete-words.ts";
import { finishDocument } from "./finish-document.ts";
import { pagePolicy } from "./page-policy.ts";

/** Renders a redirect to the visitor's language for the root and for each address without a language. */
export function renderRedirects({ pages }: SiteWords, { head, inlineScripts, shareImages }: Assets): OutputFile[] {
  const script = inlineScripts.redirect;
  const policy = pagePolicy({ scripts: [script], styles: [] });
  return pages.map(({ path, words }) => {
    const html = renderToStaticMarkup(
      <RedirectDocument
        path={path}
        script={script}
        meta={words[businessLanguage].meta}
        shareImage={shareImages.of(outputPath(businessLanguage, path))}
        noindex={head.draft || isHidden(path)}
      />,
    );
    return { path: path === "" ? "index.html" : `${path}/index.html`, body: finishDocument(html, policy) };
  });
}
