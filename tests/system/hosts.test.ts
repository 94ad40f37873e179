import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startPreview } from "../../src/preview/start-preview.ts";
import { precompress } from "../../src/ssg/hosting/precompress.ts";
import { basePath, paths } from "../../src/urls.ts";
import {
  type ApacheSetup,
  apacheModules,
  type Host,
  type HostedSite,
  startApache,
  startNginx,
} from "../support/programs/host-binaries.ts";
import { root } from "../support/project/project-root.ts";
import { type Answer, ask } from "../support/site/ask.ts";
import { dist, files } from "../support/site/built-site.ts";
import { shippedHeaders } from "../support/site/shipped-headers.ts";

const servers = ["preview server", "nginx", "Apache"] as const;
type Server = (typeof servers)[number];

/** A request and the answer to it. Paths are relative to the base path unless they start with two slashes. */
interface Row {
  ask: string;
  headers?: Record<string, string>;
  method?: string;
  status: number;
  /** Where a redirect leads, with its query. */
  to?: string;
  /** The file that is sent. */
  file?: string;
  type?: string | RegExp;
  /** Servers that the row is for, if not for all. */
  on?: readonly Server[];
}

const html = /^text\/html; ?charset=utf-8$/;
const javascript = /^(text|application)\/javascript(; ?charset=utf-8)?$/;
const plainText = "text/plain; charset=utf-8";
const page = (file: string) => ({ status: 200, file, type: html });
const missing = { status: 404, file: "404.html", type: html };
const script = files.find((file) => /^assets\/main-.*\.js$/.test(file)) ?? "";
const font = files.find((file) => file.endsWith(".woff2")) ?? "";
const hostOnly: readonly Server[] = ["nginx", "Apache"];

const table: Row[] = [
  // Pages.
  { ask: "it/", ...page("it/index.html") },
  { ask: "en/", ...page("en/index.html") },
  { ask: "it/services/", ...page("it/services/index.html") },
  { ask: "en/services/ads/", ...page("en/services/ads/index.html") },
  { ask: "it/services/?utm_source=ad&gclid=1", ...page("it/services/index.html") },
  { ask: "it/services/index.html", ...page("it/services/index.html") },
  { ask: "it/", method: "HEAD", status: 200, type: html },
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
  // The form without the slash.
  { ask: "it", status: 301, to: "it/" },
  { ask: "en", status: 301, to: "en/" },
  { ask: "it/services", status: 301, to: "it/services/" },
  { ask: "it/services/ads", status: 301, to: "it/services/ads/" },
  { ask: "it/services?gclid=1&x=%C3%A8", status: 301, to: "it/services/?gclid=1&x=%C3%A8" },
  { ask: "services?gclid=1", status: 301, to: "services/?gclid=1" },
  { ask: "embed/social-feed", status: 301, to: "embed/social-feed/" },
  // Files.
  { ask: script, status: 200, file: script, type: javascript },
  { ask: font, status: 200, file: font, type: "font/woff2" },
  { ask: "icons/icon.svg", status: 200, file: "icons/icon.svg", type: "image/svg+xml" },
  { ask: "favicon.ico", status: 200, file: "favicon.ico", type: /^image\/(x-icon|vnd\.microsoft\.icon)$/ },
  { ask: "images/share/it.png?v=1", status: 200, file: "images/share/it.png", type: "image/png" },
  { ask: "site.webmanifest", status: 200, file: "site.webmanifest", type: "application/manifest+json" },
  { ask: "sitemap.xml", status: 200, file: "sitemap.xml", type: /^(text|application)\/xml/ },
  { ask: "robots.txt", status: 200, file: "robots.txt", type: plainText },
  { ask: "llms.txt", status: 200, file: "llms.txt", type: plainText },
  { ask: ".well-known/security.txt", status: 200, file: ".well-known/security.txt", type: plainText },
  // What is missing.
  ...[
    ...["nowhere", "it/nowhere/", "it/services/nowhere", "fr/about/", "IT/", "assets/main-0000.js", "assets/"],
    ...["services/nowhere", "embed/", "embed/nowhere", "it/.hidden", ".well-known/nowhere"],
  ].map((ask) => ({ ask, ...missing })),
  ...["_headers", "nginx.conf", ".htaccess", ".nojekyll"].map((ask) => ({ ask, ...missing, on: hostOnly })),
  { ask: "it/services/ads/index.html/", ...missing, on: hostOnly },
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
  { ask: script, method: "POST", status: 405, on: ["nginx"] },
  { ask: "it/", method: "DELETE", status: 405, on: hostOnly },
];

/** Addresses that must lead neither to another host nor out of the site, whatever their status. */
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

let site: HostedSite;
let hosts: Record<Server, Host>;
beforeAll(async () => {
  const built = files.map((path) => ({ path, body: readFileSync(join(dist, path)) }));
  site = { files: [...built, ...(await precompress(root, built))], basePath };
  const [preview, nginx, apache] = await Promise.all([
    startPreview({ root, port: 0 }),
    startNginx(site),
    startApache(site),
  ]);
  hosts = { "preview server": { origin: new URL(preview.url).origin, stop: preview.close }, nginx, Apache: apache };
}, 180_000);
afterAll(async () => {
  for (const host of Object.values(hosts ?? {})) await host.stop();
});

/** Sends a request to a server. Node's client sends `headers` and nothing of its own that matters here. */
function askServer(server: Server, path: string, options: Parameters<typeof ask>[2] = {}): Promise<Answer> {
  return ask(hosts[server].origin, path, options);
}

describe.each(servers)("%s", (server) => {
  const rows = table.filter(({ on = servers }) => on.includes(server));
  test.each(rows.map((row) => [row.method ?? "GET", row.ask || "/", row] as const))("%s %s", async (method, _, row) => {
    const path = row.ask.startsWith("//") ? row.ask : basePath + row.ask;
    const answer = await askServer(server, path, { method, headers: row.headers ?? {} });
    expect(answer.status).toBe(row.status);
    if (row.to !== undefined) expect(targetOf(answer, hosts[server].origin)).toBe(basePath + row.to);
    if (row.file) expect(answer.text).toBe(contentOf(row.file));
    if (row.method === "HEAD") expect(answer.text).toBe("");
    if (row.type) expect(answer.headers["content-type"]).toMatch(row.type);
    // The headers belong to what is sent, however its address is written.
    const isFound = row.status === 200 && row.file !== undefined;
    const expected = shippedHeaders(isFound ? addressOf(row.file ?? "") : "/missing");
    const { "cache-control": cacheControl = "public, max-age=0, must-revalidate", ...others } = expected;
    expect(answer.headers).toMatchObject(others);
    if (row.status === 405) expect(answer.headers["cache-control"] ?? "").not.toContain("immutable");
    else expect(answer.headers["cache-control"]).toBe(cacheControl);
  });

  test.each(paths)("answers /%s with its stub, whatever the language or the cookies of the visitor", async (path) => {
    const address = path === "" ? basePath : `${basePath}${path}/`;
    const visitors = [
      {},
      { "accept-language": "it-IT,it" },
      { "accept-language": "en", cookie: "nf_lang=it; language=it" },
    ];
    for (const headers of visitors) {
      const answer = await askServer(server, address, { headers });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(contentOf(`${path === "" ? "" : `${path}/`}index.html`));
      expect(answer.headers.vary ?? "").not.toMatch(/language|cookie/i);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  // Apache takes the host of a whole address as its own, as it is that of the request.
  test.each(hostile.filter((path) => server !== "Apache" || path.startsWith("/")))(
    "%s leads neither to another host nor out of the site",
    async (path) => {
      const address = /^\/?\//.test(path) && basePath !== "/" ? basePath + path.slice(1) : path;
      const answer = await askServer(server, address);
      const { location } = answer.headers;
      if (location) expect(new URL(location, hosts[server].origin).origin).toBe(hosts[server].origin);
      expect(answer.text).not.toMatch(/root:|"devDependencies"/);
      expect([200, 301, 400, 403, 404, 414]).toContain(answer.status);
    },
  );

  test("answers 304 to who has the file already, compressed or not", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const headers = { "accept-encoding": encoding };
      const { headers: first } = await askServer(server, `${basePath}it/`, { headers });
      const known = first.etag
        ? { "if-none-match": first.etag }
        : { "if-modified-since": first["last-modified"] ?? "" };
      const again = await askServer(server, `${basePath}it/`, { headers: { ...headers, ...known } });
      expect([encoding, again.status, again.text]).toEqual([encoding, 304, ""]);
      expect(again.headers["content-security-policy"]).toBe("frame-ancestors 'self'");
    }
  });
});

describe.each(hostOnly)("%s", (server) => {
  test("sends text compressed to who asks for it, and says that it depends on the asking", async () => {
    for (const file of ["it/", "sitemap.xml", script, "icons/icon.svg"]) {
      const answer = await askServer(server, basePath + file, { headers: { "accept-encoding": "gzip" } });
      expect([file, answer.headers["content-encoding"]]).toEqual([file, "gzip"]);
      expect(answer.headers.vary).toContain("Accept-Encoding");
    }
    const headers = { "accept-encoding": "gzip" };
    const picture = await askServer(server, `${basePath}images/share/it.png`, { headers });
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });
});

test.each(["it/", "sitemap.xml", script])("nginx sends the precompressed file of %s as it is", async (file) => {
  const answer = await askServer("nginx", basePath + file, { headers: { "accept-encoding": "gzip" } });
  const path = file.endsWith("/") ? `${file}index.html` : file;
  expect(answer.sent).toBe(site.files.find((made) => made.path === `${path}.gz`)?.body.length);
});

test("Apache compresses with brotli for who prefers it", async () => {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const answer = await askServer("Apache", `${basePath}it/`, { headers });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.text).toBe(contentOf("it/index.html"));
});

/** Files an owner may add to `static`. */
const types = {
  "a.pdf": "application/pdf",
  "a.jpg": "image/jpeg",
  "a.jpeg": "image/jpeg",
  "a.gif": "image/gif",
  "a.avif": "image/avif",
  "a.webp": "image/webp",
  "a.mp4": "video/mp4",
  "a.css": "text/css; charset=utf-8",
};

test.each([
  ["nginx", startNginx],
  ["Apache", startApache],
])("%s knows the type of every file an owner may add", async (_, start) => {
  const added = Object.keys(types).map((path) => ({ path, body: "content" }));
  const host = await start({ ...site, files: [...site.files, ...added] });
  onTestFinished(() => host.stop());
  const found = Object.keys(types).map(async (path) => [
    path,
    (await ask(host.origin, basePath + path)).headers["content-type"],
  ]);
  expect(Object.fromEntries(await Promise.all(found))).toEqual(types);
});

/** What administrators allow. Each of these answered 500 or 403 to every request once, or could. */
const setups: Record<string, ApacheSetup> = {
  "AllowOverride None": { allowOverride: "None", options: "FollowSymLinks" },
  "AllowOverride FileInfo, without Options and Indexes": { allowOverride: "FileInfo" },
  "Options None": { allowOverride: "FileInfo", options: "None" },
  "Options MultiViews": { modules: [...apacheModules, "negotiation"], options: "Indexes MultiViews FollowSymLinks" },
  ...Object.fromEntries(
    ["headers", "alias", "autoindex", "filter", "deflate", "brotli", "rewrite"].map((module) => [
      `no mod_${module}`,
      { modules: apacheModules.filter((name) => name !== module) },
    ]),
  ),
  "hardly any module": { modules: ["mpm_event", "authz_core", "dir", "mime"] },
};

test.each(Object.entries(setups))("Apache with %s serves the site", async (_, setup) => {
  const host = await startApache(site, setup);
  onTestFinished(() => host.stop());
  const get = (path: string) => ask(host.origin, basePath + path);
  const { modules = apacheModules, allowOverride = "All" } = setup;
  const isRead = allowOverride !== "None";

  const page = await get("it/");
  expect([page.status, page.text]).toEqual([200, contentOf("it/index.html")]);
  expect(page.headers["content-type"]).toMatch(isRead ? html : "text/html");
  expect((await get("services/")).text).toBe(contentOf("services/index.html"));
  expect(await get("it/about")).toMatchObject({ status: 301 });
  expect((await get(script)).headers["content-type"]).toMatch(javascript);
  const nowhere = await get("it/nowhere/");
  expect(nowhere.status).toBe(404);
  if (!isRead) return;
  expect(nowhere.text).toBe(contentOf("404.html"));
  // No folder is listed, though the administrator has allowed it.
  expect(await get("assets/")).toMatchObject({ status: 404 });
  if (modules.includes("headers")) {
    expect(page.headers).toMatchObject(shippedHeaders(`${basePath}it/`));
    expect((await get(script)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

function contentOf(file: string): string {
  return readFileSync(join(dist, file)).toString("latin1");
}

function addressOf(file: string): string {
  return basePath + file.replace(/(^|\/)index\.html$/, "$1");
}

/** Path and query of a redirect. Apache writes scheme and host, which must be its own. */
function targetOf(answer: Answer, origin: string): string {
  const target = new URL(answer.headers.location ?? "", origin);
  expect(target.origin).toBe(origin);
  return target.pathname + target.search;
}
