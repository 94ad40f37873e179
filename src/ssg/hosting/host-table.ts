import { basePath, languages } from "../../urls.ts";

/** Everything hosts are told, in whatever syntax they need. `everywhere` holds the headers of every answer. */
export interface HostTable {
  everywhere: Record<string, string>;
  rules: readonly HeaderRule[];
}

/** Headers for one address, or with `*` at the end for every address that starts with it. */
export interface HeaderRule {
  /** No address gets the same header from two rules: hosts either join or replace the values. */
  path: string;
  headers: Record<string, string>;
  /** For files that exist. Everything else is revalidated. */
  cacheControl?: string;
}

/** Lets browsers keep a file but ask for changes before each use. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
/** For files whose name changes with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** @param noindex keeps search engines out of a preview. */
export function hostTable({ noindex }: { noindex: boolean }): HostTable {
  return {
    everywhere: { ...securityHeaders, ...(noindex && { "X-Robots-Tag": "noindex" }) },
    rules: [
      // Share images and icons may be shown by other sites, so they have no such policy.
      ...["", ...languages.map((language) => `${language}/*`)].map((path) => rule(path, "same-origin")),
      { ...rule("assets/*", "same-origin"), cacheControl: IMMUTABLE },
      // The frame is sandboxed, so its origin is not ours.
      rule("embed/*", "cross-origin"),
    ],
  };
}

/**
 * What a page cannot say in its own `<meta>` policy. One value for every
 * address: a rule for single pages is bypassed by another spelling of their
 * address. `'self'` allows our frame of the social feed and no other site.
 */
const securityHeaders = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  // Without includeSubDomains: other hosts of the domain may not support HTTPS.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

function rule(path: string, resourcePolicy: "same-origin" | "cross-origin"): HeaderRule {
  return { path: basePath + path, headers: { "Cross-Origin-Resource-Policy": resourcePolicy } };
}

/** Headers of the answer to a path, for servers of our own. */
export function headersFor(path: string): Record<string, string> {
  const { everywhere, rules } = hostTable({ noindex: false });
  const found = rules.find((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return { ...everywhere, ...found?.headers, "Cache-Control": found?.cacheControl ?? REVALIDATE };
}

/** Types of text files. Servers compress them; pictures and fonts are compressed already. */
export const textTypes = [
  "text/html",
  "text/plain",
  "text/css",
  "text/javascript",
  "application/javascript",
  "text/xml",
  "application/xml",
  "application/json",
  "application/manifest+json",
  "image/svg+xml",
];
