import type { Page } from "../../components/page.ts";
import type { Site } from "../../create-site.ts";
import type { OutputFile } from "../output-file.ts";

const SITEMAP = "sitemap.xml";
const ROBOTS = "robots.txt";

/** Returns what crawlers ask for. An owner's own `robots.txt` takes the place of ours. */
export function renderCrawlerFiles(site: Site, allPages: readonly Page[], own: readonly OutputFile[]): OutputFile[] {
  const { absoluteUrl, assetUrl, isHidden } = site;
  const pages = allPages.filter(({ path }) => !isHidden(path));
  const files = [
    { path: SITEMAP, body: renderSitemap(site, pages) },
    // Also for a draft: its `noindex` tags are only seen on crawled pages.
    { path: ROBOTS, body: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(assetUrl(SITEMAP))}\n` },
  ];
  return files.filter(({ path }) => path !== ROBOTS || !own.some((file) => file.path === ROBOTS));
}

/** Lists every page with its alternates (sitemaps.org 0.9). */
function renderSitemap({ absoluteUrl, alternates, languages, pageUrl }: Site, pages: readonly Page[]): string {
  const entries = pages.flatMap(({ path }) =>
    languages.map((language) => {
      const links = alternates(path).map(
        ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>\n`,
      );
      const url = `    <loc>${escapeXml(absoluteUrl(pageUrl(language, path)))}</loc>\n${links.join("")}`;
      return `  <url>\n${url}  </url>\n`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;");
}
