import type { Site } from "../../facts/create-site.ts";
import { HASHED_FILES, IMMUTABLE, ofPages, REVALIDATE, textTypes } from "./host-table.ts";

/** `.htaccess` for Apache 2.4. A directive that the host forbids answers 500 for the whole site: it needs `AllowOverride FileInfo` alone. */
export function renderHtaccess({ basePath }: Site, headers: Record<string, string>): string {
  const types = textTypes.join(" ");
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
  RedirectMatch 404 "/(?:_headers|_redirects|nginx\\.conf)$|/\\.(?!well-known/)"
</IfModule>

<IfModule mod_headers.c>
  Header unset Cache-Control
  Header always set Cache-Control "${REVALIDATE}"
${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join("\n")}
  Header always set ${ofPages.name} "${ofPages.value}" "expr=%{REQUEST_URI} =~ m#/(?:index\\.html)?$#"
  # Only of the file that is sent: no error is cached for a year.
  Header always set Cache-Control "${IMMUTABLE}" "expr=%{REQUEST_URI} -strmatch '${basePath}${HASHED_FILES}*' && %{REQUEST_STATUS} -in {'200', '206', '304'}"
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${types}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${types}
  </IfModule>
</IfModule>
`;
}
