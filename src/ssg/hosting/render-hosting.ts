import type { OutputFile } from "../output.ts";
import { writeHtaccess } from "./apache.ts";
import { hostTable } from "./host-table.ts";
import { writeHeaders } from "./netlify.ts";
import { writeNginx } from "./nginx.ts";

/**
 * Returns the files that tell hosts about headers and caching: `_headers`
 * (Netlify, Cloudflare Pages), `nginx.conf`, `.htaccess` (Apache) and
 * `.nojekyll` (GitHub Pages).
 */
export function renderHosting(options: { noindex: boolean }): OutputFile[] {
  const table = hostTable(options);
  return [
    { path: "_headers", body: writeHeaders(table) },
    { path: "nginx.conf", body: writeNginx(table) },
    { path: ".htaccess", body: writeHtaccess(table) },
    // Without this file Jekyll drops names that start with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}
