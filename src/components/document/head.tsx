import { languageSettings, type Path } from "../../urls.ts";
import { escapeJson } from "../escape-json.ts";
import type { PageMeta } from "../page.ts";
import { usePage, useSite } from "../page-context.tsx";
import { palette } from "../shapes.tsx";
import { pageTitle } from "./page-title.ts";

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

export interface HeadProps {
  meta: PageMeta;
  shareImage: ShareImage | undefined;
  /** JSON-LD. */
  structuredData: object;
}

/** The head tags that belong to one page. They are marked, so that the router replaces them. */
export function PageHead({ meta, shareImage, structuredData }: HeadProps) {
  const { facts, isDraft, isHidden } = useSite();
  const { path } = usePage();
  return (
    <>
      <title>{pageTitle(meta.title, facts.name)}</title>
      <meta name="description" content={meta.description} data-page="" />
      <meta name="robots" content={isDraft || isHidden(path) ? "noindex" : ROBOTS} data-page="" />
      <Addresses path={path} />
      <Sharing meta={meta} image={shareImage} />
      <Locales />
      <script
        type="application/ld+json"
        data-page=""
        dangerouslySetInnerHTML={{ __html: escapeJson(structuredData) }}
      />
    </>
  );
}

/** Unlimited snippets and large previews. */
const ROBOTS = "index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1";

/** Colours and icons of every document. Browsers that cannot draw an SVG icon request `/favicon.ico`. The theme colours are those of `--ground`. */
export function SiteTags() {
  const { assetUrl } = useSite();
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

/** Keeps a redirect from looking like a visit that goes on: `came-from-page.ts` asks where a load comes from. */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />;
}

function Addresses({ path }: { path: Path }) {
  const { absoluteUrl, alternates, pageUrl } = useSite();
  const { language } = usePage();
  const canonical = absoluteUrl(pageUrl(language, path));
  return (
    <>
      <link rel="canonical" href={canonical} data-page="" />
      {alternates(path).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} data-page="" />
      ))}
      <meta property="og:url" content={canonical} data-page="" />
    </>
  );
}

/** Open Graph tags for previews of links; X reads them too. */
export function Sharing({ meta, image }: { meta: PageMeta; image: ShareImage | undefined }) {
  const { facts } = useSite();
  return (
    <>
      <meta property="og:type" content="website" data-page="" />
      <meta property="og:site_name" content={facts.name} data-page="" />
      <meta property="og:title" content={pageTitle(meta.title, facts.name)} data-page="" />
      <meta property="og:description" content={meta.description} data-page="" />
      {image && (
        <>
          <meta property="og:image" content={image.url} data-page="" />
          <meta property="og:image:type" content={image.type} data-page="" />
          <meta property="og:image:width" content={String(image.width)} data-page="" />
          <meta property="og:image:height" content={String(image.height)} data-page="" />
          <meta property="og:image:alt" content={image.alt} data-page="" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" data-page="" />
    </>
  );
}

function Locales() {
  const { languagesOf } = useSite();
  const { language, path } = usePage();
  const others = languagesOf(path).filter((other) => other !== language);
  return (
    <>
      <meta property="og:locale" content={languageSettings[language].openGraph} data-page="" />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={languageSettings[other].openGraph} data-page="" />
      ))}
    </>
  );
}
