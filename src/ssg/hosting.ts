import { basePath, languages, type Path, paths } from "../urls.ts";
import { writeHtaccess } from "./hosts/apache.ts";
import { writeHeaders, writeRedirects } from "./hosts/netlify.ts";
import { writeNginx } from "./hosts/nginx.ts";
import type { OutputFile } from "./output.ts";
import { securityHeaders, withFrameAncestors } from "./security.ts";

/** What every host is told, whatever its way of saying it. */
export interface HostTable {
  /** Addresses without a language, which lead to the visitor's one. */
  unprefixed: readonly Path[];
  /** Headers of every answer. */
  everywhere: Record<string, string>;
  rules: readonly HeaderRule[];
}

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
export function renderHosting(policies: { page: string; embed: string }, noindex: boolean): OutputFile[] {
  const table = hostTable(policies, noindex);
  return [
    { path: "_headers", body: writeHeaders(table) },
    { path: "_redirects", body: writeRedirects(table) },
    { path: "nginx.conf", body: writeNginx(table) },
    { path: ".htaccess", body: writeHtaccess(table) },
    // Jekyll would leave out what begins with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}

function hostTable(policies: { page: string; embed: string }, noindex: boolean): HostTable {
  const page = {
    "Content-Security-Policy": withFrameAncestors(policies.page, "'none'"),
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  const embed = {
    "Content-Security-Policy": withFrameAncestors(policies.embed, "'self'"),
    // Its frame is sandboxed and so has an origin of its own.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return {
    unprefixed: paths,
    everywhere: { ...securityHeaders, ...(noindex ? { "X-Robots-Tag": "noindex" } : {}) },
    rules: [
      { path: basePath, headers: page },
      ...languages.map((language) => ({ path: `${basePath}${language}/*`, headers: page })),
      { path: `${basePath}embed/*`, headers: embed },
      {
        path: `${basePath}assets/*`,
        headers: { "Cross-Origin-Resource-Policy": "same-origin" },
        cacheControl: IMMUTABLE,
      },
    ],
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
