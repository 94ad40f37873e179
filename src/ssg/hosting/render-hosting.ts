import { basePath } from "../../urls.ts";
import type { OutputFile } from "../output.ts";
import { writeHtaccess } from "./apache.ts";
import { type HeaderRule, hostTable } from "./host-table.ts";
import { writeNginx } from "./nginx.ts";

export function renderHosting(options: { noindex: boolean }): OutputFile[] {
  const table = hostTable(options);
  const headers = [{ path: `${basePath}*`, headers: table.everywhere }, ...table.rules];
  return [
    // Netlify and Cloudflare Pages, which revalidate files without `Cache-Control`.
    { path: "_headers", body: headers.map(writeHeaders).join("\n") },
    { path: "nginx.conf", body: writeNginx(table) },
    { path: ".htaccess", body: writeHtaccess(table) },
    // Without it, Jekyll on GitHub Pages drops names that start with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}

function writeHeaders({ path, headers, cacheControl }: HeaderRule): string {
  const all = cacheControl ? { ...headers, "Cache-Control": cacheControl } : headers;
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
