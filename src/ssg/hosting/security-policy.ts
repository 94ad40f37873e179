import { createHash } from "node:crypto";
import { TRUSTED_TYPES_POLICY } from "../../contract.ts";
import { isSample } from "../../samples.ts";
import { site } from "../../site.ts";

/**
 * The Content-Security-Policy of our pages: only our own files, the given
 * inline scripts and styles, and the hosts named in the facts. JSON-LD needs
 * no hash. Trusted Types allow only the router to turn text into markup.
 */
export function pagePolicy(inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  // With `on-click` the flags are files of our own.
  const flags = site.embeds === "on-view" ? [new URL(site.links.flags).origin] : [];
  const map = isSample(site.links.mapEmbed) ? [] : [new URL(site.links.mapEmbed).origin];
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts.map(sourceHash)],
    ...(inline.styles.length > 0 ? { "style-src": inline.styles.map(sourceHash) } : {}),
    "img-src": ["'self'", ...flags],
    "font-src": ["'self'"],
    // A request tells whether the map can be reached, before its frame is shown.
    "connect-src": ["'self'", ...map],
    "manifest-src": ["'self'"],
    "frame-src": ["'self'", ...map],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [TRUSTED_TYPES_POLICY],
  });
}

/**
 * The policy of the page in the social-feed frame. Widgets load their parts and
 * posts from hosts that only their makers know, so the widget's script may load
 * more of them (`strict-dynamic`). What keeps it from our site is its sandbox.
 */
export function embedPolicy(script: string): string {
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": [sourceHash(script), "'strict-dynamic'", new URL(site.links.socialFeedScript).origin],
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

/**
 * Puts a policy right behind the charset. React moves preloads to the top of
 * the head, and a browser does not apply the policy to what it meets before it.
 */
export function addPolicy(html: string, policy: string): string {
  const charset = '<meta charSet="utf-8"/>';
  return html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** Names an inline script or style by its hash. Cached, because pages share theirs. */
function sourceHash(text: string): string {
  const known = sourceHashes.get(text);
  if (known) return known;
  const source = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  sourceHashes.set(text, source);
  return source;
}

const sourceHashes = new Map<string, string>();

function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
