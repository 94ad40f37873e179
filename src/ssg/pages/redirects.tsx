import { renderToStaticMarkup } from "react-dom/server";
import { NotFoundDocument, RedirectDocument } from "../components/standalone-documents.tsx";
import type { Route } from "../routes.ts";
import { defaultLanguage, languages, outputPath } from "../urls.ts";
import { finishDocument } from "./finish.ts";
import type { OutputFile } from "./output.ts";
import type { Site } from "./render.tsx";
import { pagePolicy } from "./security.ts";

/**
 * One stub for the root and each unprefixed route (decisions, "Addresses and
 * redirects").
 * Fails where a stub would stand in the place of another file or leads to no page.
 */
export function renderStubs(
  routes: readonly Route[],
  pages: readonly { path: string }[],
  { content, assets, shareImages, fail }: Site,
  script: string,
): OutputFile[] {
  const built = new Set(pages.map((page) => page.path));
  const policy = pagePolicy({ scripts: [script], styles: [] });
  return routes.map(({ path, content: section }) => {
    const file = path === "" ? "index.html" : `${path}/index.html`;
    if (built.has(file) || languages.some((language) => `${path}/`.startsWith(`${language}/`))) {
      fail(`src/urls.ts: the stub "${file}" collides with a page. Rename the path "${path}" there.`);
    }
    const target = outputPath(defaultLanguage, path);
    if (!built.has(target)) {
      fail(`src/routes.ts: the stub "${file}" leads to "${target}", which is not built. Mend the route there.`);
    }
    const html = renderToStaticMarkup(
      <RedirectDocument
        path={path}
        script={script}
        policy={policy}
        meta={content[defaultLanguage][section].meta}
        shareImage={shareImages.of(target)}
        noindex={assets.noindex}
      />,
    );
    return { path: file, body: `<!doctype html>${html}` };
  });
}

/** `404.html`, which every host serves for what it does not have. */
export function renderNotFound({ content, assets, styles }: Site, script: string): OutputFile {
  const html = renderToStaticMarkup(<NotFoundDocument content={content} assets={assets} script={script} />);
  return { path: "404.html", body: finishDocument(html, styles, [script]) };
}
