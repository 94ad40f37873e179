import type { Site } from "../../facts/create-site.ts";
import type { OutputFile } from "../output-file.ts";
import { HASHED_FILES, IMMUTABLE, ofPages, securityHeaders } from "./host-table.ts";
import { renderHtaccess } from "./render-htaccess.ts";
import { renderNginx } from "./render-nginx.ts";

/** Returns the headers and caching rules in the syntax of each host. Search engines stay out of a draft. */
export function renderHosting(site: Site, { draft }: { draft: boolean }): OutputFile[] {
  const headers = { ...securityHeaders, ...(draft && { "X-Robots-Tag": "noindex" }) };
  return [
    { path: "_headers", body: renderHeaders(site, headers) },
    { path: "nginx.conf", body: renderNginx(site, headers) },
    { path: ".htaccess", body: renderHtaccess(site, headers) },
    // Without it, Jekyll on GitHub Pages drops names that start with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}

/** `_headers` for Netlify and Cloudflare Pages, which revalidate files without `Cache-Control`. */
function renderHeaders({ basePath, languages }: Site, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const pages = ["", ...languages.map((language) => `${language}/*`)];
  return [
    `${basePath}*\n${lines.join("")}`,
    ...pages.map((path) => `${basePath}${path}\n  ${ofPages.name}: ${ofPages.value}\n`),
    `${basePath}${HASHED_FILES}*\n  Cache-Control: ${IMMUTABLE}\n`,
  ].join("\n");
}
