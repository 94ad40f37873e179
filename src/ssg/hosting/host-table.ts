import { basePath, languages } from "../../urls.ts";

/** Headers for one address, or with `*` at the end for every address that starts with it. */
export interface HeaderRule {
  /** No two rules may set the same header of an address: hosts either join or replace the values. */
  path: string;
  headers: Record<string, string>;
  /** For existing files. All others are revalidated. */
  cacheControl?: string;
}

export const REVALIDATE = "public, max-age=0, must-revalidate";
/** For files whose name changes with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** What a `<meta>` policy cannot say. The same for every address, so that no spelling of one bypasses it. */
export const securityHeaders = {
  // For our frame of the social feed.
  "Content-Security-Policy": "frame-ancestors 'self'",
  // Without includeSubDomains: other hosts of the domain may not support HTTPS.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** The further headers and caching rules of some addresses. */
export const headerRules: readonly HeaderRule[] = [
  // Share images and icons may be shown by other sites, so they have no such policy.
  ...["", ...languages.map((language) => `${language}/*`)].map((path) => rule(path, "same-origin")),
  { ...rule("assets/*", "same-origin"), cacheControl: IMMUTABLE },
  // The frame is sandboxed, so its origin is not ours.
  rule("embed/*", "cross-origin"),
];

function rule(path: string, resourcePolicy: "same-origin" | "cross-origin"): HeaderRule {
  return { path: basePath + path, headers: { "Cross-Origin-Resource-Policy": resourcePolicy } };
}

/** Returns the headers for a path, for our own servers. */
export function headersFor(path: string): Record<string, string> {
  const found = headerRules.find((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return { ...securityHeaders, ...found?.headers, "Cache-Control": found?.cacheControl ?? REVALIDATE };
}

/** Types that servers compress. Pictures and fonts are compressed already. */
export const textTypes = [
  "text/html",
  "text/plain",
  "text/css",
  "text/javascript",
  "application/javascript",
  "text/xml",
  "application/xml",
  "application/json",
  "image/svg+xml",
];
