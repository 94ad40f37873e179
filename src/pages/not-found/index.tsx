import { Document, inlined } from "../../components/document/document.tsx";
import { NoReferrer, SiteTags } from "../../components/document/head.tsx";
import { pagePolicy } from "../../components/document/page-policy.ts";
import { pageTitle } from "../../components/document/page-title.ts";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { SiteContext, useSite } from "../../components/page-context.tsx";
import type { Site } from "../../create-site.ts";
import { FIRST_SCREEN_STYLES } from "../../shared/contract.ts";
import { defaultLanguage, type Language } from "../../urls.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { NotFoundWords } from "./words.ts";

const Drawing = drawingFrom("src/pages/not-found/drawing.svg");

export const notFoundWords: Record<Language, () => NotFoundWords> = { it, en };

/** What a host serves with status 404, where the script leads on if it can. */
export function NotFoundDocument({
  site,
  words,
  fontStyles,
  script,
}: {
  site: Site;
  words: Record<Language, NotFoundWords>;
  fontStyles: string;
  script: string;
}) {
  const head = (
    <>
      <title>{pageTitle("404", site.facts.name)}</title>
      <meta name="robots" content="noindex" />
      <NoReferrer />
      <SiteTags />
      <script {...inlined(script)} />
      <style {...inlined(fontStyles)} />
      <style {...inlined(FIRST_SCREEN_STYLES)} />
    </>
  );
  return (
    <SiteContext value={site}>
      <Document lang={defaultLanguage} policy={pagePolicy(site)} head={head} bodyClass="tone-teal">
        <Body words={words} />
      </Document>
    </SiteContext>
  );
}

/** Says in every language that there is nothing here. */
function Body({ words }: { words: Record<Language, NotFoundWords> }) {
  const { languages, pageUrl } = useSite();
  return (
    <main className="page-width not-found">
      <Drawing />
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
  );
}
