import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { copyProject } from "../../support/project/project-copy.ts";
import { sendRequest } from "../../support/site/send-request.ts";

const copy = await copyProject();
afterAll(copy.remove);
const server = await copy.dev();
afterAll(server.stop);

const get = (path: string) => sendRequest(server.url, path);

/** Changes a file until the end of the test. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  onTestFinished(await copy.edit(file, change));
}

const PAGE = "text/html; charset=utf-8";

test.each([
  ["/it/", 200, PAGE],
  ["/it/services/ads", 200, PAGE],
  ["/services/", 200, PAGE],
  // As a name with a space or an accent is written in addresses.
  ["/it/services/%61ds/", 200, PAGE],
  ["/pages/it.json", 200, "application/json"],
  ["/images/map.svg", 200, "image/svg+xml"],
  ["/nowhere/", 404, PAGE],
  ["/%E0%A4%A", 404, PAGE],
  ["/it/../../package.json", 404, PAGE],
  ["//", 404, PAGE],
])("GET %s answers %i", async (path, status, type) => {
  expect(await get(path)).toMatchObject({ status, headers: { "content-type": type } });
});

test("the page of looks has every block, and each block all of its kinds in every tone", async () => {
  const { text } = await get("/__looks/");
  const names = fastGlob.sync("styles/**/*.look.tsx", { cwd: copy.root }).map((file) => basename(file, ".look.tsx"));
  expect(names.length).toBeGreaterThan(12);
  for (const name of names)
    for (const width of [390, 1440]) expect(text).toContain(`<iframe src="/__looks/${name}/" width="${width}"`);
  // A frame is as wide as it says, whatever room the page has.
  expect(text).toMatch(/<style>[^<]*\.looks-frame > iframe \{\s*max-inline-size: none;/);
  const tones = ["paper", "sand", "mustard", "teal", "tomato", "sky", "ink"];
  const looks = {
    hero: ["framed", "bleeds", "hangs", "frieze", "type"].flatMap((kind) =>
      tones.map((tone) => `hero ${kind} tone-${tone}"`),
    ),
    rows: tones.map((tone) => `section tone-${tone}"`),
    steps: ['class="steps"', 'class="point-list"'],
    cta: ["art-left", "poster-type"],
    tones: ["--surface", "--press-over-text"].map((role) => `class="specimen specimen${role}"`),
    type: [".specimen--type-poster{font:var(--type-poster)}", 'class="title-s"'],
    tokens: [".specimen--space-2xl{inline-size:var(--space-2xl)}", ".specimen--radius{border-radius:var(--radius)}"],
    tool: ["online-day", "lost-calls", "ads-cost"].map((name) => `data-island="${name}"`),
  };
  for (const [name, parts] of Object.entries(looks)) {
    const { status, text } = await get(`/__looks/${name}/`);
    expect(status).toBe(200);
    for (const part of parts) expect(text, name).toContain(part);
  }
  expect((await get("/__looks/nothing/")).status).toBe(404);
});

/** No share image is drawn before somebody looks at it. */
const withoutShareImage = (html: string) => html.replace(/<meta (?:property="og:image|name="twitter:)[^>]*>/g, "");

test("a page is that of the build without its share image, and a script that reloads it", async () => {
  expect(await copy.build()).toMatchObject({ status: 0 });
  const built = (await readFile(join(copy.root, "dist/it/about/index.html"))).toString("latin1");
  const { text } = await get("/it/about/");
  const page = text.replace(/<script type="module" src="\/__dev\.js\?\w+"><\/script>(?=<\/body>)/, "");
  expect(withoutShareImage(page)).toBe(withoutShareImage(built));
}, 60_000);

const ABOUT = "src/pages/about/index.tsx";
const THROW = 'throw new Error("boom");\n  return (';

// Of the first request no event can have told the server yet. Some mounts tell of none.
test("a page that is asked for right after a save is that of the saved sources, also after many saves", async () => {
  const file = "src/pages/about/it.ts";
  await edit(file, (text) => text.replace(/lede:\s*(["`])/, "lede: $1Volta 0. "));
  for (let save = 0; save < 5; save++) {
    expect((await get("/it/about/")).text).toContain(`Volta ${save}. `);
    await copy.edit(file, (text) => text.replace(/Volta \d/, `Volta ${save + 1}`));
  }
});

test("after a save a page has its drawing as it is now", async () => {
  expect((await get("/it/about/")).text).toContain("scale(0.6)");
  await edit("src/pages/about/closing.svg", (text) => text.replace("scale(0.6)", "scale(0.61)"));
  expect((await get("/it/about/")).text).toContain("scale(0.61)");
});

// tests/browser/chromium/dev-server.test.ts has a module that cannot be compiled.
test.each([
  [
    "a page that throws",
    ABOUT,
    "return (",
    THROW,
    / src\/pages\/about\/index\.tsx:\d+:\d+: Error: boom\. Correct it there\.(?! Correct)/,
  ],
  ["a wrong VAT number", "src/site.ts", /vat: ".*?"/, 'vat: "1"', /src\/site\.ts, vat: It is "1"/],
  [
    "a script that cannot be compiled",
    "src/client/entry/main.ts",
    /^/,
    "const = 1;\n",
    /src\/client\/entry\/main\.ts:1:7: /,
  ],
])("after a save %s is shown as the page, with its place, until it is repaired", async (_, file, from, to, message) => {
  await edit(file, (text) => text.replace(from, to));
  expect(await get("/it/about/")).toMatchObject({ status: 500, text: expect.stringMatching(message) });
});

test("what several pages have wrong is told once, below what the build says", async () => {
  await edit("src/pages/services/index.tsx", (text) => text.replace("services/closing.svg", "services/none.svg"));
  await expect.poll(async () => (await get("/it/about/")).text).toContain("The site cannot be built:\n");
  expect((await get("/it/about/")).text.match(/services\/none\.svg:/g)).toHaveLength(1);
});

test("an unhandled rejection in the words does not end the server", async () => {
  await edit("src/pages/about/it.ts", (text) => `${text}\nPromise.reject(new Error("unhandled"));\n`);
  expect((await get("/it/about/")).status).toBe(200);
});

test("a request to the name of another site is refused, with the address to open", async () => {
  const { status, text } = await sendRequest(server.url, "/it/", { headers: { host: "example.com" } });
  expect([status, text]).toEqual([403, expect.stringContaining(server.url.slice(0, -1))]);
});
