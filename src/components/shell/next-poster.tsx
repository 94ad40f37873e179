import { POSTER_CLASS } from "../../contract.ts";
import { Icon } from "../icon.tsx";
import { PageLink } from "../links.tsx";
import type { Page } from "../page.ts";
import { usePage } from "../page-context.tsx";
import { PageName } from "./page-name.tsx";

/** The next page of the chain as a poster: its name and its drawing, on the drawing's ground. */
export function NextPoster({ page }: { page: Page }) {
  const { nav } = usePage().shared;
  const { path, Picture, ground = "paper" } = page;
  return (
    <nav className={`${POSTER_CLASS} tone-${ground}`} aria-label={nav.nextPage}>
      <PageLink to={path}>
        <span className="poster-words measure">
          <span>
            {`${nav.nextPage} `}
            <Icon name="arrow-right" />
          </span>
          <strong>
            <span>
              <PageName of={path} />
            </span>
          </strong>
        </span>
        <span className="poster-art">{Picture && <Picture />}</span>
      </PageLink>
    </nav>
  );
}
