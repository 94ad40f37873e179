import { basePath } from "../../urls.ts";
import type { OutputFile } from "../output-file.ts";
import { type HeaderRule, headerRules, securityHeaders } from "./host-table.ts";
import { writeHtaccess } from "./write-htaccess.ts";
import { writeNginx } from "./write-nginx.ts";

/** Writes the headers and caching rules in the syntax of each host. Search engines stay out of a draft. */
export function renderHosting({ draft }: { draft: boolean }): OutputFile[] {
  const everywhere: HeaderRule["headers"] = { ...securityHeaders, ...(draft && { "X-Robots-Tag": "noindex" }) };
  const headers = [{ path: `${basePath}*`, headers: everywhere }, ...headerRules];
  return [
    // Netlify and Cloudflare Pages, which revalidate files without `Cache-Control`.
    { path: "_headers", body: headers.map(writeHeaders).join("\n") },
    { path: "nginx.conf", body: writeNginx(everywhere) },
    { path: ".htaccess", body: writeHtaccess(everywhere) },
    // Without it, Jekyll on GitHub Pages drops names that start with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}

function writeHeaders({ path, headers, cacheControl }: HeaderRule): string {
  const all = cacheControl ? { ...headers, "Cache-Control": cacheControl } : headers;
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
