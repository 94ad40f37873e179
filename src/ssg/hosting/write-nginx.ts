import { site } from "../../site.ts";
import { basePath } from "../../urls.ts";
import { type HeaderRule, headerRules, REVALIDATE, textTypes } from "./host-table.ts";

/** `nginx.conf`: a server for the `http` block, without global names, so that several sites can share one nginx. */
export function writeNginx(everywhere: HeaderRule["headers"]): string {
  const { hostname } = new URL(site.origin);
  return `# Copy the content of dist to /var/www/${hostname}${basePath} and include this file in the http block,
# for example as /etc/nginx/conf.d/${hostname}.conf. Add TLS as your host recommends.

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  root /var/www/${hostname};
  index index.html;
  server_tokens off;
  # Redirects name only the path, so they are right behind a proxy too.
  absolute_redirect off;

  include mime.types;
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/plain text/css text/javascript application/javascript;

  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types ${textTypes.filter((type) => type !== "text/html").join(" ")};
  # Files of "npm run build -- --precompress". With the ngx_brotli module also: brotli_static on;
  gzip_static on;

${addHeaders(everywhere, "  ")}
  add_header Cache-Control "${REVALIDATE}" always;

  # nginx drops the headers above where a location adds its own.
${headerRules.map((rule) => writeLocation(rule, everywhere)).join("\n")}

  error_page 404 ${basePath}404.html;
  error_page 403 =404 ${basePath}404.html;
  location = ${basePath}404.html {
    internal;
  }
  location ~ /(?:_headers|nginx\\.conf)$|/\\.(?!well-known/) {
    return 404;
  }
}
`;
}

function writeLocation({ path, headers, cacheControl }: HeaderRule, everywhere: HeaderRule["headers"]): string {
  const place = path.endsWith("*") ? path.slice(0, -1) : `= ${path}index.html`;
  // Without "always", so that no error is cached for a year.
  const cache = cacheControl ? `"${cacheControl}"` : `"${REVALIDATE}" always`;
  return `  location ${place} {
${addHeaders({ ...everywhere, ...headers }, "    ")}
    add_header Cache-Control ${cache};
  }`;
}

function addHeaders(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join("\n");
}
