import type { Site } from "../../create-site.ts";
import { businessLanguage, defaultLanguage, type Language, languageSettings, type Path } from "../../urls.ts";
import type { PageMeta } from "../page.ts";
import { SiteContext, useSite } from "../page-context.tsx";
import { Document, inlined } from "./document.tsx";
import { NoReferrer, type ShareImage, Sharing, SiteTags } from "./head.tsx";
import { pagePolicy } from "./page-policy.ts";
import { pageTitle } from "./page-title.ts";

/** Where an address leads that is no page. */
export interface Redirect {
  /** The folder of the address, below `dist`: `services`, or `it/chi-siamo`. */
  from: string;
  /** The page that it leads to. */
  path: Path;
  /** The address that takes its place, if it is another than its own in the language of the visitor. It may have no language either. */
  to?: string;
  /** The language in which it leads there, if not that of the visitor. */
  language?: Language;
}

/**
 * The document that leads from an address to a page in the right language. Chats and networks, which run no script, show
 * it in the language of the business. Without JavaScript it refreshes to the English page at once (WCAG technique H76).
 */
export function RedirectDocument({
  site,
  redirect: { path, to, language },
  script,
  meta,
  shareImage,
}: {
  site: Site;
  redirect: Redirect;
  script: string;
  /** Of the page in that language, or in that of the business. */
  meta: PageMeta;
  shareImage: ShareImage | undefined;
}) {
  const { absoluteUrl, facts, isDraft, isHidden, pageUrl } = site;
  const shown = language ?? businessLanguage;
  const head = (
    <>
      <title>{pageTitle(meta.title, facts.name)}</title>
      {(isDraft || isHidden(path)) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={absoluteUrl(pageUrl(shown, path))} />
      <SiteTags />
      <meta name="description" content={meta.description} />
      <Sharing meta={meta} image={shareImage} />
      {to !== undefined && <meta name="moved" content={to} />}
      <NoReferrer />
      <script {...inlined(script)} />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${pageUrl(language ?? defaultLanguage, path)}`} />
      </noscript>
    </>
  );
  return (
    <SiteContext value={site}>
      <Document lang={shown} policy={pagePolicy(site, { hasStyles: false })} head={head}>
        <Ways path={path} title={meta.title} />
      </Document>
    </SiteContext>
  );
}

/** Words and links for those whose browser neither runs the script nor refreshes: a policy or an extension may stop both. */
function Ways({ path, title }: { path: Path; title: string }) {
  const { languagesOf, pageUrl } = useSite();
  return (
    <main>
      <h1>{title}</h1>
      <ul>
        {languagesOf(path).map((language) => (
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
