import {
  attribute,
  BUILD_META,
  FONTS_ATTRIBUTE,
  LATE_ATTRIBUTE,
  PAGE_HEAD_ATTRIBUTE,
  ROUTES_META,
} from "../../contract.ts";
import { pageTitle, withoutJoiners } from "../../format.ts";
import { isHidden } from "../../navigation.ts";
import { site } from "../../site.ts";
import {
  absoluteUrl,
  alternates,
  assetUrl,
  languageSettings,
  languages,
  type Path,
  pageUrl,
  paths,
} from "../../urls.ts";
import { escapeJson } from "../escape-json.ts";
import type { PageMeta } from "../page.ts";
import { usePage } from "../page-context.tsx";
import { palette } from "../shapes.tsx";

/** The parts of the head that all pages share. */
export interface HeadAssets {
  /** `@font-face` rules, inlined by themselves. */
  fontStyles: string;
  /** Marks the document as scripted before the first paint, and loads late tags and fonts after it. */
  headScript: string;
  /** Tags that are loaded after the first paint, as text. */
  late: string;
  /** Address of the styles of all pages. */
  stylesUrl: string;
  /** Keeps search engines out. */
  draft: boolean;
}

/** The image that chats and networks show with a link to the page. */
export interface ShareImage {
  /** Absolute address. */
  url: string;
  type: "image/png" | "image/jpeg";
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Placeholder for the build id. */
export const BUILD_MARK = "{build}";

/** Placeholder for the styles of the first screen, which depend on the finished markup. */
export const STYLES_MARK = "/*styles*/";

export interface HeadProps {
  assets: HeadAssets;
  meta: PageMeta;
  shareImage: ShareImage;
  /** JSON-LD. */
  structuredData: object;
}

/** Tags that belong to one page are marked, so that the router replaces them. */
export function Head({ assets, meta, shareImage, structuredData }: HeadProps) {
  const { path } = usePage();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{pageTitle(meta.title)}</title>
      <meta name={BUILD_META} content={BUILD_MARK} />
      <meta name={ROUTES_META} content={paths.join(" ")} />
      <SiteTags />
      <meta name="description" content={withoutJoiners(meta.description)} {...pageOwned} />
      <meta name="robots" content={assets.draft || isHidden(path) ? "noindex" : ROBOTS} {...pageOwned} />
      <Addresses path={path} />
      <Sharing meta={meta} image={shareImage} />
      <Locales />
      <script
        type="application/ld+json"
        {...pageOwned}
        dangerouslySetInnerHTML={{ __html: withoutJoiners(escapeJson(structuredData)) }}
      />
      <style {...attribute(FONTS_ATTRIBUTE)} dangerouslySetInnerHTML={{ __html: assets.fontStyles }} />
      {/* All that the first screen needs is in this document: fonts and script wait until that is painted. */}
      <script dangerouslySetInnerHTML={{ __html: assets.headScript }} />
      <template {...attribute(LATE_ATTRIBUTE)} dangerouslySetInnerHTML={{ __html: assets.late }} />
      <style dangerouslySetInnerHTML={{ __html: STYLES_MARK }} />
      {/* Further down, Firefox and Safari would not wait for them without a script. */}
      <noscript>
        <link rel="stylesheet" href={assets.stylesUrl} />
      </noscript>
    </head>
  );
}

/** Unlimited snippets and large previews. */
const ROBOTS = "index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1";

/** Colours and icons of every document. Browsers that cannot draw an SVG icon request `/favicon.ico`. The theme colours are those of `--ground`. */
export function SiteTags() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={palette.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#17161b" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={assetUrl("icons/icon.svg")} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={assetUrl("icons/apple-touch-icon.png")} />
    </>
  );
}

function Addresses({ path }: { path: Path }) {
  const { language } = usePage();
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

/** Open Graph tags for previews of links; X reads them too. */
export function Sharing({ meta, image }: { meta: PageMeta; image: ShareImage }) {
  return (
    <>
      <meta property="og:type" content="website" {...pageOwned} />
      <meta property="og:site_name" content={site.name} {...pageOwned} />
      <meta property="og:title" content={pageTitle(meta.title)} {...pageOwned} />
      <meta property="og:description" content={withoutJoiners(meta.description)} {...pageOwned} />
      <meta property="og:image" content={image.url} {...pageOwned} />
      <meta property="og:image:type" content={image.type} {...pageOwned} />
      <meta property="og:image:width" content={String(image.width)} {...pageOwned} />
      <meta property="og:image:height" content={String(image.height)} {...pageOwned} />
      <meta property="og:image:alt" content={image.alt} {...pageOwned} />
      <meta name="twitter:card" content="summary_large_image" {...pageOwned} />
    </>
  );
}

function Locales() {
  const { language } = usePage();
  const others = languages.filter((other) => other !== language);
  return (
    <>
      <meta property="og:locale" content={languageSettings[language].openGraph} {...pageOwned} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={languageSettings[other].openGraph} {...pageOwned} />
      ))}
    </>
  );
}

const pageOwned = attribute(PAGE_HEAD_ATTRIBUTE);
