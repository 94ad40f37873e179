import type { PageMeta } from "../content/types.ts";
import { BUILD_META, PAGE_HEAD_ATTRIBUTE } from "../contract.ts";
import { absoluteUrl, alternates, languages, locales, pageUrl } from "../urls.ts";
import { usePage } from "./page-context.tsx";

/** What the build made for every page alike. */
export interface Assets {
  /** Changes whenever script or styles do; a page of another build is loaded by the browser itself. */
  buildId: string;
  /** `@font-face` rules, inlined by themselves. */
  fontStyles: string;
  /** Runs before the first paint: tells the styles that scripts are on. */
  scripted: string;
  entry: { url: string; integrity: string };
  /** Addresses of the fonts to fetch at once. */
  fonts: string[];
}

/** Stands for the page's styles while it is rendered: which ones it needs shows only in the finished markup. */
export const STYLES_MARK = "/*styles*/";

/** Stands for the page's security policy, which names those styles by their hash. */
export const POLICY_MARK = "policy";

export interface HeadProps {
  assets: Assets;
  meta: PageMeta;
}

/** Everything search engines, chat previews and the browser read before the page. Tags of one page alone are marked for the router. */
export function Head({ assets, meta }: HeadProps) {
  const { path, language } = usePage();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={POLICY_MARK} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{meta.title}</title>
      <meta name={BUILD_META} content={assets.buildId} />
      <meta name="color-scheme" content="light dark" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <script dangerouslySetInnerHTML={{ __html: assets.scripted }} />
      <style dangerouslySetInnerHTML={{ __html: assets.fontStyles }} />
      <style {...pageOwned} dangerouslySetInnerHTML={{ __html: STYLES_MARK }} />
      <script type="module" src={assets.entry.url} integrity={assets.entry.integrity} crossOrigin="anonymous" />
      <meta name="description" content={meta.description} {...pageOwned} />
      {path !== null && <Addresses />}
      <meta property="og:title" content={meta.title} {...pageOwned} />
      <meta property="og:description" content={meta.description} {...pageOwned} />
      <meta property="og:type" content="website" {...pageOwned} />
      <meta property="og:locale" content={locales[language]} {...pageOwned} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={locales[other]} {...pageOwned} />
        ))}
      <meta name="twitter:card" content="summary_large_image" {...pageOwned} />
    </head>
  );
}

function Addresses() {
  const { path, language } = usePage();
  if (path === null) return null;
  const canonical = absoluteUrl(pageUrl(language, path));
  return (
    <>
      <link rel="canonical" href={canonical} {...pageOwned} />
      {alternates(path).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} {...pageOwned} />
      ))}
      <meta property="og:url" content={canonical} {...pageOwned} />
    </>
  );
}

const pageOwned = { [PAGE_HEAD_ATTRIBUTE]: "" };
