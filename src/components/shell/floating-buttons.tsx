import { REGION_ATTRIBUTE } from "../../contract.ts";
import { nextInChain } from "../../navigation.ts";
import { site } from "../../site.ts";
import { Icon } from "../icon.tsx";
import { CallLink, PageLink } from "../links.tsx";
import { useLinkWords, usePage } from "../page-context.tsx";

/** Call and next-page buttons on the pages of the chain; the region stays, empty, on the others. */
export function FloatingButtons() {
  const { path, shared } = usePage();
  const linkWords = useLinkWords();
  const next = nextInChain(path);
  return (
    <div className="floating" {...{ [REGION_ATTRIBUTE]: "floating" }}>
      {next !== null && (
        <nav aria-label={shared.nav.quickActions}>
          <CallLink className="button primary" number={site.phones.floatingCall}>
            {shared.nav.callNow}
          </CallLink>
          <PageLink to={next} className="button ghost">
            <span className="hidden">{`${shared.nav.nextPage}: `}</span>
            <span>{linkWords(next).label}</span>
            <Icon name="arrow-right" />
          </PageLink>
        </nav>
      )}
    </div>
  );
}
