import { describe, expect, test } from "vitest";
import { basePath } from "../../../src/urls.ts";
import { contentOf, hostedSite, hostServers, mainScript, servers, startServers } from "../../support/site/hosted-site.ts";

const { ask } = startServers();

describe.each(servers)("%s", (server) => {
  test("answers 304 if the client has the current file, compressed or not", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const headers = { "accept-encoding": encoding };
      const { headers: first } = await ask(server, `${basePath}it/`, { headers });
      const known = first.etag
        ? { "if-none-match": first.etag }
        : { "if-modified-since": first["last-modified"] ?? "" };
      const again = await ask(server, `${basePath}it/`, { headers: { ...headers, ...known } });
      expect([encoding, again.status, again.text]).toEqual([encoding, 304, ""]);
      expect(again.headers["content-security-policy"]).toBe("frame-ancestors 'self'");
    }
  });
});

describe.each(hostServers)("%s", (server) => {
  test("compresses text on request and sends Vary: Accept-Encoding", async () => {
    for (const file of ["it/", "sitemap.xml", mainScript, "icons/icon.svg"]) {
      const answer = await ask(server, basePath + file, { headers: { "accept-encoding": "gzip" } });
      expect([file, answer.headers["content-encoding"]]).toEqual([file, "gzip"]);
      expect(answer.headers.vary).toContain("Accept-Encoding");
    }
    const headers = { "accept-encoding": "gzip" };
    const picture = await ask(server, `${basePath}images/share/it.png`, { headers });
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });
});

test.each(["it/", "sitemap.xml", mainScript])("nginx sends the precompressed file of %s unchanged", async (file) => {
  const answer = await ask("nginx", basePath + file, { headers: { "accept-encoding": "gzip" } });
  const { files: compressed } = await hostedSite();
  const path = file.endsWith("/") ? `${file}index.html` : file;
  expect(answer.sent).toBe(compressed.find((candidate) => candidate.path === `${path}.gz`)?.body.length);
});

test("Apache compresses with brotli for clients that accept it", async () => {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const answer = await ask("Apache", `${basePath}it/`, { headers });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.text).toBe(contentOf("it/index.html"));
});
