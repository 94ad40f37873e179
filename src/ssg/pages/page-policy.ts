import type { Site } from "../../create-site.ts";
import { isSample } from "../../facts/samples.ts";
import { integrityOf } from "../hash.ts";

/** Returns the Content-Security-Policy of a page. It allows only our own files, the given inline scripts and styles, and the hosts in the facts. JSON-LD needs no hash. */
export function pagePolicy({ facts }: Site, inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  // With `on-click` the flags are files of our own.
  const flags = facts.embeds === "on-view" ? [new URL(facts.links.flags).origin] : [];
  const { mapEmbed } = facts.links;
  const map = !mapEmbed || isSample(mapEmbed) ? [] : [new URL(mapEmbed).origin];
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts.map(sourceHash)],
    ...(inline.styles.length > 0 ? { "style-src": ["'self'", ...inline.styles.map(sourceHash)] } : {}),
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

/** The policy of the social-feed frame, whose script is at the given address. Widgets load from hosts that we cannot know; the sandbox isolates them. */
export function embedPolicy(script: string, widget: string): string {
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": [sourceHash(script), "'strict-dynamic'", new URL(widget).origin],
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

function sourceHash(text: string): string {
  return `'${integrityOf(text)}'`;
}

function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
