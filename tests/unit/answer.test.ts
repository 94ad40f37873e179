import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { answer } from "../../src/ssg/answer.ts";
import { headersFor, redirectFor, visitorLanguage } from "../../src/ssg/host-rules.ts";

/** `tests/dist/hosts.test.ts` holds the answers against real hosts; here stands what they do in their own way. */
const site: Record<string, string> = {
  "it/index.html": "<!doctype html><p>Casa".padEnd(500, "."),
  "404.html": "<!doctype html>missing",
  "picture.png": "pixels",
  _headers: "/*\n  X-Everywhere: yes\n",
};

function ask(target: string, headers: Record<string, string> = {}, files = site) {
  return answer({ method: "GET", target, headers }, async (path) => {
    const body = files[path];
    return body === undefined ? null : Buffer.from(body);
  });
}

describe("compression", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.5", "br"],
    ["identity", undefined],
    ["", undefined],
  ])("for %j is %s", async (accepted, encoding) => {
    const { headers, body } = await ask("/it/", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    const plain =
      encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : Buffer.from(body);
    expect(plain.toString()).toBe(site["it/index.html"]);
    expect(headers["content-length"]).toBe(String(body.length));
  });

  test("takes the file that lies beside the original", async () => {
    const { body } = await ask("/it/", { "accept-encoding": "br" }, { ...site, "it/index.html.br": "kept" });
    expect(Buffer.from(body).toString()).toBe("kept");
  });

  test("leaves pictures alone", async () => {
    const { headers } = await ask("/picture.png", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("an entity tag", () => {
  test.each([
    ["the tag itself", (tag: string) => tag, 304],
    ["a list with it", (tag: string) => `"other", ${tag}`, 304],
    ["its weak form", (tag: string) => `W/${tag.replace("W/", "")}`, 304],
    ["any", () => "*", 304],
    ["another", () => '"other"', 200],
  ])("matches %s with status %#", async (_, send, status) => {
    const { headers } = await ask("/it/");
    const again = await ask("/it/", { "if-none-match": send(headers.etag ?? "") });
    expect(again.status).toBe(status);
    if (status === 304) expect(again.body.length).toBe(0);
  });

  test("says nothing about a page that is missing", async () => {
    const { headers } = await ask("/nowhere");
    expect((await ask("/nowhere", { "if-none-match": headers.etag ?? "" })).status).toBe(404);
  });
});

test("headers of a rule reach every answer, and a miss is never kept for long", async () => {
  const rules = { ...site, _headers: "/*\n  X-Everywhere: yes\n\n/assets/*\n  Cache-Control: immutable\n" };
  expect((await ask("/it", {}, rules)).headers["x-everywhere"]).toBe("yes");
  expect((await ask("/assets/gone.js", {}, rules)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test.each([
  ["/../secret", 400],
  ["/it/../../secret", 400],
  ["/%2e%2e/secret", 400],
  ["/it/%00", 400],
  ["/it/%zz", 400],
  ["relative", 400],
  ["/it/../it/", 200],
  ["//it//", 200],
  [`/${"x".repeat(9000)}`, 404],
  ["/_headers", 404],
])("%s is answered with %i", async (target, status) => {
  expect((await ask(target)).status).toBe(status);
});

describe("the rules of _headers and _redirects", () => {
  test("values of several rules are joined, and a star stands for any rest", () => {
    const rules = "# comment\n/*\n  A: 1\n\n/x/*\n  A: 2\n  B: b: c\n/x\n  C: 3\n";
    expect(headersFor("/x/y", rules)).toEqual({ a: "1, 2", b: "b: c" });
    expect(headersFor("/x", rules)).toEqual({ a: "1", c: "3" });
  });

  test("the first redirect that fits path and language wins", () => {
    const rules = "# comment\n/a /it/a/ 302! Language=it\n/a /en/a/ 302!\n/ /en/ 301\n";
    expect(redirectFor("/a/", "it", rules)).toMatchObject({ to: "/it/a/", status: 302 });
    expect(redirectFor("/a", "fr", rules)).toMatchObject({ to: "/en/a/" });
    expect(redirectFor("/", "it", rules)).toMatchObject({ to: "/en/", status: 301 });
    expect(redirectFor("/a/b", "it", rules)).toBeUndefined();
  });

  test.each([
    [{ "accept-language": "it-IT,en;q=0.5" }, "it"],
    [{ "accept-language": " IT" }, "it"],
    [{ "accept-language": "en", cookie: "a=b; nf_lang=it" }, "it"],
    [{ "accept-language": "en", cookie: "nf_lang=xx" }, "en"],
    [{}, ""],
  ])("a visitor with %j has the language %j", (headers, language) => {
    expect(visitorLanguage(headers)).toBe(language);
  });
});
