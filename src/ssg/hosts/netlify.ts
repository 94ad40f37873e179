import { basePath, defaultLanguage, languages, pageUrl } from "../../urls.ts";
import type { HeaderRule, HostTable } from "../hosting.ts";

/** `_headers`, for Netlify and Cloudflare Pages. Both revalidate what has no `Cache-Control` here. */
export function writeHeaders({ everywhere, rules }: HostTable): string {
  return [{ path: `${basePath}*`, headers: everywhere }, ...rules].map(writeRule).join("\n");
}

/**
 * `_redirects` with the language conditions of Netlify. The mark of force is
 * needed, because the stubs stand at the same addresses.
 */
export function writeRedirects({ unprefixed }: HostTable): string {
  const others = languages.filter((language) => language !== defaultLanguage);
  const lines = unprefixed.flatMap((path) => {
    const from = basePath + path;
    return [
      ...others.map((language) => `${from} ${pageUrl(language, path)} 302! Language=${language}`),
      `${from} ${pageUrl(defaultLanguage, path)} 302!`,
    ];
  });
  return `# Netlify redirects by the visitor's language. Cloudflare Pages knows neither the condition nor the mark of force:
# it skips these lines with a warning and serves the stub pages, which choose the language themselves. Cloudflare Workers
# refuses the whole file: leave it out there.
${lines.join("\n")}
`;
}

function writeRule({ path, headers, cacheControl }: HeaderRule): string {
  const all = cacheControl ? { ...headers, "Cache-Control": cacheControl } : headers;
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
