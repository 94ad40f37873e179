import type { Path } from "../../urls.ts";
import { Icon } from "../icon.tsx";
import { CallLink, PageLink } from "../links.tsx";
import { useLinkWords, usePage, useSite } from "../page-context.tsx";

/**
 * Call and next-page buttons beside the page; on phones the call button is in the row of the header, and on tablets and
 * laptops both are discs without words. Without a script they are in the flow, at the end of the page.
 */
export function FloatingButtons({ next }: { next: Path }) {
  const { facts } = useSite();
  const { nav, ui } = usePage().shared;
  const linkWords = useLinkWords();
  return (
    <nav className="floating page-width" aria-label={nav.quickActions}>
      <CallLink className="pill call" number={facts.phones.floatingCall}>
        <span>{ui.callNow}</span>
      </CallLink>
      <PageLink to={next} className="pill">
        <span className="hidden">{`${nav.next}: `}</span>
        <span>{linkWords(next).label}</span>
        <Icon name="arrow-right" />
      </PageLink>
    </nav>
  );
}
