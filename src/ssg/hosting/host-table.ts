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

/** Where the files are whose name changes with their content. */
export const HASHED_FILES = "assets/";
/** Caching of an existing file there. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caching of everything else. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** No other site loads a page as a part of its own. Share images and icons may be shown anywhere. */
export const ofPages = { name: "Cross-Origin-Resource-Policy", value: "same-origin" };

/** Returns the headers for the file at an address, for our own servers. */
export function headersFor(address: string, basePath: string): Record<string, string> {
  const own = /\/(?:index\.html)?$/.test(address) ? { [ofPages.name]: ofPages.value } : {};
  return {
    ...securityHeaders,
    ...own,
    "Cache-Control": address.startsWith(basePath + HASHED_FILES) ? IMMUTABLE : REVALIDATE,
  };
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
