import type { OutputFile } from "../output.ts";
import { writeHtaccess } from "./apache.ts";
import { hostTable } from "./host-table.ts";
import { writeHeaders } from "./netlify.ts";
import { writeNginx } from "./nginx.ts";

/** Returns the files that tell hosts about headers and caching, all from one table. */
export function renderHosting(options: { noindex: boolean }): OutputFile[] {
  const table = hostTable(options);
  return [
    // Netlify and Cloudflare Pages.
    { path: "_headers", body: writeHeaders(table) },
    { path: "nginx.conf", body: writeNginx(table) },
    { path: ".htaccess", body: writeHtaccess(table) },
    // Without it, Jekyll on GitHub Pages drops names that start with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}
