import { commaList } from "../../facts/format.ts";
import { Icon } from "../icon.tsx";
import { PageLink } from "../links.tsx";
import type { Page } from "../page.ts";
import { usePage } from "../page-context.tsx";
import { Unbroken } from "../unbroken.tsx";
import { PageName } from "./page-name.tsx";

/** The next page of the chain as a poster: its name and its drawing, on the drawing's ground. */
export function NextPoster({ page }: { page: Page }) {
  const { say, shared } = usePage();
  const { nav, services } = shared;
  const { path, Drawing, ground = "paper", service } = page;
  const { price, conditions } = (service && say.prices[service].card) ?? {};
  const time = service && service in services.times && services.times[service as keyof typeof services.times];
  return (
    <nav className={`next-page tone-${ground}`} aria-label={nav.nextPage}>
      <PageLink to={path}>
        <span className="poster-words page-width">
          <span>
            {`${nav.nextPage} `}
            <Icon name="arrow-right" />
          </span>
          <strong>
            <span>{path === "" ? nav.startAgain : <PageName of={path} />}</span>
          </strong>
          {time && (
            <span className="poster-offer">
              <Unbroken text={commaList(price, conditions, time)} />
            </span>
          )}
        </span>
        <span className="poster-art">{Drawing && <Drawing />}</span>
      </PageLink>
    </nav>
  );
}
