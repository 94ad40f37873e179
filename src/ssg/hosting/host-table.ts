import { basePath, languages } from "../../urls.ts";

/** The headers and caching rules, which each host gets in its own syntax. */
export type HostTable = ReturnType<typeof hostTable>;

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

/** @param noindex keeps search engines out of a preview. */
export function hostTable({ noindex }: { noindex: boolean }) {
  const everywhere: Record<string, string> = { ...securityHeaders, ...(noindex && { "X-Robots-Tag": "noindex" }) };
  const rules = [
    // Share images and icons may be shown by other sites, so they have no such policy.
    ...["", ...languages.map((language) => `${language}/*`)].map((path) => rule(path, "same-origin")),
    { ...rule("assets/*", "same-origin"), cacheControl: IMMUTABLE },
    // The frame is sandboxed, so its origin is not ours.
    rule("embed/*", "cross-origin"),
  ];
  return { everywhere, rules };
}

/** What a `<meta>` policy cannot say. The same for every address, so that no spelling of one bypasses it. */
const securityHeaders = {
  // For our frame of the social feed.
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

/** Returns the headers for a path, for our own servers. */
export function headersFor(path: string): Record<string, string> {
  const { everywhere, rules } = hostTable({ noindex: false });
  const found = rules.find((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return { ...everywhere, ...found?.headers, "Cache-Control": found?.cacheControl ?? REVALIDATE };
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
  "application/manifest+json",
  "image/svg+xml",
];
