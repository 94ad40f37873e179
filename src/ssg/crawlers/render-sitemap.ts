import type { Page } from "../../components/page.ts";
import { absoluteUrl, alternates, languages, outputPath, pageUrl } from "../../urls.ts";
import type { HtmlDocument } from "../read-document.ts";
import { lastModified, type PageDates } from "./page-dates.ts";

/** Lists every page with its alternates and date (sitemaps.org 0.9). */
export function renderSitemap(pages: readonly Page[], documents: readonly HtmlDocument[], dates: PageDates): string {
  const built = new Map(documents.map((document) => [document.path, document]));
  const entries = pages.flatMap(({ path }) => {
    const links = alternates(path).map(
      ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>\n`,
    );
    return languages.map((language) => {
      const document = built.get(outputPath(language, path));
      const date = document && lastModified(document, dates);
      const loc = `    <loc>${escapeXml(absoluteUrl(pageUrl(language, path)))}</loc>\n`;
      const lastmod = date ? `    <lastmod>${date}</lastmod>\n` : "";
      return `  <url>\n${loc}${lastmod}${links.join("")}  </url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
