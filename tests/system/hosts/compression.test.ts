import { describe, expect, test } from "vitest";
import { basePath } from "../../../src/urls.ts";
import {
  contentOf,
  hostedSite,
  hostServers,
  mainScript,
  servers,
  startServers,
} from "../../support/site/hosted-site.ts";

const { request } = startServers();

describe.each(servers)("%s", (server) => {
  test("answers 304 if the client has the current file, compressed or not", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const headers = { "accept-encoding": encoding };
      const { headers: first } = await request(server, `${basePath}it/`, { headers });
      const known = first.etag
        ? { "if-none-match": first.etag }
        : { "if-modified-since": first["last-modified"] ?? "" };
      const again = await request(server, `${basePath}it/`, { headers: { ...headers, ...known } });
      expect([encoding, again.status, again.text]).toEqual([encoding, 304, ""]);
      expect(again.headers["content-security-policy"]).toBe("frame-ancestors 'self'");
    }
  });
});

describe.each(hostServers)("%s", (server) => {
  test("compresses text on request and sends Vary: Accept-Encoding", async () => {
    for (const file of ["it/", "sitemap.xml", mainScript, "icons/icon.svg"]) {
      const response = await request(server, basePath + file, { headers: { "accept-encoding": "gzip" } });
      expect([file, response.headers["content-encoding"]]).toEqual([file, "gzip"]);
      expect(response.headers.vary).toContain("Accept-Encoding");
    }
    const headers = { "accept-encoding": "gzip" };
    const picture = await request(server, `${basePath}images/share/it.png`, { headers });
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });
});

test.each(["it/", "sitemap.xml", mainScript])("nginx sends the precompressed file of %s unchanged", async (file) => {
  const response = await request("nginx", basePath + file, { headers: { "accept-encoding": "gzip" } });
  const { files: compressed } = await hostedSite();
  const path = file.endsWith("/") ? `${file}index.html` : file;
  expect(response.sent).toBe(compressed.find((candidate) => candidate.path === `${path}.gz`)?.body.length);
});

test("Apache compresses with brotli for clients that accept it", async () => {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const response = await request("Apache", `${basePath}it/`, { headers });
  expect(response.headers["content-encoding"]).toBe("br");
  expect(response.text).toBe(contentOf("it/index.html"));
});
