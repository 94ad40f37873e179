import type { Document } from "../documents/document.ts";
import type { OutputFile } from "../output-file.ts";
import { addressOf, type Project } from "../project.ts";

const SITEMAP = "sitemap.xml";
const ROBOTS = "robots.txt";

/** Returns what crawlers ask for. An owner's own `robots.txt` takes the place of ours. */
export function renderCrawlerFiles(
  project: Project,
  documents: readonly Document[],
  own: readonly OutputFile[],
): OutputFile[] {
  const { absoluteUrl, assetUrl } = project;
  const files = [
    { path: SITEMAP, body: renderSitemap(project, documents) },
    // Also for a draft: its `noindex` tags are only seen on crawled pages.
    { path: ROBOTS, body: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(assetUrl(SITEMAP))}\n` },
  ];
  return files.filter(({ path }) => path !== ROBOTS || !own.some((file) => file.path === ROBOTS));
}

/** Lists every page with its alternates (sitemaps.org 0.9). */
function renderSitemap(project: Project, documents: readonly Document[]): string {
  const entries = documents
    .filter(({ isListed }) => isListed)
    .map(({ path, content }) => {
      const links = content.alternates.map(
        ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>\n`,
      );
      const address = project.absoluteUrl(addressOf(project, path));
      return `  <url>\n    <loc>${escapeXml(address)}</loc>\n${links.join("")}  </url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;");
}
