import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { precompress } from "../../src/ssg/precompress.ts";
import { startServer } from "../../src/ssg/serve.ts";
import { basePath } from "../../src/urls.ts";
import { dist, files, read } from "../support/built-site.ts";
import { type Host, startApache, startNginx } from "../support/host-binaries.ts";
import { root } from "../support/project-root.ts";

/** One request and what every host answers to it. Paths are below the base path unless they begin with two slashes. */
interface Row {
  ask: string;
  headers?: Record<string, string>;
  method?: string;
  status: number;
  /** Where a redirect leads, with its query. */
  to?: string;
  /** The file of the site that is sent. */
  file?: string;
  type?: string;
  cache?: "immutable";
}

const html = "text/html; charset=utf-8";
const italian = { "accept-language": "it-IT,it;q=0.9,en;q=0.8" };
const script = files.find((file) => /^assets\/main-.*\.js$/.test(file)) ?? "";
const font = files.find((file) => file.endsWith(".woff2")) ?? "";

const table: Row[] = [
  // Pages.
  { ask: "it/", status: 200, file: "it/index.html", type: html },
  { ask: "en/", status: 200, file: "en/index.html", type: html },
  { ask: "it/services/", status: 200, file: "it/services/index.html", type: html },
  { ask: "en/services/ads/", status: 200, file: "en/services/ads/index.html", type: html },
  { ask: "it/services/?utm_source=ad&gclid=1", status: 200, file: "it/services/index.html", type: html },
  { ask: "it/%73ervices/", status: 200, file: "it/services/index.html", type: html },
  { ask: "it/", method: "HEAD", status: 200, type: html },
  { ask: "it/", headers: { "accept-encoding": "gzip" }, status: 200, file: "it/index.html", type: html },
  { ask: "it/", headers: { "accept-encoding": "identity" }, status: 200, file: "it/index.html", type: html },
  // One form for each address.
  { ask: "it", status: 301, to: "it/" },
  { ask: "en", status: 301, to: "en/" },
  { ask: "it/services", status: 301, to: "it/services/" },
  { ask: "it/services/ads", status: 301, to: "it/services/ads/" },
  { ask: "it/services?gclid=1&x=%C3%A8", status: 301, to: "it/services/?gclid=1&x=%C3%A8" },
  { ask: "it/index.html", status: 301, to: "it/" },
  { ask: "it/services/index.html", status: 301, to: "it/services/" },
  { ask: "it/index.html?utm_source=ad", status: 301, to: "it/?utm_source=ad" },
  { ask: "index.html", status: 301, to: "" },
  { ask: "embed/social-feed", status: 301, to: "embed/social-feed/" },
  // Addresses without a language.
  { ask: "", headers: italian, status: 302, to: "it/" },
  { ask: "", headers: { "accept-language": "it" }, status: 302, to: "it/" },
  { ask: "", headers: { "accept-language": "IT-ch" }, status: 302, to: "it/" },
  { ask: "", headers: { "accept-language": "fr,it;q=0.9" }, status: 302, to: "en/" },
  { ask: "", headers: { "accept-language": "ita" }, status: 302, to: "en/" },
  { ask: "", status: 302, to: "en/" },
  { ask: "services", headers: italian, status: 302, to: "it/services/" },
  { ask: "services/", headers: italian, status: 302, to: "it/services/" },
  { ask: "services/ads", status: 302, to: "en/services/ads/" },
  { ask: "about/?gclid=1", headers: italian, status: 302, to: "it/about/?gclid=1" },
  { ask: "google-ads?gclid=1", status: 302, to: "en/google-ads/?gclid=1" },
  { ask: "landing/", headers: { ...italian, cookie: "nf_lang=en" }, status: 302, to: "en/landing/" },
  { ask: "contact", headers: { "accept-language": "en", cookie: "a=1; nf_lang=it" }, status: 302, to: "it/contact/" },
  { ask: "contact", headers: { ...italian, cookie: "nf_lang=fr" }, status: 302, to: "it/contact/" },
  { ask: "contact", headers: { ...italian, cookie: "my_nf_lang=en" }, status: 302, to: "it/contact/" },
  // Files.
  { ask: script, status: 200, file: script, type: "text/javascript; charset=utf-8", cache: "immutable" },
  { ask: font, status: 200, file: font, type: "font/woff2", cache: "immutable" },
  { ask: "icons/icon.svg", status: 200, file: "icons/icon.svg", type: "image/svg+xml" },
  { ask: "favicon.ico", status: 200, file: "favicon.ico", type: "image/x-icon" },
  { ask: "images/share/it.png?v=1", status: 200, file: "images/share/it.png", type: "image/png" },
  { ask: "site.webmanifest", status: 200, file: "site.webmanifest", type: "application/manifest+json" },
  { ask: "sitemap.xml", status: 200, file: "sitemap.xml", type: "application/xml" },
  { ask: "robots.txt", status: 200, file: "robots.txt", type: "text/plain; charset=utf-8" },
  { ask: "llms.txt", status: 200, file: "llms.txt", type: "text/plain; charset=utf-8" },
  {
    ask: ".well-known/security.txt",
    status: 200,
    file: ".well-known/security.txt",
    type: "text/plain; charset=utf-8",
  },
  { ask: "embed/social-feed/", status: 200, file: "embed/social-feed/index.html", type: html },
  // What is not there.
  ...[
    ...["nowhere", "it/nowhere/", "it/services/nowhere", "fr/about/", "IT/", "assets/main-0000.js", "assets/"],
    ...["404.html", "_headers", "_redirects", "nginx.conf", ".htaccess", ".nojekyll", "it/.hidden"],
    ...["//evil.example/", "//evil.example/index.html", "%5Cevil.example/", "%5Cevil.example/index.html"],
    ...["services/nowhere", "it/services/ads/index.html/"],
  ].map((ask) => ({ ask, status: 404, file: "404.html", type: html })),
  // What is no address, or no question.
  { ask: "it/%E0%A4%A", status: 400 },
  { ask: "../../../../etc/passwd", status: 400 },
  { ask: "%2e%2e/%2e%2e/%2e%2e/etc/passwd", status: 400 },
  { ask: "it/", method: "POST", status: 405 },
  { ask: "it/", method: "DELETE", status: 405 },
];

let hosts: Record<string, Host>;
beforeAll(async () => {
  const built = files.map((path) => ({ path, body: readFileSync(join(dist, path)) }));
  const all = [...built, ...(await precompress(root, built))];
  const [server, nginx, apache] = await Promise.all([
    startServer({ root, port: 0 }),
    startNginx(all, basePath),
    startApache(all, basePath),
  ]);
  hosts = {
    "preview server": { origin: new URL(server.url).origin, stop: server.close },
    nginx,
    Apache: apache,
  };
}, 180_000);
afterAll(async () => {
  for (const host of Object.values(hosts ?? {})) await host.stop();
});

test("the table has at least 40 requests", () => {
  expect(table.length).toBeGreaterThanOrEqual(40);
});

describe.each(["preview server", "nginx", "Apache"])("%s", (name) => {
  test.each(table.map((row) => [row.method ?? "GET", row.ask || "/", row] as const))(
    "%s %s",
    async (method, _, row) => {
      const path = row.ask.startsWith("//") ? row.ask : basePath + row.ask;
      const answer = await ask(hosts[name], method, path, row.headers ?? {});
      expect(answer.status).toBe(row.status);
      if (row.to !== undefined) {
        // Apache writes redirects with scheme and host, which must be its own.
        const target = new URL(answer.headers.location ?? "", hosts[name]?.origin);
        expect(target.origin).toBe(hosts[name]?.origin);
        expect(target.pathname + target.search).toBe(basePath + row.to);
      }
      if (row.status === 302) expect(answer.headers.vary?.replaceAll(" ", "")).toContain("Accept-Language,Cookie");
      if (row.file) expect(answer.text).toBe(readFileSync(join(dist, row.file)).toString("latin1"));
      if (row.method === "HEAD") expect(answer.text).toBe("");
      if (row.type) expect(answer.headers["content-type"]).toBe(row.type);
      // Apache and nginx refuse what is no address before they read any rule.
      if (row.status === 400) return;
      expect(answer.headers["cache-control"]).toBe(
        row.cache ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      );
      expect(answer.headers).toMatchObject(common);
      expect(answer.headers["content-security-policy"]).toBe(policies.get(path.replace(/\?.*/, "")));
    },
  );

  test("answers 304 to who has the file already, compressed or not", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const headers = { "accept-encoding": encoding };
      const first = await ask(hosts[name], "GET", `${basePath}it/`, headers);
      expect(first.headers.etag).toBeTruthy();
      const again = await ask(hosts[name], "GET", `${basePath}it/`, {
        ...headers,
        "if-none-match": first.headers.etag ?? "",
      });
      expect([encoding, again.status, again.text]).toEqual([encoding, 304, ""]);
    }
  });

  test("sends text compressed to who asks for it, and says that it depends on the asking", async () => {
    for (const file of ["it/", "sitemap.xml", script, "icons/icon.svg"]) {
      const answer = await ask(hosts[name], "GET", basePath + file, { "accept-encoding": "gzip" });
      expect([file, answer.headers["content-encoding"]]).toEqual([file, "gzip"]);
      expect(answer.headers.vary).toContain("Accept-Encoding");
    }
    const picture = await ask(hosts[name], "GET", `${basePath}images/share/it.png`, { "accept-encoding": "gzip" });
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });
});

describe.each(["nginx", "Apache"])("%s with compressed files beside the originals", (name) => {
  test.each(["it/", "sitemap.xml", script])("sends the gzip file of %s as it is", async (file) => {
    const answer = await ask(hosts[name], "GET", basePath + file, { "accept-encoding": "gzip" });
    const path = file.endsWith("/") ? `${file}index.html` : file;
    const [kept] = await precompress(root, [{ path, body: readFileSync(join(dist, path)) }]).then((made) =>
      made.filter((made) => made.path.endsWith(".gz")),
    );
    expect(answer.sent).toBe(kept?.body.length);
  });
});

test("Apache sends the brotli file to who prefers it", async () => {
  const answer = await ask(hosts.Apache, "GET", `${basePath}it/`, { "accept-encoding": "gzip, deflate, br" });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["content-type"]).toBe(html);
  expect(answer.text).toBe(readFileSync(join(dist, "it/index.html")).toString("latin1"));
});

/** The headers of every answer, and the policy of each document, as `_headers` has them. */
const rules = read("_headers")
  .trim()
  .split(/\n\n/)
  .map((block) => {
    const [path = "", ...lines] = block.split("\n");
    return {
      path,
      headers: Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2),
        ),
      ),
    };
  });
const common = Object.fromEntries(
  Object.entries(rules[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
);
const policies = new Map(rules.map(({ path, headers }) => [path, headers["Content-Security-Policy"]]));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Bytes as they came. */
  sent: number;
  /** Decompressed, one character for each byte. */
  text: string;
}

/** Asks for the path as it stands: `fetch` would tidy it up. */
function ask(host: Host | undefined, method: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const { hostname, port } = new URL(host?.origin ?? "");
  return new Promise((resolve, reject) => {
    const question = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const encoding = response.headers["content-encoding"];
        const plain =
          encoding === "gzip" && body.length > 0
            ? gunzipSync(body)
            : encoding === "br" && body.length > 0
              ? brotliDecompressSync(body)
              : body;
        resolve({
          status: response.statusCode,
          headers: response.headers,
          sent: body.length,
          text: plain.toString("latin1"),
        });
      });
    });
    question.on("error", reject);
    question.end();
  });
}
