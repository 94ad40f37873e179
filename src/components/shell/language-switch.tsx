import { languageSettings } from "../../urls.ts";
import { usePage, useSite } from "../page-context.tsx";

/**
 * Real links to this page in every language, or to the home page of one that it does not have. Without JavaScript they work and
 * store nothing; the script stores the choice.
 */
export function LanguageSwitch() {
  const { languages, languagesOf, pageUrl } = useSite();
  const page = usePage();
  return (
    <ul className="language-switch" aria-label={page.shared.nav.languageSwitch}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={pageUrl(language, languagesOf(page.path).includes(language) ? page.path : "")}
            hrefLang={language}
            lang={language}
            className="side-by-side"
            aria-current={language === page.language ? "true" : undefined}
            data-language-switch={language}
          >
            <Flag country={languageSettings[language].flag} />
            {languageSettings[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Our own drawing, and over it the image of the flag service: where that cannot be fetched, the drawing stays. */
function Flag({ country }: { country: string }) {
  const { assetUrl, facts } = useSite();
  const common = { width: 20, height: 15, loading: "lazy" } as const;
  const at = (width: number) => `${facts.links.flags}/w${width}/${country}.png`;
  return (
    <span className="flag">
      <img src={assetUrl(`images/flags/${country}.svg`)} alt="" {...common} />
      {facts.embeds === "on-view" && <img src={at(40)} srcSet={`${at(40)} 1x, ${at(80)} 2x`} alt="" {...common} />}
    </span>
  );
}
