import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FeedBody, RedirectBody, RedirectHead } from "../../components/document/standalone-documents.tsx";
import type { Page } from "../../components/page.ts";
import { SiteContext } from "../../components/page-context.tsx";
import type { Site } from "../../create-site.ts";
import type { SiteWords } from "../../pages/complete-words.ts";
import { readOldAddress } from "../../pages/moved-pages.ts";
import { NotFoundBody, NotFoundHead } from "../../pages/not-found/index.tsx";
import { businessLanguage, defaultLanguage, type Language, movedPages } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";
import { readDocument } from "../read-document.ts";
import { htmlDocument } from "./html-document.ts";
import { embedPolicy, pagePolicy } from "./page-policy.ts";
import type { ReadDocument } from "./to-document.tsx";

/** Renders the documents that are no pages: `404.html`, the redirects, and the inside of the social-feed frame. */
export async function renderOtherDocuments(site: Site, words: SiteWords, assets: Assets): Promise<ReadDocument[]> {
  const { basePath, languages, pageUrl } = site;
  const redirects = words.pages.map((page) => renderRedirect(site, page, assets, page.path));
  const moved = Object.entries(movedPages).flatMap(([written, path]) => {
    const page = words.pages.find((page) => page.path === path);
    const old = readOldAddress(written, site.facts.origin);
    // Both are reported by the check of the paths.
    if (!page || "says" in old) return [];
    const prefixed = languages
      .filter((language) => old.language === undefined || old.language === language)
      .map((language) => {
        return renderRedirect(site, page, assets, `${language}/${old.path}`, {
          moved: pageUrl(language, path),
          language,
        });
      });
    const bare = old.language ? [] : [renderRedirect(site, page, assets, old.path, { moved: `${basePath}${path}` })];
    return [...bare, ...prefixed];
  });
  return [await renderNotFound(site, words, assets), ...redirects, ...moved, ...renderFeed(site, assets)];
}

async function renderNotFound(site: Site, words: SiteWords, assets: Assets): Promise<ReadDocument> {
  const { fontStyles, inlineScripts, styles } = assets;
  const script = inlineScripts.redirect;
  const head = render(site, <NotFoundHead fontStyles={fontStyles} script={script} />);
  const body = render(site, <NotFoundBody words={words.notFound} />);
  const bodyClass = "tone-teal";
  const { firstClasses } = readDocument("404.html", `<body class="${bodyClass}">${body}`);
  const used = await styles.forPage(firstClasses);
  const policy = pagePolicy(site, { scripts: [script], styles: [fontStyles, used] });
  const styled = `${head}<style>${used}</style>`;
  return documentOf("404.html", { lang: defaultLanguage, policy, head: styled, body, bodyClass });
}

/** Leads from an address without a language, or from an old one, to a page in the visitor's language. */
function renderRedirect(
  site: Site,
  page: Page,
  { draft, inlineScripts, shareImages }: Assets,
  from: string,
  { moved, language }: { moved?: string; language?: Language } = {},
): ReadDocument {
  const script = inlineScripts.redirect;
  const { path, words } = page;
  const shown = language ?? businessLanguage;
  const { meta } = words[shown];
  const head = render(
    site,
    <RedirectHead
      path={path}
      moved={moved}
      language={language}
      script={script}
      meta={meta}
      shareImage={shareImages.of(page, shown)}
      noindex={draft || site.isHidden(path)}
    />,
  );
  const body = render(site, <RedirectBody path={path} title={meta.title} />);
  const policy = pagePolicy(site, { scripts: [script], styles: [] });
  return documentOf(from === "" ? "index.html" : `${from}/index.html`, { lang: shown, policy, head, body });
}

/** The policy of the frame allows only the host of the widget. */
function renderFeed(site: Site, { inlineScripts }: Assets): ReadDocument[] {
  const widget = site.facts.links.socialFeedScript;
  if (!widget) return [];
  const script = inlineScripts.feed;
  const head = `<meta name="robots" content="noindex"/><title>Social feed</title>`;
  const body = render(site, <FeedBody script={script} widget={widget} />);
  const policy = embedPolicy(script, widget);
  return [documentOf("embed/social-feed/index.html", { lang: defaultLanguage, policy, head, body })];
}

function documentOf(path: string, parts: Parameters<typeof htmlDocument>[0]): ReadDocument {
  const body = htmlDocument(parts);
  return { file: { path, body }, read: readDocument(path, parts.head + parts.body) };
}

function render(site: Site, node: ReactNode): string {
  return renderToStaticMarkup(<SiteContext value={site}>{node}</SiteContext>);
}
