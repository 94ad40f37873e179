import { createHash } from "node:crypto";
import { TRUSTED_TYPES_POLICY } from "../../contract.ts";
import { site } from "../../site.ts";

/**
 * What our pages may load and do, as a Content-Security-Policy: nothing but
 * our own files, the inline scripts and styles given here, and the hosts
 * that the facts name. Trusted Types leave one way to turn text into markup,
 * the router's for pages of our own.
 */
export function pagePolicy(inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  // With `on-click` the flags are our own files.
  const flags = site.embeds === "on-view" ? [new URL(site.links.flags).origin] : [];
  return policy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts.map(sourceHash)],
    ...(inline.styles.length > 0 ? { "style-src": inline.styles.map(sourceHash) } : {}),
    "img-src": ["'self'", ...flags],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": ["'self'", new URL(site.links.mapEmbed).origin],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [TRUSTED_TYPES_POLICY],
  });
}

/** The policy of the page inside the social-feed frame: the widget's host and nothing of ours. */
export function embedPolicy(script: string): string {
  const host = new URL(site.links.socialFeedScript).origin;
  return policy({
    "default-src": ["'none'"],
    "script-src": [sourceHash(script), host],
    "style-src": ["'unsafe-inline'", host],
    "img-src": ["https:", "data:"],
    "font-src": [host],
    "connect-src": [host],
    "frame-src": [host],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
}

/** How a policy names an inline script or style: by the hash of its text. Pages share theirs. */
function sourceHash(text: string): string {
  const known = sourceHashes.get(text);
  if (known) return known;
  const name = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  sourceHashes.set(text, name);
  return name;
}

const sourceHashes = new Map<string, string>();

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
