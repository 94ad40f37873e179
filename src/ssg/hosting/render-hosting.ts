import { HASHED_FILES } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";
import type { Project } from "../project.ts";
import { IMMUTABLE, REVALIDATE, securityHeaders } from "./host-table.ts";

/** Returns the headers and caching rules in the syntax of each host. Search engines stay out of a draft. */
export function renderHosting({ basePath }: Project, { isDraft }: { isDraft: boolean }): OutputFile[] {
  const headers = Object.entries({ ...securityHeaders, ...(isDraft && { "X-Robots-Tag": "noindex" }) });
  return [
    { path: "_headers", body: renderHeaders(basePath, headers) },
    { path: ".htaccess", body: renderHtaccess(basePath, headers) },
    // Without it, Jekyll on GitHub Pages drops names that start with a dot or an underscore.
    { path: ".nojekyll", body: "" },
  ];
}

type Headers = readonly [name: string, value: string][];

/** `_headers` for Netlify and Cloudflare, which revalidate files without `Cache-Control`. */
function renderHeaders(basePath: string, headers: Headers): string {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`);
  return `${basePath}*\n${lines.join("")}\n${basePath}${HASHED_FILES}*\n  Cache-Control: ${IMMUTABLE}\n`;
}

/** `.htaccess` for Apache 2.4. A directive that the host forbids answers 500 for the whole site: it needs `AllowOverride FileInfo` alone. */
function renderHtaccess(basePath: string, headers: Headers): string {
  return `ErrorDocument 404 ${basePath}404.html
ErrorDocument 403 ${basePath}404.html
AddDefaultCharset utf-8
# Sends files as they are: no folder listings and no scripts.
SetHandler default-handler
# Apache does not recognise the ETag of a compressed answer, so browsers ask by date.
FileETag None

<IfModule mod_mime.c>
  AddType font/woff2 .woff2
  AddType image/webp .webp
  AddType image/avif .avif
  AddCharset utf-8 .css .js
</IfModule>

<IfModule mod_alias.c>
  RedirectMatch 404 "/(?:_headers|_redirects)$|/\\.(?!well-known/)"
</IfModule>

<IfModule mod_headers.c>
  Header unset Cache-Control
  Header always set Cache-Control "${REVALIDATE}"
${headers.map(([name, value]) => `  Header always set ${name} "${value}"`).join("\n")}
  # Only of the file that is sent: no error is cached for a year.
  Header always set Cache-Control "${IMMUTABLE}" "expr=%{REQUEST_URI} -strmatch '${basePath}${HASHED_FILES}*' && %{REQUEST_STATUS} -in {'200', '206', '304'}"
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${TEXT_TYPES}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${TEXT_TYPES}
  </IfModule>
</IfModule>
`;
}

/** Types that servers compress. Pictures and fonts are compressed already. */
const TEXT_TYPES =
  "text/html text/plain text/css text/javascript application/javascript text/xml application/xml application/json image/svg+xml";
