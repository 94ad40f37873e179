import { isSample } from "../../facts/samples.ts";

import { Island } from "../island.tsx";
import { ExternalLink } from "../links.tsx";
import { usePage, useSite } from "../page-context.tsx";

/** Links in a frame open as ordinary tabs. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/**
 * The map, or the social feed in a small page of its own, with a link beside
 * it. Its drawn picture stays until the real thing has loaded, and for good
 * where it does not. From a sample address nothing is loaded at all.
 */
export function Embed({ kind }: { kind: "map" | "feed" }) {
  const { assetUrl, facts } = useSite();
  const { embeds: words } = usePage().shared.ui;
  const { links } = facts;
  const map = {
    source: links.mapEmbed,
    props: { src: links.mapEmbed ?? "", title: words.mapTitle, sandbox: `${SANDBOX} allow-same-origin`, isOwn: false },
    load: words.loadMap,
    link: { href: links.map, label: words.openMap },
  };
  const feed = {
    source: links.socialFeedScript,
    props: { src: assetUrl("embed/social-feed/"), title: words.feedTitle, sandbox: SANDBOX, isOwn: true },
    load: words.loadFeed,
    link: { href: links.instagram, label: words.openFeed },
  };
  const { source, props, load, link } = kind === "map" ? map : feed;
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
        <Island
          name="embed"
          hydrate={isAsking ? "touch" : "view"}
          props={{ ...props, ...(isAsking ? { load, notice: words.clickNotice } : {}) }}
          slots={{ picture }}
        />
      )}
      {link.href && <ExternalLink href={link.href}>{link.label}</ExternalLink>}
    </div>
  );
}
