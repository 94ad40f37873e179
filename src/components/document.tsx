import type { ComponentType } from "react";
import { REGION_ATTRIBUTE } from "../contract.ts";
import { FloatingButtons } from "./floating-buttons.tsx";
import { Footer } from "./footer.tsx";
import { Head, type HeadProps } from "./head.tsx";
import { Header } from "./header.tsx";
import { usePage } from "./page-context.tsx";

/** The whole HTML document of one page. The parts marked as regions are what a navigation replaces. */
export function Document({
  main: Main,
  hasSampleValues,
  ...head
}: HeadProps & { main: ComponentType; hasSampleValues: boolean }) {
  const { language, content } = usePage();
  return (
    <html lang={language}>
      <Head {...head} />
      <body>
        <a className="skip-link" href="#main">
          {content.ui.skipToContent}
        </a>
        <Header />
        <main id="main" tabIndex={-1} {...{ [REGION_ATTRIBUTE]: "main" }}>
          <Main />
        </main>
        <FloatingButtons />
        <Footer hasSampleValues={hasSampleValues} />
        <p id="announcer" className="hidden" aria-live="polite" />
      </body>
    </html>
  );
}
