import type { ReactNode } from "react";
import { attribute, REGION_ATTRIBUTE } from "../../contract.ts";
import { nextInChain } from "../../navigation.ts";
import type { Page } from "../page.ts";
import { usePage } from "../page-context.tsx";
import { FloatingButtons } from "../shell/floating-buttons.tsx";
import { Footer } from "../shell/footer.tsx";
import { Header } from "../shell/header.tsx";
import { NextPoster } from "../shell/next-poster.tsx";
import { Head, type HeadProps } from "./head.tsx";

/** The whole HTML document of one page. The parts marked as regions are what a navigation replaces. */
export function PageDocument({
  next,
  children,
  ...head
}: HeadProps & {
  /** The next page of the chain, on the pages that are in it. Without it the button leads nowhere, which the build reports. */
  next?: Page | undefined;
  children: ReactNode;
}) {
  const { language, path, shared } = usePage();
  const nextPath = nextInChain(path);
  return (
    <html lang={language}>
      <Head {...head} />
      <body>
        <a className="skip-link" href="#main" {...attribute(REGION_ATTRIBUTE, "skip-link")}>
          {shared.nav.skipToContent}
        </a>
        <Header />
        <main id="main" tabIndex={-1} {...attribute(REGION_ATTRIBUTE, "main")}>
          {children}
        </main>
        <div {...attribute(REGION_ATTRIBUTE, "floating")}>
          {nextPath !== null && <FloatingButtons next={nextPath} />}
          {next && <NextPoster page={next} />}
        </div>
        <Footer />
        <p id="announcer" className="hidden" aria-live="polite" />
      </body>
    </html>
  );
}
