import { basePath } from "../../urls.ts";
import type { OutputFile } from "../output-file.ts";
import { hashedFiles, IMMUTABLE, securityHeaders } from "./host-table.ts";
import { writeHtaccess } from "./write-htaccess.ts";
import { writeNginx } from "./write-nginx.ts";

/** Writes the headers and caching rules in the syntax of each host. Search engines stay out of a draft. */
export function renderHosting({ draft }: { draft: boolean }): OutputFile[] {
  const headers = { ...securityHeaders, ...(draft && { "X-Robots-Tag": "noindex" }) };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [
    // Netlify and Cloudflare Pages, which revalidate files without `Cache-Control`.
    { path: "_headers", body: `${basePath}*\n${lines.join("")}\n${hashedFiles}*\n  Cache-Control: ${IMMUTABLE}\n` },
    { path: "nginx.conf", body: writeNginx(headers) },
    { path: ".htaccess", body: writeHtaccess(headers) },
    // Without it, Jekyll on GitHub Pages drops names that start with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}
