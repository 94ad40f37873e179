import type { Page } from "../../components/page.ts";
import type { Site } from "../../facts/create-site.ts";
import { phone } from "../../facts/phone.ts";
import { defaultLanguage, languageSettings } from "../../urls.ts";
import type { OutputFile } from "../output-file.ts";

const SITEMAP = "sitemap.xml";
const SECURITY_TXT = ".well-known/security.txt";

export function renderCrawlerFiles(site: Site, allPages: readonly Page[]): OutputFile[] {
  const { absoluteUrl, assetUrl, isHidden } = site;
  const pages = allPages.filter(({ path }) => !isHidden(path));
  return [
    { path: SITEMAP, body: renderSitemap(site, pages) },
    // Also for a draft: its `noindex` tags are only seen on crawled pages.
    { path: "robots.txt", body: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(assetUrl(SITEMAP))}\n` },
    { path: "llms.txt", body: renderLlms(site, pages) },
    { path: SECURITY_TXT, body: renderSecurityTxt(site) },
  ];
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

/** Lists all pages for language models (llmstxt.org). */
function renderLlms({ absoluteUrl, facts, languages, pageUrl }: Site, pages: readonly Page[]): string {
  const sections = languages.map((language) => {
    const lines = pages.map(({ path, words }) => {
      const { title, description } = words[language].meta;
      return `- [${title}](${absoluteUrl(pageUrl(language, path))}): ${description}\n`;
    });
    return `## ${languageSettings[language].name}\n\n${lines.join("")}`;
  });
  const summary = pages.find(({ path }) => path === "")?.words[defaultLanguage].meta.description;
  const contact = `${phone(facts.phones.tollFree, defaultLanguage)}, ${facts.email}`;
  return `# ${facts.name}\n\n> ${summary}\n\n${contact}\n\n${sections.join("\n")}`;
}

/** The contact for security reports (RFC 9116). The launch check refuses an expired one. */
function renderSecurityTxt({ absoluteUrl, assetUrl, facts, languages }: Site): string {
  return `Contact: mailto:${facts.email}
Expires: ${facts.securityTxtExpires}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${absoluteUrl(assetUrl(SECURITY_TXT))}
`;
}
