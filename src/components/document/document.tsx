import type { ReactNode } from "react";

/** A whole document. What it writes before its title and tags is the same on all: browsers apply the policy to what follows it. */
export function Document({
  lang,
  policy,
  head,
  bodyClass,
  children,
}: {
  lang: string;
  /** As `writePolicy` returns it. */
  policy: string;
  head: ReactNode;
  bodyClass?: string;
  children: ReactNode;
}) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Phones take the VAT and register numbers for telephone numbers. Our own links say what is one. */}
        <meta name="format-detection" content="telephone=no" />
        {head}
      </head>
      <body className={bodyClass}>{children}</body>
    </html>
  );
}

/** A script or style that stands in the document; the build adds its hash to the policy. */
export const inlined = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });
