import { basePath } from "../../urls.ts";
import type { OutputFile } from "../output.ts";
import { writeHtaccess } from "./apache.ts";
import { type HeaderRule, headerRules, securityHeaders } from "./host-table.ts";
import { writeNginx } from "./nginx.ts";

/** Writes the headers and caching rules in the syntax of each host. `noindex` keeps search engines out of a preview. */
export function renderHosting({ noindex }: { noindex: boolean }): OutputFile[] {
  const everywhere: HeaderRule["headers"] = { ...securityHeaders, ...(noindex && { "X-Robots-Tag": "noindex" }) };
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
