import { site } from "../../site.ts";
import { assetUrl } from "../../urls.ts";
import { Island } from "../island.tsx";
import { ExternalLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";

/**
 * A frame with something of a third party in it: the map, or the social feed
 * in its own small page. The link beside it stays, whatever the frame does.
 * The map needs a script only where the visitor is asked before it loads.
 */
export function Embed({ kind }: { kind: "map" | "feed" }) {
  const { ui } = usePage().shared;
  const words = ui.embeds;
  const embed =
    kind === "map"
      ? {
          src: site.links.mapEmbed,
          title: words.mapTitle,
          open: words.openMap,
          href: site.links.map,
          sandbox: "allow-scripts allow-same-origin allow-popups",
        }
      : {
          src: assetUrl("embed/social-feed/"),
          title: words.feedTitle,
          open: words.openFeed,
          href: site.links.instagram,
          sandbox: "allow-scripts allow-popups",
        };
  const picture = (
    <img src={assetUrl(`images/${kind}.svg`)} width={720} height={480} alt="" loading="lazy" decoding="async" />
  );
  const { src, title, sandbox } = embed;
  const asking =
    site.embeds === "on-click"
      ? { load: kind === "map" ? words.loadMap : words.loadFeed, notice: words.clickNotice }
      : {};
  return (
    <div className={`embed embed-${kind}`}>
      {kind === "map" && site.embeds === "on-view" ? (
        <div className="embed-place">
          <div className="embed-picture">{picture}</div>
          <iframe src={src} title={title} sandbox={sandbox} loading="lazy" referrerPolicy="no-referrer" />
        </div>
      ) : (
        <Island
          name="embed"
          hydrate={site.embeds === "on-click" ? "touch" : "view"}
          props={{ src, title, sandbox, ...asking, failed: words.feedFailed }}
          slots={{ picture }}
        />
      )}
      <ExternalLink href={embed.href}>{embed.open}</ExternalLink>
    </div>
  );
}
