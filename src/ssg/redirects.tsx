import { renderToStaticMarkup } from "react-dom/server";
import { RedirectDocument } from "../components/document/standalone-documents.tsx";
import type { Page } from "../components/page.ts";
import { NotFoundDocument } from "../pages/not-found/index.tsx";
import { defaultLanguage, languages, outputPath } from "../urls.ts";
import { finishDocument } from "./finish.ts";
import { addPolicy, pagePolicy } from "./hosting/security-policy.ts";
import type { OutputFile } from "./output.ts";
import type { Site } from "./render.tsx";

/**
 * One stub for the root and each unprefixed route (decisions, "Addresses and
 * redirects").
 * Fails where a stub would stand in the place of another file or leads to no page.
 */
export function renderStubs(
  pages: readonly Page[],
  documents: readonly { path: string }[],
  { assets, shareImages, fail }: Site,
  script: string,
): OutputFile[] {
  const built = new Set(documents.map(({ path }) => path));
  const policy = pagePolicy({ scripts: [script], styles: [] });
  return pages.map(({ path, words }) => {
    const file = path === "" ? "index.html" : `${path}/index.html`;
    if (built.has(file) || languages.some((language) => `${path}/`.startsWith(`${language}/`))) {
      fail(`src/urls.ts: the stub "${file}" collides with a page. Rename the path "${path}" there.`);
    }
    const target = outputPath(defaultLanguage, path);
    if (!built.has(target)) {
      fail(`src/pages/index.ts: the stub "${file}" leads to "${target}", which is not built. Correct the page there.`);
    }
    const html = renderToStaticMarkup(
      <RedirectDocument
        path={path}
        script={script}
        meta={words[defaultLanguage].meta}
        shareImage={shareImages.of(target)}
        noindex={assets.noindex}
      />,
    );
    return { path: file, body: `<!doctype html>${addPolicy(html, policy)}` };
  });
}

/** `404.html`, which every host serves for what it does not have. */
export function renderNotFound({ notFound, assets, styles }: Site, script: string): OutputFile {
  const html = renderToStaticMarkup(<NotFoundDocument words={notFound} assets={assets} script={script} />);
  return { path: "404.html", body: finishDocument(html, styles, [script]) };
}
