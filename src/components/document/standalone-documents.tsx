import { businessLanguage, defaultLanguage, type Language, languageSettings, type Path } from "../../urls.ts";
import type { PageMeta } from "../page.ts";
import { useSite } from "../page-context.tsx";
import { NoReferrer, type ShareImage, Sharing, SiteTags } from "./head.tsx";
import { pageTitle } from "./page-title.ts";

/**
 * The head of a page that leads from an unprefixed address to the right language. Chats and networks, which run no
 * script, show it in the language of the business. Without JavaScript it refreshes to the English page at once (WCAG
 * technique H76).
 */
export function RedirectHead({
  path,
  moved,
  language,
  script,
  meta,
  shareImage,
  noindex,
}: {
  path: Path;
  /** Of an old address: the address that takes its place, which may have no language either. */
  moved?: string | undefined;
  /** Of an old address with a language, which it keeps. */
  language?: Language | undefined;
  script: string;
  /** Of the page in that language, or in that of the business. */
  meta: PageMeta;
  shareImage: ShareImage | undefined;
  noindex: boolean;
}) {
  const { absoluteUrl, facts, pageUrl } = useSite();
  return (
    <>
      <title>{pageTitle(meta.title, facts.name)}</title>
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={absoluteUrl(pageUrl(language ?? businessLanguage, path))} />
      <SiteTags />
      <meta name="description" content={meta.description} />
      <Sharing meta={meta} image={shareImage} />
      {moved !== undefined && <meta name="moved" content={moved} />}
      <NoReferrer />
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${pageUrl(language ?? defaultLanguage, path)}`} />
      </noscript>
    </>
  );
}

/** Words and links for those whose browser neither runs the script nor refreshes: a policy or an extension may stop both. */
export function RedirectBody({ path, title }: { path: Path; title: string }) {
  const { languages, pageUrl } = useSite();
  return (
    <main>
      <h1>{title}</h1>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a href={pageUrl(language, path)} lang={language} hrefLang={language}>
              {languageSettings[language].name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The small page inside the social-feed frame. It is sandboxed by its frame, so the widget reaches nothing of the site. */
export function FeedBody({ script, widget }: { script: string; widget: string }) {
  const { facts } = useSite();
  return (
    <>
      <div id="feed" data-script={widget} data-global={facts.socialFeedGlobal} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
