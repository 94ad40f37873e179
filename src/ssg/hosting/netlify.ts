import { basePath } from "../../urls.ts";
import type { HeaderRule, HostTable } from "./host-table.ts";

/** `_headers`, for Netlify and Cloudflare Pages. Both revalidate files without `Cache-Control`. */
export function writeHeaders({ everywhere, rules }: HostTable): string {
  return [{ path: `${basePath}*`, headers: everywhere }, ...rules].map(writeRule).join("\n");
}

function writeRule({ path, headers, cacheControl }: HeaderRule): string {
  const all = cacheControl ? { ...headers, "Cache-Control": cacheControl } : headers;
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
