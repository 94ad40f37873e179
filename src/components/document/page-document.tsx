import type { ReactNode } from "react";
import type { Site } from "../../create-site.ts";
import { BUILD_META, FIRST_SCREEN_STYLES, PAGES_META } from "../../shared/contract.ts";
import type { Page } from "../page.ts";
import { type CurrentPage, PageContext, SiteContext, usePage, useSite } from "../page-context.tsx";
import { FloatingButtons } from "../shell/floating-buttons.tsx";
import { Footer } from "../shell/footer.tsx";
import { Header } from "../shell/header.tsx";
import { NextPoster } from "../shell/next-poster.tsx";
import type { DocumentAssets } from "./assets.ts";
import { Document, inlined } from "./document.tsx";
import { type HeadProps, PageHead, SiteTags } from "./head.tsx";
import { pagePolicy } from "./page-policy.ts";

/** The document of a page. A page change replaces the tags of its head that are marked, and the regions of its body. */
export function PageDocument({
  site,
  page,
  assets,
  head,
  next,
  children,
}: {
  site: Site;
  page: CurrentPage;
  assets: DocumentAssets;
  head: HeadProps;
  /** The next page of the chain, on a page in it. */
  next: Page | undefined;
  /** The main part. */
  children: ReactNode;
}) {
  return (
    <SiteContext value={site}>
      <PageContext value={page}>
        <Document lang={page.language} policy={pagePolicy(site)} head={<Head assets={assets} head={head} />}>
          <SkipLink />
          <Header />
          <main id="main" data-region="main">
            {children}
          </main>
          <Floating next={next} />
          <Footer />
          <p id="announcer" className="hidden" aria-live="polite" />
        </Document>
      </PageContext>
    </SiteContext>
  );
}

/** All that the first screen needs is in the document. The script comes later, and the fonts wait until that is painted. */
function Head({ assets, head }: { assets: DocumentAssets; head: HeadProps }) {
  const { assetUrl } = useSite();
  const { language, stylesUrl } = usePage();
  return (
    <>
      <meta name={BUILD_META} content={assets.build} />
      <meta name={PAGES_META} content={assetUrl(`pages/${language}.json`)} />
      <SiteTags />
      <PageHead {...head} />
      <style data-fonts="" {...inlined(assets.fontStyles)} />
      <script {...inlined(assets.inlineScripts.head)} />
      <script type="module" fetchPriority="low" src={assets.entry} data-entry="" />
      <style {...inlined(FIRST_SCREEN_STYLES)} />
      {/* Further down, Firefox and Safari would not wait for them without a script. */}
      <noscript>
        <link rel="stylesheet" href={stylesUrl} />
      </noscript>
    </>
  );
}

function SkipLink() {
  const { nav } = usePage().shared;
  return (
    <a className="skip-link" href="#main" data-region="skip-link">
      {nav.skipToContent}
    </a>
  );
}

/** Without the next page the button leads nowhere, which the build reports. */
function Floating({ next }: { next: Page | undefined }) {
  const { path } = usePage();
  const nextPath = useSite().nextInChain(path);
  return (
    <div data-region="floating">
      {nextPath !== null && <FloatingButtons next={nextPath} />}
      {next && <NextPoster page={next} />}
    </div>
  );
}
