import { renderToString } from "react-dom/server";
import { Document } from "../components/document.tsx";
import type { Assets } from "../components/head.tsx";
import { type Page, PageContext } from "../components/page-context.tsx";
import type { Content } from "../content/types.ts";
import type { Route } from "../routes.ts";
import { type Language, languages, outputPath } from "../urls.ts";
import { BuildError } from "./build-error.ts";
import { type Memory, remember } from "./memory.ts";
import type { OutputFile } from "./output.ts";

/** What every page is rendered with. */
export interface Site {
  content: Record<Language, Content>;
  assets: Assets;
  hasSampleValues: boolean;
  /** Told of what does not stop the build but should be mended. */
  warn(message: string): void;
}

/** Every page in every language; those whose words and code are as before come from the memory. */
export function renderPages(routes: readonly Route[], site: Site, memory: Memory): OutputFile[] {
  return routes.flatMap((route) =>
    languages.map((language) =>
      remember(memory, outputPath(language, route.path), site.content[language], (words) =>
        renderPage(route, language, words, site),
      ),
    ),
  );
}

/**
 * One page as one file.
 *
 * @throws BuildError naming the page and its language if its render throws.
 */
function renderPage(route: Route, language: Language, words: Content, site: Site): OutputFile {
  const page: Page = {
    language,
    path: route.path,
    content: words,
    nextIslandPrefix: prefixes(),
    onMissingKey: (key) =>
      site.warn(
        `The ${language} words have no "${key}", so the key itself is shown. Add it to src/content/${language}.`,
      ),
  };
  try {
    const html = renderToString(
      <PageContext value={page}>
        <Document
          main={route.page}
          meta={words[route.content].meta}
          assets={site.assets}
          hasSampleValues={site.hasSampleValues}
        />
      </PageContext>,
    );
    return { path: outputPath(language, route.path), body: `<!doctype html>${html}` };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BuildError(
      `Page "/${language}/${route.path}" cannot be rendered: ${reason}\nLook at its component in src/pages (route "${route.content}").`,
      { cause },
    );
  }
}

/** `i1-`, `i2-`, …: the islands of a page in the order they are rendered. */
function prefixes(): () => string {
  let islands = 0;
  return () => `i${++islands}-`;
}
