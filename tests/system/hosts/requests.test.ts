import { describe, expect, test } from "vitest";
import { basePath, paths } from "../../../src/urls.ts";
import type { Answer } from "../../support/site/ask.ts";
import { files } from "../../support/site/built-site.ts";
import {
  contentOf,
  hostServers,
  htmlType,
  mainScript,
  type Server,
  scriptType,
  servers,
  startServers,
} from "../../support/site/hosted-site.ts";
import { shippedHeaders } from "../../support/site/shipped-headers.ts";

const { ask, originOf } = startServers();

/** A request and its answer. Paths are relative to the base path unless they start with two slashes. */
interface Row {
  ask: string;
  headers?: Record<string, string>;
  method?: string;
  status: number;
  /** Target of a redirect, with its query. */
  to?: string;
  /** The file that is sent. */
  file?: string;
  type?: string | RegExp;
  /** Servers that the row applies to; all by default. */
  on?: readonly Server[];
}

const plainText = "text/plain; charset=utf-8";
const page = (file: string) => ({ status: 200, file, type: htmlType });
const missing = { status: 404, file: "404.html", type: htmlType };
const font = files.find((file) => file.endsWith(".woff2")) ?? "";

const table: Row[] = [
  // Pages.
  { ask: "it/", ...page("it/index.html") },
  { ask: "en/", ...page("en/index.html") },
  { ask: "it/services/", ...page("it/services/index.html") },
  { ask: "en/services/ads/", ...page("en/services/ads/index.html") },
  { ask: "it/services/?utm_source=ad&gclid=1", ...page("it/services/index.html") },
  { ask: "it/services/index.html", ...page("it/services/index.html") },
  { ask: "it/", method: "HEAD", status: 200, type: htmlType },
  { ask: "it/", headers: { "accept-encoding": "gzip" }, ...page("it/index.html") },
  { ask: "it/", headers: { "accept-encoding": "identity" }, ...page("it/index.html") },
  { ask: "embed/social-feed/", ...page("embed/social-feed/index.html") },
  // Other spellings of the same pages.
  { ask: "%69t/", ...page("it/index.html") },
  { ask: "it/%73ervices/", ...page("it/services/index.html") },
  { ask: "//it/", ...page("it/index.html") },
  { ask: "it//", ...page("it/index.html") },
  { ask: "it/./services/../", ...page("it/index.html") },
  { ask: "embed/../it/", ...page("it/index.html") },
  { ask: "embed/%2e%2e/it/", ...page("it/index.html") },
  { ask: "embed//social-feed/", ...page("embed/social-feed/index.html") },
  // Without the final slash.
  { ask: "it", status: 301, to: "it/" },
  { ask: "en", status: 301, to: "en/" },
  { ask: "it/services", status: 301, to: "it/services/" },
  { ask: "it/services/ads", status: 301, to: "it/services/ads/" },
  { ask: "it/services?gclid=1&x=%C3%A8", status: 301, to: "it/services/?gclid=1&x=%C3%A8" },
  { ask: "services?gclid=1", status: 301, to: "services/?gclid=1" },
  { ask: "embed/social-feed", status: 301, to: "embed/social-feed/" },
  // Files.
  { ask: mainScript, status: 200, file: mainScript, type: scriptType },
  { ask: font, status: 200, file: font, type: "font/woff2" },
  { ask: "icons/icon.svg", status: 200, file: "icons/icon.svg", type: "image/svg+xml" },
  { ask: "favicon.ico", status: 200, file: "favicon.ico", type: /^image\/(x-icon|vnd\.microsoft\.icon)$/ },
  { ask: "images/share/it.png?v=1", status: 200, file: "images/share/it.png", type: "image/png" },
  { ask: "site.webmanifest", status: 200, file: "site.webmanifest", type: "application/manifest+json" },
  { ask: "sitemap.xml", status: 200, file: "sitemap.xml", type: /^(text|application)\/xml/ },
  { ask: "robots.txt", status: 200, file: "robots.txt", type: plainText },
  { ask: "llms.txt", status: 200, file: "llms.txt", type: plainText },
  { ask: ".well-known/security.txt", status: 200, file: ".well-known/security.txt", type: plainText },
  // Missing files.
  ...[
    ...["nowhere", "it/nowhere/", "it/services/nowhere", "fr/about/", "IT/", "assets/main-0000.js", "assets/"],
    ...["services/nowhere", "embed/", "embed/nowhere", "it/.hidden", ".well-known/nowhere"],
  ].map((ask) => ({ ask, ...missing })),
  ...["_headers", "nginx.conf", ".htaccess", ".nojekyll"].map((ask) => ({ ask, ...missing, on: hostServers })),
  { ask: "it/services/ads/index.html/", ...missing, on: hostServers },
  { ask: "404.html", ...missing, on: ["nginx"] },
  // Hostile addresses.
  ...[
    ...["//evil.example/", "//evil.example/index.html", "/%2Fevil.example/", "%5Cevil.example/", "%5C%5Cevil.example"],
    ...[
      "%5Cevil.example/index.html",
      "\\evil.example",
      "\\\\evil.example\\..",
      "it/\\..\\..\\package.json",
      "%E2%80%AE/",
    ],
  ].map((ask) => ({ ask, ...missing, on: ["preview server", "nginx"] as const })),
  // Methods.
  { ask: "it/", method: "POST", status: 405, on: ["nginx"] },
  { ask: mainScript, method: "POST", status: 405, on: ["nginx"] },
  { ask: "it/", method: "DELETE", status: 405, on: hostServers },
];

/** Addresses that try to reach another host or a file outside the site. */
const hostile = [
  ...["//evil.example", "//evil.example/", "//evil.example/..", "//evil.example/%2e%2e", "/%2Fevil.example/"],
  ...["///evil.example/it", "/\\evil.example/", "/\\/evil.example", "/%5Cevil.example", "/%5C%5Cevil.example/"],
  ...["//evil.example/it", "/it/..//evil.example", "/it//evil.example/..", "/.//evil.example", "/%09/evil.example"],
  ...["//it", "//it/services", "/\\it", "/%5Cit", "/it%2Fservices", "/it%5Cservices", "/it/;@evil.example"],
  ...["http://evil.example/it", "http://evil.example//it", "//user@evil.example/it", "/it?//evil.example", "/it%00"],
  ...[
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/%2e%2e%2fpackage.json",
    "/it/../../package.json",
  ],
  ...[
    "/..%5cpackage.json",
    "/%2e%2e%5cpackage.json",
    "/..\\package.json",
    "/%252e%252e/package.json",
    "/....//package.json",
  ],
  ...[
    "/../../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/it/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
  ],
  ...["/it/%E0%A4%A", "/%", "/%zz", `/${"x".repeat(9000)}`],
];

describe.each(servers)("%s", (server) => {
  const rows = table.filter(({ on = servers }) => on.includes(server));
  test.each(rows.map((row) => [row.method ?? "GET", row.ask || "/", row] as const))("%s %s", async (method, _, row) => {
    const path = row.ask.startsWith("//") ? row.ask : basePath + row.ask;
    const answer = await ask(server, path, { method, headers: row.headers ?? {} });
    expect(answer.status).toBe(row.status);
    if (row.to !== undefined) expect(targetOf(answer, originOf(server))).toBe(basePath + row.to);
    if (row.file) expect(answer.text).toBe(contentOf(row.file));
    if (row.method === "HEAD") expect(answer.text).toBe("");
    if (row.type) expect(answer.headers["content-type"]).toMatch(row.type);
    // Headers depend on the file that is sent, not on the spelling of its address.
    const isFound = row.status === 200 && row.file !== undefined;
    const expected = shippedHeaders(isFound ? addressOf(row.file ?? "") : "/missing");
    const { "cache-control": cacheControl = "public, max-age=0, must-revalidate", ...others } = expected;
    expect(answer.headers).toMatchObject(others);
    if (row.status === 405) expect(answer.headers["cache-control"] ?? "").not.toContain("immutable");
    else expect(answer.headers["cache-control"]).toBe(cacheControl);
  });

  test.each(paths)("serves the same stub for /%s to every language and with any cookie", async (path) => {
    const address = path === "" ? basePath : `${basePath}${path}/`;
    const visitors = [
      {},
      { "accept-language": "it-IT,it" },
      { "accept-language": "en", cookie: "nf_lang=it; language=it" },
    ];
    for (const headers of visitors) {
      const answer = await ask(server, address, { headers });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(contentOf(`${path === "" ? "" : `${path}/`}index.html`));
      expect(answer.headers.vary ?? "").not.toMatch(/language|cookie/i);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  // Apache accepts the host of an absolute address, because the request names the same host.
  test.each(hostile.filter((path) => server !== "Apache" || path.startsWith("/")))(
    "%s leads neither to another host nor to a file outside the site",
    async (path) => {
      const address = /^\/?\//.test(path) && basePath !== "/" ? basePath + path.slice(1) : path;
      const answer = await ask(server, address);
      const { location } = answer.headers;
      if (location) expect(new URL(location, originOf(server)).origin).toBe(originOf(server));
      expect(answer.text).not.toMatch(/root:|"devDependencies"/);
      expect([200, 301, 400, 403, 404, 414]).toContain(answer.status);
    },
  );
});

function addressOf(file: string): string {
  return basePath + file.replace(/(^|\/)index\.html$/, "$1");
}

/** Returns path and query of a redirect. Apache adds scheme and host, which must be the server's own. */
function targetOf(answer: Answer, origin: string): string {
  const target = new URL(answer.headers.location ?? "", origin);
  expect(target.origin).toBe(origin);
  return target.pathname + target.search;
}
