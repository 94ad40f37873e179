import { REGION_ATTRIBUTE } from "../contract.ts";
import { nextInChain, pageLabels } from "../navigation.ts";
import { site } from "../site.ts";
import { Icon } from "./icon.tsx";
import { CallLink, PageLink } from "./links.tsx";
import { usePage, useTranslate } from "./page-context.tsx";

/** Call and next-page buttons on the pages of the chain; the region stays, empty, on the others. */
export function FloatingButtons() {
  const { path, content } = usePage();
  const translate = useTranslate();
  const next = path === null ? null : nextInChain(path);
  return (
    <div className="floating" {...{ [REGION_ATTRIBUTE]: "floating" }}>
      {next !== null && (
        <nav aria-label={content.ui.quickActions}>
          <CallLink className="button primary" number={site.phones.floatingCall}>
            {content.nav.callNow}
          </CallLink>
          <PageLink to={next} className="button ghost">
            <span className="hidden">{`${content.ui.nextPage}: `}</span>
            <span>{translate(pageLabels[next])}</span>
            <Icon name="arrow-right" />
          </PageLink>
        </nav>
      )}
    </div>
  );
}
