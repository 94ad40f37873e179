import type { Page } from "../../components/page.ts";
import { phone, withoutJoiners } from "../../format.ts";
import { isHidden } from "../../navigation.ts";
import { site } from "../../site.ts";
import {
  absoluteUrl,
  alternates,
  assetUrl,
  defaultLanguage,
  languageSettings,
  languages,
  pageUrl,
} from "../../urls.ts";

const SITEMAP = "sitemap.xml";
const SECURITY_TXT = ".well-known/security.txt";

export function renderCrawlerFiles(allPages: readonly Page[]) {
  const pages = allPages.filter(({ path }) => !isHidden(path));
  return [
    { path: SITEMAP, body: renderSitemap(pages) },
    // Also for a draft: its `noindex` tags are only seen on crawled pages.
    { path: "robots.txt", body: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(assetUrl(SITEMAP))}\n` },
    { path: "llms.txt", body: renderLlms(pages) },
    { path: SECURITY_TXT, body: renderSecurityTxt() },
  ];
}

/** Lists every page with its alternates (sitemaps.org 0.9). Without dates: a build knows no day on which a page was written. */
function renderSitemap(pages: readonly Page[]): string {
  const entries = pages.flatMap(({ path }) =>
    languages.map((language) => {
      const links = alternates(path).map(
        ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>\n`,
      );
      const loc = escapeXml(absoluteUrl(pageUrl(language, path)));
      return `  <url>\n    <loc>${loc}</loc>\n${links.join("")}  </url>\n`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

/** Of the characters that XML reserves, an address can only have this one. */
function escapeXml(address: string): string {
  return address.replaceAll("&", "&amp;");
}

/** Lists all pages for language models (llmstxt.org). */
function renderLlms(pages: readonly Page[]): string {
  const sections = languages.map((language) => {
    const lines = pages.map(({ path, words }) => {
      const { title, description } = words[language].meta;
      return `- [${title}](${absoluteUrl(pageUrl(language, path))}): ${description}\n`;
    });
    return `## ${languageSettings[language].name}\n\n${lines.join("")}`;
  });
  const summary = pages.find(({ path }) => path === "")?.words[defaultLanguage].meta.description;
  const contact = `${phone(site.phones.tollFree, defaultLanguage)}, ${site.email}`;
  return withoutJoiners(`# ${site.name}\n\n> ${summary}\n\n${contact}\n\n${sections.join("\n")}`);
}

/** The contact for security reports (RFC 9116). The launch check refuses an expired one. */
function renderSecurityTxt(): string {
  return `Contact: mailto:${site.email}
Expires: ${site.securityTxtExpires}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${absoluteUrl(assetUrl(SECURITY_TXT))}
`;
}
