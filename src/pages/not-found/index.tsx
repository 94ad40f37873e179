import { NoReferrer, SiteTags } from "../../components/document/head.tsx";
import { pageTitle } from "../../components/document/page-title.ts";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { useSite } from "../../components/page-context.tsx";
import type { Language } from "../../urls.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { NotFoundWords } from "./words.ts";

const Drawing = drawingFrom("src/pages/not-found/drawing.svg");

export const notFoundWords: Record<Language, () => NotFoundWords> = { it, en };

/** The head of what a host serves with status 404, where the script leads on if it can. */
export function NotFoundHead({ fontStyles, script }: { fontStyles: string; script: string }) {
  const { facts } = useSite();
  return (
    <>
      <title>{pageTitle("404", facts.name)}</title>
      <meta name="robots" content="noindex" />
      <NoReferrer />
      <SiteTags />
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <style dangerouslySetInnerHTML={{ __html: fontStyles }} />
    </>
  );
}

/** Says in every language that there is nothing here. */
export function NotFoundBody({ words }: { words: Record<Language, NotFoundWords> }) {
  const { languages, pageUrl } = useSite();
  return (
    <main className="measure not-found">
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
