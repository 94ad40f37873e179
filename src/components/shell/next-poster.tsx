import { commaList } from "../../facts/format.ts";
import { Icon } from "../icon.tsx";
import { PageLink } from "../links.tsx";
import type { Page } from "../page.ts";
import { usePage } from "../page-context.tsx";
import { PageName } from "./page-name.tsx";

/** The next page of the chain as a poster: its name and its drawing, on the drawing's ground. */
export function NextPoster({ page }: { page: Page }) {
  const { nav, services } = usePage().shared;
  const { path, Picture, ground = "paper" } = page;
  const offer = [...services.cards, ...services.others].find((service) => service.path === path);
  return (
    <nav className={`next-page tone-${ground}`} aria-label={nav.nextPage}>
      <PageLink to={path}>
        <span className="poster-words measure">
          <span>
            {`${nav.nextPage} `}
            <Icon name="arrow-right" />
          </span>
          <strong>
            <span>{path === "" ? nav.startAgain : <PageName of={path} />}</span>
          </strong>
          {offer && <span className="poster-offer">{commaList(offer.price, offer.conditions, offer.time)}</span>}
        </span>
        <span className="poster-art">{Picture && <Picture />}</span>
      </PageLink>
    </nav>
  );
}
