import type { ReactNode } from "react";
import type { Page } from "../page.ts";
import { usePage, useSite } from "../page-context.tsx";
import { FloatingButtons } from "../shell/floating-buttons.tsx";
import { Footer } from "../shell/footer.tsx";
import { Header } from "../shell/header.tsx";
import { NextPoster } from "../shell/next-poster.tsx";

/**
 * Returns the parts of the body that a navigation replaces, in their order and by the names that the router knows them by.
 * The next page of the chain is that of the pages in it.
 */
export function pageRegions(body: ReactNode, next: Page | undefined) {
  return {
    "skip-link": <SkipLink />,
    header: <Header />,
    main: <Main>{body}</Main>,
    floating: <Floating next={next} />,
    footer: <Footer />,
  };
}

/** The name of a region. */
export type RegionName = keyof ReturnType<typeof pageRegions>;

function SkipLink() {
  const { nav } = usePage().shared;
  return (
    <a className="skip-link" href="#main" data-region="skip-link">
      {nav.skipToContent}
    </a>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" data-region="main">
      {children}
    </main>
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

/**
 * Stands where the first screen of a page ends. Its styles are in the head; what follows waits for the styles of all pages.
 * Firefox and WebKit show what follows a link without its styles, but they wait before a script.
 */
export function FirstScreenEnd() {
  const { stylesUrl } = usePage();
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} fetchPriority="low" data-styles="" />
      <script data-styles="" dangerouslySetInnerHTML={{ __html: WAIT_SCRIPT }} />
    </>
  );
}

/** Does nothing. */
export const WAIT_SCRIPT = "0";
