import { renderToStaticMarkup } from "react-dom/server";
import type { Assets } from "../components/head.tsx";
import { NotFoundDocument, RedirectDocument } from "../components/standalone-documents.tsx";
import type { Content } from "../content/types.ts";
import type { Route } from "../routes.ts";
import { defaultLanguage, type Language, languages, outputPath } from "../urls.ts";
import { finishDocument } from "./finish.ts";
import type { OutputFile } from "./output.ts";
import type { Styles } from "./styles.ts";

/**
 * One stub for the root and each unprefixed route (decisions, "Addresses and
 * redirects").
 *
 * @param fail told where a stub would stand in the place of another file or leads to no page.
 */
export function renderStubs(
  routes: readonly Route[],
  pages: readonly OutputFile[],
  script: string,
  fail: (problem: string) => void,
): OutputFile[] {
  const built = new Set(pages.map((page) => page.path));
  return routes.map(({ path }) => {
    const file = path === "" ? "index.html" : `${path}/index.html`;
    if (built.has(file) || languages.some((language) => `${path}/`.startsWith(`${language}/`))) {
      fail(`src/urls.ts: the stub "${file}" collides with a page. Rename the path "${path}" there.`);
    }
    const target = outputPath(defaultLanguage, path);
    if (!built.has(target)) {
      fail(`src/routes.ts: the stub "${file}" leads to "${target}", which is not built. Check the route there.`);
    }
    return {
      path: file,
      body: `<!doctype html>${renderToStaticMarkup(<RedirectDocument path={path} script={script} />)}`,
    };
  });
}

/** `404.html`, which every host serves for what it does not have. */
export function renderNotFound(
  content: Record<Language, Content>,
  assets: Assets,
  styles: Styles,
  script: string,
): OutputFile {
  const html = renderToStaticMarkup(<NotFoundDocument content={content} assets={assets} script={script} />);
  return { path: "404.html", body: finishDocument(html, styles, [script]) };
}
