import type { DocumentAssets } from "../components/document/assets.ts";
import { FeedDocument } from "../components/document/feed-document.tsx";
import type { ShareImage } from "../components/document/head.tsx";
import { PageDocument } from "../components/document/page-document.tsx";
import { type Redirect, RedirectDocument } from "../components/document/redirect-document.tsx";
import { structuredData } from "../components/document/structured-data.ts";
import type { Page } from "../components/page.ts";
import type { PhotoCopies } from "../components/page-context.tsx";
import type { Site } from "../create-site.ts";
import { businessLanguage, type Language, outputPath } from "../urls.ts";
import type { SiteWords } from "./complete-words.ts";
import { NotFoundDocument } from "./not-found/index.tsx";
import { redirectsTo } from "./redirects.ts";

/** What the documents of the agency show besides words: the files beside them, photos, and the images of chats. */
export interface PageAssets extends DocumentAssets {
  photos: PhotoCopies;
  shareImage(page: Page, language: Language): ShareImage | undefined;
}

/** Returns every document of the site: pages, `404.html`, redirects, and the inside of the social-feed frame. */
export function listDocuments(site: Site, words: SiteWords, assets: PageAssets) {
  const { inlineScripts, fontStyles } = assets;
  // The file of pages has room for the first ones.
  const rank = ({ path }: Page) => (site.isHidden(path) ? site.paths.length : site.ledTo.indexOf(path));
  const ordered = [...words.pages].sort((one, other) => rank(one) - rank(other));
  const pages = ordered.flatMap((page) =>
    site.languagesOf(page.path).map((language) => pageDocument(site, words, assets, page, language)),
  );
  const redirects = redirectsTo(site).flatMap((redirect) => {
    const page = words.pages.find((page) => page.path === redirect.path);
    return page ? [redirectDocument(site, page, assets, redirect)] : [];
  });
  const notFound = (
    <NotFoundDocument site={site} words={words.notFound} fontStyles={fontStyles} script={inlineScripts.redirect} />
  );
  const widget = site.facts.links.socialFeedScript;
  const feed = widget && <FeedDocument site={site} script={inlineScripts.feed} widget={widget} />;
  return [
    ...pages,
    { path: "404.html", tree: notFound, isListed: false },
    ...redirects,
    ...(feed ? [{ path: "embed/social-feed/index.html", tree: feed, isListed: false }] : []),
  ];
}

function redirectDocument(site: Site, page: Page, { inlineScripts, shareImage }: PageAssets, redirect: Redirect) {
  const { from, language = businessLanguage } = redirect;
  const { meta } = page.words[language];
  const tree = (
    <RedirectDocument
      site={site}
      redirect={redirect}
      script={inlineScripts.redirect}
      meta={meta}
      shareImage={shareImage(page, language)}
    />
  );
  return { path: from === "" ? "index.html" : `${from}/index.html`, tree, isListed: false };
}

/** Returns the document of a page in a language. A hidden one is in no list. */
export function pageDocument(site: Site, words: SiteWords, assets: PageAssets, page: Page, language: Language) {
  const { path, Body, service } = page;
  const current = {
    language,
    path,
    shared: words.shared[language],
    say: words.say[language],
    links: words.links[language],
    service,
    photos: assets.photos,
    stylesUrl: assets.stylesUrl,
  };
  const head = {
    meta: page.words[language].meta,
    shareImage: assets.shareImage(page, language),
    structuredData: structuredData(site, words, page, language),
  };
  const next = words.pages.find((other) => other.path === site.nextInChain(path));
  const tree = (
    <PageDocument site={site} page={current} assets={assets} head={head} next={next}>
      <Body words={page.words[language]} />
    </PageDocument>
  );
  return { path: outputPath(language, path), tree, isListed: !site.isHidden(path) };
}
