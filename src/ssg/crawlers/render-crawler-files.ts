import type { Page } from "../../components/page.ts";
import { phone, withoutJoiners } from "../../format.ts";
import { isHidden } from "../../navigation.ts";
import { site } from "../../site.ts";
import { absoluteUrl, assetUrl, defaultLanguage, languageSettings, languages, pageUrl } from "../../urls.ts";
import type { HtmlDocument } from "../read-document.ts";
import type { PageDates } from "./page-dates.ts";
import { renderSitemap } from "./render-sitemap.ts";

const SITEMAP = "sitemap.xml";
const SECURITY_TXT = ".well-known/security.txt";

export function renderCrawlerFiles(allPages: readonly Page[], documents: readonly HtmlDocument[], dates: PageDates) {
  const pages = allPages.filter(({ path }) => !isHidden(path));
  return [
    { path: SITEMAP, body: renderSitemap(pages, documents, dates) },
    // Also for a draft: its `noindex` tags are only seen on crawled pages.
    { path: "robots.txt", body: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(assetUrl(SITEMAP))}\n` },
    { path: "llms.txt", body: renderLlms(pages) },
    { path: SECURITY_TXT, body: renderSecurityTxt() },
  ];
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
