import type { Page } from "../../components/page.ts";
import { absoluteUrl, alternates, assetUrl, languages, outputPath, type Path, pageUrl } from "../../urls.ts";
import type { HtmlDocument } from "../checks/read-document.ts";
import type { OutputFile } from "../output.ts";
import { lastModified, type PageDates } from "./page-dates.ts";

/** `sitemap.xml` (sitemaps.org 0.9): every page with its versions in the other languages and the day its content changed. */
export function renderSitemap(
  pages: readonly Page[],
  documents: readonly HtmlDocument[],
  dates: PageDates,
): OutputFile {
  const built = new Map(documents.map((page) => [page.path, page]));
  const entries = pages.flatMap(({ path }) =>
    languages.map((language) => {
      const page = built.get(outputPath(language, path));
      return entry(absoluteUrl(pageUrl(language, path)), path, page && lastModified(page, dates));
    }),
  );
  return {
    path: "sitemap.xml",
    body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`,
  };
}

/** `robots.txt`: everything may be crawled. A preview asks not to be indexed on its pages, which must be read for that. */
export function renderRobots(): OutputFile {
  return {
    path: "robots.txt",
    body: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(assetUrl("sitemap.xml"))}\n`,
  };
}

function entry(url: string, path: Path, date: string | undefined): string {
  const lines = [
    `    <loc>${escapeXml(url)}</loc>`,
    ...(date ? [`    <lastmod>${date}</lastmod>`] : []),
    ...alternates(path).map(
      ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    ),
  ];
  return `  <url>\n${lines.join("\n")}\n  </url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
