import { basePath, type Path, paths } from "../urls.ts";
import { writeHtaccess } from "./hosts/apache.ts";
import { writeHeaders, writeRedirects } from "./hosts/netlify.ts";
import { writeNginx } from "./hosts/nginx.ts";
import type { Seen } from "./inspect.ts";
import type { OutputFile } from "./output.ts";
import { securityHeaders } from "./security.ts";

/** What every host is told, whatever its way of saying it. */
export interface HostTable {
  /** Addresses without a language, which lead to the visitor's one. */
  unprefixed: readonly Path[];
  /** Headers of every answer. */
  everywhere: Record<string, string>;
  rules: readonly HeaderRule[];
}

/** Headers for one address, or for all below it. */
export interface HeaderRule {
  /**
   * One path, or with `*` at the end all that begin with it. No path gets the
   * same header from two rules: hosts differ in what they make of that.
   */
  path: string;
  headers: Record<string, string>;
  /** For files that are there; without it, and for what is missing, the browser asks again each time. */
  cacheControl?: string;
}

/** What is asked for again at each visit, and answered with 304 while it is the same. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
/** For files whose name changes with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * The files by which hosts learn headers, redirects and caching, all from one
 * table: `_headers` and `_redirects` (Netlify, Cloudflare Pages),
 * `nginx.conf`, `.htaccess` (Apache) and `.nojekyll` (GitHub Pages).
 */
export function renderHosting(documents: readonly Seen[], noindex: boolean): OutputFile[] {
  const table = hostTable(documents, noindex);
  return [
    { path: "_headers", body: writeHeaders(table) },
    { path: "_redirects", body: writeRedirects(table) },
    { path: "nginx.conf", body: writeNginx(table) },
    { path: ".htaccess", body: writeHtaccess(table) },
    // Jekyll would leave out what begins with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}

function hostTable(documents: readonly Seen[], noindex: boolean): HostTable {
  return {
    unprefixed: paths,
    everywhere: { ...securityHeaders, ...(noindex ? { "X-Robots-Tag": "noindex" } : {}) },
    rules: [
      ...documents.filter(({ path }) => path.endsWith("/index.html") || path === "index.html").map(policyRule),
      {
        path: `${basePath}assets/*`,
        headers: { "Cross-Origin-Resource-Policy": "same-origin" },
        cacheControl: IMMUTABLE,
      },
      {
        path: `${basePath}embed/*`,
        // Its frame is sandboxed and so has an origin of its own.
        headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
      },
    ],
  };
}

/** A page's own policy once more as a header, which can also say who may frame it. */
function policyRule({ path, policy }: Seen): HeaderRule {
  const page = `${basePath}${path.slice(0, -"index.html".length)}`;
  const ancestors = path.startsWith("embed/") ? "'self'" : "'none'";
  return {
    path: page,
    headers: { "Content-Security-Policy": `${policy}; frame-ancestors ${ancestors}` },
  };
}

/** The rules turned round, header by header: which paths get which value. */
export function valuesByHeader(rules: readonly HeaderRule[]): Map<string, Map<string, string[]>> {
  const headers = new Map<string, Map<string, string[]>>();
  for (const rule of rules) {
    for (const [name, value] of Object.entries(rule.headers)) {
      const values = headers.get(name) ?? new Map<string, string[]>();
      headers.set(name, values.set(value, [...(values.get(value) ?? []), rule.path]));
    }
  }
  return headers;
}
