import type { Site } from "../../create-site.ts";
import { isSample } from "../../facts/samples.ts";
import { INLINE_HASHES } from "../../shared/contract.ts";

/**
 * Returns the Content-Security-Policy of a document. It allows only our own files, the scripts and styles that stand in
 * the document, and the hosts in the facts. JSON-LD needs no hash. Without styles none are allowed.
 */
export function pagePolicy({ facts }: Site, { hasStyles = true } = {}): string {
  // With `on-click` the flags are files of our own.
  const flags = facts.embeds === "on-view" ? [new URL(facts.links.flags).origin] : [];
  const { mapEmbed } = facts.links;
  const map = !mapEmbed || isSample(mapEmbed) ? [] : [new URL(mapEmbed).origin];
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", INLINE_HASHES],
    ...(hasStyles && { "style-src": ["'self'", INLINE_HASHES] }),
    "img-src": ["'self'", ...flags],
    "font-src": ["'self'"],
    // Films and recordings in `static`.
    "media-src": ["'self'"],
    // A request checks whether the map can be reached.
    "connect-src": ["'self'", ...map],
    "frame-src": ["'self'", ...map],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
}

/** The policy of the social-feed frame. Widgets load from hosts that we cannot know; the sandbox isolates them. */
export function embedPolicy(widget: string): string {
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": [INLINE_HASHES, "'strict-dynamic'", new URL(widget).origin],
    "style-src": ["'unsafe-inline'", "https:"],
    "img-src": ["https:", "data:", "blob:"],
    "font-src": ["https:", "data:"],
    "media-src": ["https:", "blob:"],
    "connect-src": ["https:"],
    "frame-src": ["https:"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
}

function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
