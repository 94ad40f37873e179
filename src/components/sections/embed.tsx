import { isSample } from "../../facts/samples.ts";
import { ExternalLink } from "../links.tsx";
import { usePage, useSite } from "../page-context.tsx";

/** Links in a frame open as ordinary tabs. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/**
 * The map, or the social feed in a small page of its own, with a link beside
 * it. Its drawn picture stays until our script has loaded the real thing, and
 * for good where it does not. From a sample address nothing is loaded at all.
 */
export function Embed({ kind }: { kind: "map" | "feed" }) {
  const { assetUrl, facts } = useSite();
  const { embeds: words } = usePage().shared.ui;
  const { links } = facts;
  const map = {
    source: links.mapEmbed,
    frame: { src: links.mapEmbed, title: words.mapTitle, sandbox: `${SANDBOX} allow-same-origin` },
    load: words.loadMap,
    link: { href: links.map, label: words.openMap },
  };
  const feed = {
    source: links.socialFeedScript,
    frame: { src: assetUrl("embed/social-feed/"), title: words.feedTitle, sandbox: SANDBOX },
    load: words.loadFeed,
    link: { href: links.instagram, label: words.openFeed },
  };
  const { source, frame, load, link } = kind === "map" ? map : feed;
  if (!source && !link.href) return null;
  const isAsking = facts.embeds === "on-click";
  const drawn = kind === "map" && !facts.addresses.operational ? "map-one-office" : kind;
  const picture = (
    <img src={assetUrl(`images/${drawn}.svg`)} width={720} height={480} alt="" loading="lazy" decoding="async" />
  );
  return (
    <div className={`embed embed-${kind}${source && isSample(source) ? " embed-sample" : ""}`}>
      {source && isSample(source) && <div className="embed-place embed-picture">{picture}</div>}
      {source && !isSample(source) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
        <div
          className="embed-place"
          role="group"
          aria-label={frame.title}
          data-embed={kind}
          data-state={isAsking ? "idle" : "waiting"}
          data-failure={isAsking ? words.failed : undefined}
        >
          <div className="embed-picture">{picture}</div>
          <template>
            <iframe {...frame} title={frame.title} referrerPolicy="no-referrer" />
          </template>
          {isAsking && (
            <div className="actions embed-ask">
              <button type="button" className="button">
                {load}
              </button>
              <p>{words.clickNotice}</p>
            </div>
          )}
        </div>
      )}
      {link.href && <ExternalLink href={link.href}>{link.label}</ExternalLink>}
    </div>
  );
}
