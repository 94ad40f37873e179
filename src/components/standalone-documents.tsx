import type { Content, PageMeta } from "../content/types.ts";
import { site } from "../site.ts";
import { absoluteUrl, defaultLanguage, type Language, languageNames, languages, type Path, pageUrl } from "../urls.ts";
import { type Assets, type ShareImage, Sharing, SiteTags, STYLES_MARK } from "./head.tsx";
import { NotFoundPicture } from "./illustrations/not-found.tsx";

/**
 * A page that leads from an unprefixed address to the right language. Without
 * JavaScript it refreshes to the English page at once (WCAG technique H76)
 * and offers both as plain links.
 */
export function RedirectDocument({
  path,
  script,
  meta,
  shareImage,
  noindex,
}: {
  path: Path;
  script: string;
  /** Of the English page: what a chat shows of an address without a language. */
  meta: PageMeta;
  shareImage: ShareImage;
  noindex: boolean;
}) {
  const target = pageUrl(defaultLanguage, path);
  return (
    <html lang={defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{site.name}</title>
        {noindex && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={absoluteUrl(target)} />
        <SiteTags />
        <Sharing meta={meta} image={shareImage} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
        </noscript>
      </head>
      <body>
        <noscript>
          <ul>
            {languages.map((language) => (
              <li key={language}>
                <a href={pageUrl(language, path)} lang={language} hrefLang={language}>
                  {languageNames[language]}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </body>
    </html>
  );
}

/** What a host serves with status 404: says so in both languages, and lets the script lead on where it can. */
export function NotFoundDocument({
  content,
  assets,
  script,
}: {
  content: Record<Language, Content>;
  assets: Assets;
  script: string;
}) {
  return (
    <html lang={defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`404 | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <SiteTags />
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <style dangerouslySetInnerHTML={{ __html: assets.fontStyles }} />
        <style dangerouslySetInnerHTML={{ __html: STYLES_MARK }} />
      </head>
      <body className="not-found tone-teal">
        <main className="measure">
          <NotFoundPicture />
          <h1>404</h1>
          {languages.map((language) => (
            <section key={language} lang={language}>
              <h2>{content[language].notFound.title}</h2>
              <p>{content[language].notFound.text}</p>
              <a className="button primary" href={pageUrl(language, "")} hrefLang={language}>
                {content[language].notFound.home}
              </a>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

/** The small page inside the social-feed frame. It is sandboxed by its frame, so the widget reaches nothing of the site. */
export function FeedDocument({ script }: { script: string }) {
  return (
    <html lang={defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="robots" content="noindex" />
        <title>{`Social feed | ${site.name}`}</title>
      </head>
      <body data-script={site.links.socialFeedScript} data-global={site.socialFeedGlobal}>
        <div id="feed" />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
