import { renderToStaticMarkup } from "react-dom/server";
import { RedirectDocument } from "../components/document/standalone-documents.tsx";
import type { Page } from "../components/page.ts";
import { NotFoundDocument } from "../pages/not-found/index.tsx";
import { defaultLanguage, outputPath } from "../urls.ts";
import { finishDocument } from "./finish.ts";
import { addPolicy, pagePolicy } from "./hosting/security-policy.ts";
import type { OutputFile } from "./output.ts";
import type { Site } from "./render.tsx";

/** Renders one redirect page for the root and for each path without a language. */
export function renderStubs(pages: readonly Page[], { assets, shareImages }: Site, script: string): OutputFile[] {
  const policy = pagePolicy({ scripts: [script], styles: [] });
  return pages.map(({ path, words }) => {
    const html = renderToStaticMarkup(
      <RedirectDocument
        path={path}
        script={script}
        meta={words[defaultLanguage].meta}
        shareImage={shareImages.of(outputPath(defaultLanguage, path))}
        noindex={assets.noindex}
      />,
    );
    return {
      path: path === "" ? "index.html" : `${path}/index.html`,
      body: `<!doctype html>${addPolicy(html, policy)}`,
    };
  });
}

/** `404.html`, which every host serves for what it does not have. */
export function renderNotFound({ notFound, assets, styles }: Site, script: string): OutputFile {
  const html = renderToStaticMarkup(<NotFoundDocument words={notFound} assets={assets} script={script} />);
  return { path: "404.html", body: finishDocument(html, styles, [script]) };
}
