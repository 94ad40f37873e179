import { afterEach, beforeEach, expect, test } from "vitest";
import { type DevServer, startDevServer } from "../../src/commands/dev-server.ts";

let server: DevServer;
beforeEach(async () => {
  server = await startDevServer(0);
});
afterEach(() => server.close());

const page = (path: string, text = path) => ({ path, body: `<!doctype html><body>${text}</body>` });
const get = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, text: await response.text() };
};

test("serves the files of the last build, with a script in each page that follows the next", async () => {
  await server.show([page("it/index.html", "first"), { path: "assets/a.js", body: "1" }]);
  expect(await get("it/")).toMatchObject({ status: 200, text: expect.stringMatching(/first<script>/) });
  expect((await get("it/")).text).not.toContain("__name");
  expect(await get("assets/a.js")).toEqual({ status: 200, text: "1" });
  expect(await server.show([page("it/index.html", "second"), { path: "assets/a.js", body: "1" }])).toBe(1);
  expect((await get("it")).text).toContain("second");
});

test.each([
  ["assets/main-A1B2C3D4.js", "max-age=31536000, immutable"],
  ["it/", "no-store"],
  ["images/map.svg", "no-store"],
])("a reload may keep what has its hash in its name, and nothing else: %s", async (path, caching) => {
  await server.show([
    page("it/index.html"),
    { path: "assets/main-A1B2C3D4.js", body: "1" },
    { path: "images/map.svg", body: "<svg/>" },
  ]);
  expect((await fetch(server.url + path)).headers.get("cache-control")).toBe(caching);
});

test.each(["nowhere/", "%E0%A4%A", "it/../../package.json"])("answers 404 to %s", async (path) => {
  await server.show([page("it/index.html"), page("404.html", "not here")]);
  expect(await get(path)).toMatchObject({ status: 404, text: expect.stringContaining("not here") });
});

test("takes the content security policy out, which would forbid that script", async () => {
  await server.show([
    page("it/index.html", '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">'),
  ]);
  expect((await get("it/")).text).not.toContain("Content-Security-Policy");
});

test("tells the page that is open as soon as its own file is made, and serves the others once they are", async () => {
  await server.show([page("it/index.html", "first"), page("en/index.html", "first")]);
  const events = await follow("/it/");
  expect(server.open()).toContain("it/index.html");
  let seen = "";
  function* files() {
    yield page("it/index.html", "second");
    seen = "it";
    yield page("en/index.html", "second");
    seen = "all";
  }
  const shown = server.show(files());
  expect(await events.next()).toBe("event: built");
  expect((await get("en/")).text).toContain("second");
  expect(seen).toBe("all");
  expect(await shown).toBe(2);
});

test("leaves the page as it was while it cannot be rendered, and tells the problem to it and to whoever comes", async () => {
  await server.show([page("it/index.html", "first")]);
  const events = await follow("/it/");
  function* broken() {
    yield { path: "it/index.html", body: "" };
    throw new Error("boom");
  }
  await expect(server.show(broken())).rejects.toThrow("boom");
  server.fail("src/pages/home.tsx:1:1 boom");
  expect(await events.next()).toBe("event: problem");
  expect((await get("it/")).text).toContain("first");
  expect(await (await follow("/it/")).next()).toBe("event: problem");
  await server.show([page("it/index.html", "mended")]);
  expect(await events.next()).toBe("event: built");
});

test("a page is served as soon as it is made, while others are still to come", async () => {
  const count = 1000;
  let made = 0;
  function* files() {
    while (made < count) yield page(`it/${made++}/index.html`);
  }
  const shown = server.show(files());
  expect((await get("it/0/")).status).toBe(200);
  expect(made).toBeLessThan(count);
  expect((await get(`it/${count - 1}/`)).status).toBe(200);
  await shown;
});

test("stops making pages for nobody once a newer build is about to", async () => {
  await server.show([page("it/index.html", "first"), page("en/index.html", "first")]);
  const events = await follow("/it/");
  const outdated = new AbortController();
  function* files() {
    yield page("it/index.html", "second");
    outdated.abort();
    yield page("en/index.html", "second");
    throw new Error("not reached");
  }
  await server.show(files(), outdated.signal);
  expect(await events.next()).toBe("event: built");
  expect((await get("it/")).text).toContain("second");
  expect((await get("en/")).status).toBe(200);
});

test("numbers the builds in their pages, so that the router keeps none of an older one", async () => {
  const built = () => [page("it/index.html", '<meta name="build" content="cda8a6a6b3"/>')];
  await server.show(built());
  const first = (await get("it/")).text;
  await server.show(built());
  const second = (await get("it/")).text;
  const build = /<meta name="build" content="(\d+)">/;
  expect(build.exec(second)?.[1]).not.toBe(build.exec(first)?.[1]);
  expect(first).toMatch(build);
});

/** Listens as a page does. */
async function follow(path: string): Promise<{ next(): Promise<string> }> {
  const { body } = await fetch(new URL(`/__dev?page=${encodeURIComponent(path)}`, server.url));
  const reader = (body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream() as never).getReader();
  let text = "";
  return {
    async next() {
      for (;;) {
        const [, name, rest] = /^(?::.*\n\n)?(event: \w+)\ndata: .*\n\n([\s\S]*)$/.exec(text) ?? [];
        if (name !== undefined) {
          text = rest ?? "";
          return name;
        }
        text += (await reader.read()).value;
      }
    },
  };
}
