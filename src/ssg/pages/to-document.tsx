import { renderToStaticMarkup } from "react-dom/server";
import { SiteTags } from "../../components/document/head.tsx";
import { WAIT_SCRIPT } from "../../components/document/page-regions.tsx";
import { SiteContext } from "../../components/page-context.tsx";
import type { Site } from "../../create-site.ts";
import type { Assets } from "../assets/make-assets.tsx";
import type { OutputFile } from "../output-file.ts";
import { type DocumentContent, readDocument } from "../read-document.ts";
import { htmlDocument } from "./html-document.ts";
import { pagePolicy } from "./page-policy.ts";
import { pagesPath } from "./pages-files.ts";
import type { RenderedPage } from "./render-pages.tsx";

/** A document, and what was read of it. */
export interface ReadDocument {
  file: OutputFile;
  read: DocumentContent;
}

/** Returns a function that makes the document of a page. */
export function documentMaker(site: Site, assets: Assets) {
  const { build, entry, fontStyles, inlineScripts, styles } = assets;
  const siteTags = renderToStaticMarkup(
    <SiteContext value={site}>
      <SiteTags />
    </SiteContext>,
  );
  const fonts = `<style data-fonts="">${fontStyles}</style>`;
  // All that the first screen needs is in the document. The script comes later, and the fonts wait until that is painted.
  const scripts = `<script>${inlineScripts.head}</script><script type="module" fetchpriority="low" src="${entry}" data-entry=""></script>`;
  // Further down, Firefox and Safari would not wait for them without a script.
  const allStyles = `<noscript><link rel="stylesheet" href="${styles.url}"/></noscript>`;

  return async function toDocument({ language, path, head, regions }: RenderedPage): Promise<ReadDocument> {
    const body = Object.values(regions).join("");
    const read = readDocument(path, head + body);
    const used = await styles.forPage(read.firstClasses);
    const policy = pagePolicy(site, {
      scripts: [inlineScripts.head, ...(read.isParted ? [WAIT_SCRIPT] : [])],
      styles: [fontStyles, used],
    });
    const pages = site.assetUrl(pagesPath(language));
    const ofRouter = `<meta name="build" content="${build}"/><meta name="pages" content="${pages}"/>`;
    const html = htmlDocument({
      lang: language,
      policy,
      head: `${ofRouter}${siteTags}${head}${fonts}${scripts}<style>${used}</style>${allStyles}`,
      body: `${body}<p id="announcer" class="hidden" aria-live="polite"></p>`,
    });
    return { file: { path, body: html }, read };
  };
}
