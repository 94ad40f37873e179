import { LANGUAGE_COOKIE } from "../../contract.ts";
import { site } from "../../site.ts";
import { basePath, defaultLanguage, languages } from "../../urls.ts";
import { compressible, contentTypes } from "../content-types.ts";
import { type HostTable, REVALIDATE, valuesByHeader } from "../hosting.ts";

/** `nginx.conf`: one server, to be included in the `http` block. */
export function writeNginx({ unprefixed, everywhere, rules }: HostTable): string {
  const pages = unprefixed.filter((path) => path !== "");
  const byPath = valuesByHeader(rules);
  return `# Put the content of dist into /var/www/site${basePath} and include this file in the http block,
# as /etc/nginx/conf.d/site.conf for instance. Add TLS the way your host does it.

# The language of an address without one: that of the last switch, else the browser's first.
map $http_accept_language $site_browser_language {
  default ${defaultLanguage};
${lines(languages, (language) => `"~*^\\s*${language}(?:[-,;]|$)" ${language};`)}
}
map $cookie_${LANGUAGE_COOKIE} $site_language {
  default $site_browser_language;
${lines(languages, (language) => `${language} ${language};`)}
}
map $status $site_vary {
  302 "Accept-Language, Cookie";
}

map "$status $request_uri" $site_cache_control {
  default "${REVALIDATE}";
${lines(cachedPaths(rules), ([path, value]) => `"~^(?:200|206|304) ${pattern([path])}" "${value}";`)}
}
${[...byPath]
  .map(
    ([name, values]) => `map $request_uri ${variable(name)} {
${lines([...values], ([value, paths]) => `"~^${pattern(paths)}" "${value}";`)}
}`,
  )
  .join("\n")}

server {
  listen 80;
  listen [::]:80;
  server_name ${new URL(site.origin).hostname};
  root /var/www/site;
  index index.html;
  server_tokens off;

  types {
  ${lines(Object.entries(contentTypes), ([extension, type]) => `  ${bareType(type)} ${extension};`)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${typesWithCharset.join(" ")};

  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types ${textTypes.join(" ")};
  # Files of "npm run build -- --precompress"; with the ngx_brotli module also: brotli_static on;
  gzip_static on;

${lines(Object.entries(everywhere), ([name, value]) => `add_header ${name} "${value}" always;`)}
${lines([...byPath.keys()], (name) => `add_header ${name} ${variable(name)} always;`)}
  add_header Cache-Control $site_cache_control always;
  add_header Vary $site_vary always;

  # Redirects name the path alone, so that they are right behind a proxy too.
  absolute_redirect off;
  # Plain names only: of /\\host/index.html nginx would make a redirect to another host.
  if ($request_uri ~ "^/(?:[\\w.-]+/)*index\\.html(?:\\?|$)") {
    rewrite ^(.*/)index\\.html$ $1 permanent;
  }
  location = ${basePath} {
    return 302 ${basePath}$site_language/$is_args$args;
  }
  location ~ ^${basePath}(?<site_page>${pages.join("|")})/?$ {
    return 302 ${basePath}$site_language/$site_page/$is_args$args;
  }

  error_page 404 ${basePath}404.html;
  error_page 403 =404 ${basePath}404.html;
  location = ${basePath}404.html {
    internal;
  }
  location ~ /(?:_headers|_redirects|nginx\\.conf)$|/\\.(?!well-known/) {
    return 404;
  }
}
`;
}

/** nginx sends HTML with the charset and compressed in any case, and asks for the names of the others. */
const otherTypes = Object.values(contentTypes).filter((type) => !type.startsWith("text/html"));
const typesWithCharset = otherTypes.filter((type) => type.includes("charset")).map(bareType);
const textTypes = compressible
  .map((extension) => contentTypes[extension])
  .filter((type) => otherTypes.includes(type))
  .map(bareType);

function bareType(type: string): string {
  return type.replace(/;.*/, "");
}

function lines<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map((item) => `  ${write(item)}`).join("\n");
}

function cachedPaths(rules: HostTable["rules"]): [path: string, value: string][] {
  return rules.flatMap(({ path, cacheControl }) => (cacheControl ? [[path, cacheControl]] : []));
}

/** `Content-Security-Policy` is kept in `$site_content_security_policy`; nginx leaves out a header without value. */
function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

/** The paths of a rule as a regular expression on the request's path and query. */
function pattern(paths: readonly string[]): string {
  return `(?:${paths.map((path) => (path.endsWith("*") ? path.slice(0, -1) : `${path}(?:\\?|$)`)).join("|")})`;
}
