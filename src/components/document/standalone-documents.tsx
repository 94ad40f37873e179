import { pageTitle, withoutJoiners } from "../../format.ts";
import { site } from "../../site.ts";
import {
  absoluteUrl,
  businessLanguage,
  defaultLanguage,
  languageSettings,
  languages,
  type Path,
  pageUrl,
} from "../../urls.ts";
import type { PageMeta } from "../page.ts";
import { type ShareImage, Sharing, SiteTags } from "./head.tsx";

/**
 * A page that leads from an unprefixed address to the right language. Chats
 * and networks, which run no script, show it in the language of the business.
 * Without JavaScript it refreshes to the English page at once (WCAG technique
 * H76). Where a policy stops the script, its words and links are all there is.
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
  /** Of the page in the language of the business. */
  meta: PageMeta;
  shareImage: ShareImage;
  noindex: boolean;
}) {
  return (
    <html lang={businessLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{pageTitle(meta.title)}</title>
        {noindex && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={absoluteUrl(pageUrl(businessLanguage, path))} />
        <SiteTags />
        <meta name="description" content={withoutJoiners(meta.description)} />
        <Sharing meta={meta} image={shareImage} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${pageUrl(defaultLanguage, path)}`} />
        </noscript>
      </head>
      <body>
        <h1>{meta.title}</h1>
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <a href={pageUrl(language, path)} lang={language} hrefLang={language}>
                {languageSettings[language].name}
              </a>
            </li>
          ))}
        </ul>
      </body>
    </html>
  );
}

/** The small page inside the social-feed frame. It is sandboxed by its frame, so the widget reaches nothing of the site. */
export function FeedDocument({ script, widget }: { script: string; widget: string }) {
  return (
    <html lang={defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="robots" content="noindex" />
        <title>{pageTitle("Social feed")}</title>
      </head>
      <body data-script={widget} data-global={site.socialFeedGlobal}>
        <div id="feed" />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
