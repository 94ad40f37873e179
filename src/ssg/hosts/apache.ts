import { LANGUAGE_COOKIE } from "../../contract.ts";
import { basePath, defaultLanguage, languages } from "../../urls.ts";
import { compressible, contentTypes } from "../content-types.ts";
import { type HostTable, REVALIDATE, valuesByHeader } from "../hosting.ts";

/** `.htaccess`, for shared hosting with Apache 2.4 and its usual modules. */
export function writeHtaccess({ unprefixed, everywhere, rules }: HostTable): string {
  const pages = unprefixed.filter((path) => path !== "");
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 ${basePath}404.html

AddDefaultCharset utf-8
${Object.entries(contentTypes).map(addType).join("\n")}

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${textTypes}
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${textTypes}
</IfModule>

# The request line is asked, because it stays the same where Apache goes on to an index file or to 404.html.
Header unset Cache-Control
Header always set Cache-Control "${REVALIDATE}"
${rules.flatMap(setCacheControl).join("\n")}
Header always merge Vary "Accept-Language, Cookie" "expr=%{REQUEST_STATUS} == 302"
${Object.entries(everywhere)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join("\n")}
${[...valuesByHeader(rules)]
  .flatMap(([name, values]) => [...values].map(([value, paths]) => setHeader(name, value, paths)))
  .join("\n")}

RewriteEngine On

RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# The rules for hosts, hidden files and 404.html itself are no pages, nor are folders without one.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:_headers|_redirects|nginx\\.conf|404\\.html)$|(?:^|/)\\.(?!well-known/) - [R=404,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

RewriteCond %{THE_REQUEST} ^\\S+\\s/(?:[\\w.-]+/)*index\\.html[?\\s]
RewriteRule ^(.*/)?index\\.html$ ${basePath}$1 [R=301,L]

# The language of an address without one: that of the last switch, else the browser's first.
RewriteRule ^ - [E=SITE_LANGUAGE:${defaultLanguage}]
${languages.map(preferLanguage).join("\n")}
RewriteCond %{HTTP_COOKIE} (?:^|;\\s*)${LANGUAGE_COOKIE}=(${languages.join("|")})(?:;|$)
RewriteRule ^ - [E=SITE_LANGUAGE:%1]
RewriteRule ^$ ${basePath}%{ENV:SITE_LANGUAGE}/ [R=302,L]
RewriteRule ^(${pages.join("|")})/?$ ${basePath}%{ENV:SITE_LANGUAGE}/$1/ [R=302,L]

# Files of "npm run build -- --precompress".
RemoveType .gz .br
AddEncoding gzip .gz
AddEncoding br .br
${[
  ["br", "br"],
  ["gzip", "gz"],
]
  .map(([encoding, extension]) => preferCompressed(`${encoding}`, `${extension}`))
  .join("\n")}
`;
}

const textTypes = compressible.map((extension) => contentTypes[extension].replace(/;.*/, "")).join(" ");

/** The charset is set apart from the type, so that Apache does not take it for part of it. */
function addType([extension, type]: [extension: string, type: string]): string {
  const [bare, charset] = type.split("; charset=");
  return `AddType ${bare} .${extension}${charset ? `\nAddCharset ${charset} .${extension}` : ""}`;
}

function setCacheControl({ path, cacheControl }: HostTable["rules"][number]): string[] {
  if (!cacheControl) return [];
  const isThere = "%{REQUEST_STATUS} -in {'200', '206', '304'}";
  return [`Header always set Cache-Control "${cacheControl}" "expr=${asksFor([path])} && ${isThere}"`];
}

function setHeader(name: string, value: string, paths: readonly string[]): string {
  return `Header always set ${name} "${value}" "expr=${asksFor(paths)}"`;
}

function asksFor(paths: readonly string[]): string {
  const patterns = paths.map((path) => (path.endsWith("*") ? path.slice(0, -1) : `${path}[? ]`));
  return `%{THE_REQUEST} =~ m#^\\S+ (?:${patterns.join("|")})#`;
}

function preferLanguage(language: string): string {
  return `RewriteCond %{HTTP:Accept-Language} ^\\s*${language}(?:[-,;]|$) [NC]
RewriteRule ^ - [E=SITE_LANGUAGE:${language}]`;
}

function preferCompressed(encoding: string, extension: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule ^(.+)$ $1.${extension} [L,E=no-gzip:1,E=no-brotli:1]`;
}
