import { HASHED_FILES } from "../hash.ts";

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

/** Caching of an existing file whose name changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caching of everything else. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Returns the headers for the file at an address, for our own servers. */
export function headersFor(address: string, basePath: string): Record<string, string> {
  return {
    ...securityHeaders,
    "Cache-Control": address.startsWith(basePath + HASHED_FILES) ? IMMUTABLE : REVALIDATE,
  };
}
