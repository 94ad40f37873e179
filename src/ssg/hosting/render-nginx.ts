import type { Site } from "../../facts/create-site.ts";
import { HASHED_FILES, IMMUTABLE, ofPages, REVALIDATE, textTypes } from "./host-table.ts";

/** `nginx.conf`: a server for the `http` block, without global names, so that several sites can share one nginx. */
export function renderNginx({ basePath, facts }: Site, headers: Record<string, string>): string {
  const { hostname } = new URL(facts.origin);
  const addHeaders = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
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

  # An empty header is not sent.
  set $of_pages "";
  if ($uri ~ /(?:index\\.html)?$) {
    set $of_pages "${ofPages.value}";
  }
  add_header ${ofPages.name} $of_pages always;
  ${addHeaders.join("\n  ")}
  add_header Cache-Control "${REVALIDATE}" always;

  location ${basePath}${HASHED_FILES} {
    # nginx drops the headers above where a location adds its own.
    ${addHeaders.join("\n    ")}
    # Without "always", so that no error is cached for a year.
    add_header Cache-Control "${IMMUTABLE}";
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
