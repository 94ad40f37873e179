import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startPreview } from "../../../src/servers/start-preview.ts";
import { type Host, startApache, startNginx } from "../../support/programs/host-binaries.ts";
import { readSource, root } from "../../support/project/project-root.ts";
import { scriptType } from "../../support/site/built-site.ts";
import { type RawResponse, sendRequest } from "../../support/site/send-request.ts";
import type { TestedSite } from "../../support/site/tested-site.ts";

/** The lines for nginx in README.md, which are for a site at the root of a domain. */
const [, nginxLines = ""] = /```nginx\n(.*?)```/s.exec(readSource("README.md")) ?? [];

type Server = "preview server" | "nginx" | "Apache";

/** A request and its response. Paths are relative to the base path. */
interface Row {
  path: string;
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

const ASK_ANEW = "public, max-age=0, must-revalidate";

/** nginx names no character set; each document does. */
const pageType = /^text\/html(?:; ?charset=utf-8)?$/;
const page = (file: string) => ({ status: 200, file, type: pageType });
const missing = { status: 404, file: "404.html", type: pageType };

/** Sends the rows of a table to each host that serves a site: those of README.md, and our own server for our own site. */
export async function testHosts(site: TestedSite): Promise<void> {
  const { basePath, dist, mainScript, read, shippedHeaders } = site;
  const running: Partial<Record<Server, Host>> = { Apache: await startApache(dist, basePath) };
  if (basePath === "/") running.nginx = await startNginx(dist, nginxLines);
  const hosts = Object.keys(running) as Server[];
  if (dist === join(root, "dist")) {
    const { url, close } = await startPreview({ root, basePath, port: 0 });
    running["preview server"] = { origin: new URL(url).origin, stop: close };
  }
  const servers = Object.keys(running) as Server[];
  afterAll(() => Promise.all(Object.values(running).map(({ stop }) => stop())));

  const originOf = (server: Server) => running[server]?.origin ?? "";
  const request = (server: Server, path: string, options: Parameters<typeof sendRequest>[2] = {}) =>
    sendRequest(originOf(server), path, options);

  const table: Row[] = [
    // Pages.
    { path: "", ...page("index.html") },
    { path: "it/", ...page("it/index.html") },
    { path: "en/services/ads/", ...page("en/services/ads/index.html") },
    { path: "it/services/?utm_source=ad&gclid=1", ...page("it/services/index.html") },
    { path: "it/services/index.html", ...page("it/services/index.html") },
    { path: "it/", method: "HEAD", status: 200, type: pageType },
    { path: "it/", headers: { "accept-encoding": "gzip" }, ...page("it/index.html") },
    // Other spellings of the same pages.
    { path: "it/%73ervices/", ...page("it/services/index.html") },
    { path: "/it/", ...page("it/index.html") },
    { path: "embed/%2e%2e/it/", ...page("it/index.html") },
    // Without the final slash, where our own server sends the page at once.
    ...Object.entries({
      "it/services": "it/services/",
      "it/services?gclid=1&x=%C3%A8": "it/services/?gclid=1&x=%C3%A8",
      "services?gclid=1": "services/?gclid=1",
    }).map(([path, to]) => ({ path, status: 301, to, on: hosts })),
    // Files.
    { path: mainScript, status: 200, file: mainScript, type: scriptType },
    { path: "icons/icon.svg", status: 200, file: "icons/icon.svg", type: "image/svg+xml" },
    { path: "icons/icon-512.png?v=1", status: 200, file: "icons/icon-512.png", type: "image/png" },
    { path: "sitemap.xml", status: 200, file: "sitemap.xml", type: /^(text|application)\/xml/ },
    // Missing files.
    ..."nowhere it/nowhere/ fr/about/ IT/ assets/main-0000.js assets/ embed/"
      .split(" ")
      .map((path) => ({ path, ...missing })),
    ...["_headers", ".htaccess"].map((path) => ({ path, ...missing, on: ["Apache"] as const })),
  ];

  describe.each(servers)("%s", (server) => {
    const rows = table.filter(({ on = servers }) => on.includes(server));
    test.each(rows.map((row) => [row.method ?? "GET", row.path || "/", row] as const))(
      "%s %s",
      async (method, _, { path, headers = {}, status, to, file, type }) => {
        const response = await request(server, basePath + path, { method, headers });
        expect(response.status).toBe(status);
        if (to !== undefined) expect(targetOf(response, originOf(server))).toBe(basePath + to);
        if (file) expect(response.text).toBe(read(file, "latin1"));
        if (method === "HEAD") expect(response.text).toBe("");
        if (type) expect(response.headers["content-type"]).toMatch(type);
        // Headers depend on the file that is sent, not on the spelling of its address.
        const sent =
          status === 200 && file ? basePath + file.replace(/(^|\/)index\.html$/, "$1") : `${basePath}missing`;
        expect(response.headers).toMatchObject({ "cache-control": ASK_ANEW, ...shippedHeaders(sent) });
      },
    );

    test("answers 304 if the client has the current file, compressed or not", async () => {
      for (const encoding of ["identity", "gzip"]) {
        const headers = { "accept-encoding": encoding };
        const { headers: first } = await request(server, `${basePath}it/`, { headers });
        const { etag, "last-modified": modified = "" } = first;
        const known = etag ? { "if-none-match": etag } : { "if-modified-since": modified };
        const again = await request(server, `${basePath}it/`, { headers: { ...headers, ...known } });
        expect([encoding, again.status, again.text]).toEqual([encoding, 304, ""]);
        expect(again.headers["content-security-policy"]).toBe("frame-ancestors 'self'");
      }
    });
  });

  test.each(hosts)("%s compresses text on request, and no pictures", async (server) => {
    const headers = { "accept-encoding": "gzip" };
    for (const file of ["it/", mainScript, "icons/icon.svg"]) {
      const response = await request(server, basePath + file, { headers });
      expect([file, response.headers["content-encoding"]]).toEqual([file, "gzip"]);
    }
    const picture = await request(server, `${basePath}icons/icon-512.png`, { headers });
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });

  test("Apache compresses with brotli for those who take it", async () => {
    const page = await request("Apache", `${basePath}it/`, { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect([page.headers["content-encoding"], page.text]).toEqual(["br", read("it/index.html", "latin1")]);
  });

  test.runIf(basePath !== "/")(
    "Apache leads from the base path without its slash to it, and leaves others alone",
    async () => {
      const bare = await request("Apache", basePath.slice(0, -1));
      expect([bare.status, targetOf(bare, originOf("Apache"))]).toEqual([301, basePath]);
      const other = await request("Apache", "/it/");
      expect([other.status, other.headers["content-security-policy"]]).toEqual([404, undefined]);
    },
  );
}

/** Returns path and query of a redirect. Apache adds scheme and host, which must be the server's own. */
function targetOf(response: RawResponse, origin: string): string {
  const target = new URL(response.headers.location ?? "", origin);
  expect(target.origin).toBe(origin);
  return target.pathname + target.search;
}
