import { type HeadAssets, SiteTags, STYLES_MARK } from "../../components/document/head.tsx";
import { pageTitle } from "../../format.ts";
import { defaultLanguage, type Language, languages, pageUrl } from "../../urls.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { NotFoundPicture } from "./picture.tsx";
import type { NotFoundWords } from "./words.ts";

export const notFoundWords: Record<Language, NotFoundWords> = { it, en };

/** What a host serves with status 404: says so in both languages, and lets the script lead on where it can. */
export function NotFoundDocument({
  words,
  assets,
  script,
}: {
  words: Record<Language, NotFoundWords>;
  assets: HeadAssets;
  script: string;
}) {
  return (
    <html lang={defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{pageTitle("404")}</title>
        <meta name="robots" content="noindex" />
        <SiteTags />
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <style dangerouslySetInnerHTML={{ __html: assets.fontStyles }} />
        <style dangerouslySetInnerHTML={{ __html: STYLES_MARK }} />
      </head>
      <body className="not-found tone-teal">
        <main className="measure">
          <NotFoundPicture />
          <h1>404</h1>
          {languages.map((language) => (
            <section key={language} className="stack-2" lang={language}>
              <h2>{words[language].title}</h2>
              <p>{words[language].text}</p>
              <a className="button primary" href={pageUrl(language, "")} hrefLang={language}>
                {words[language].home}
              </a>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
