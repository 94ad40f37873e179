import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EVENTS } from "../../../src/servers/dev/events.ts";
import { copyProject, type ProjectCopy, type Served } from "../../support/project/project-copy.ts";
import { saveSource, tellProblems } from "../../support/project/save-source.ts";
import { sendRequest } from "../../support/site/send-request.ts";

let copy: ProjectCopy;
let server: Served;
beforeAll(async () => {
  copy = await copyProject();
  server = await copy.dev();
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

const get = (path: string) => sendRequest(server.url, path);

/** Changes a file until the end of the test, and waits until the server announces it. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(copy.root, file), "utf8");
  onTestFinished(() => saveSource(server, () => writeFile(join(copy.root, file), before)));
  await saveSource(server, () => copy.edit(file, change));
}

test.each([
  ["/it/", 200, "text/html; charset=utf-8"],
  ["/it/services/ads", 200, "text/html; charset=utf-8"],
  ["/services/", 200, "text/html; charset=utf-8"],
  ["/images/map.svg", 200, "image/svg+xml"],
  ["/nowhere/", 404, "text/html; charset=utf-8"],
  ["/%E0%A4%A", 404, "text/html; charset=utf-8"],
  ["/it/../../package.json", 404, "text/html; charset=utf-8"],
  ["//", 404, "text/html; charset=utf-8"],
])("GET %s answers %i", async (path, status, type) => {
  expect(await get(path)).toMatchObject({ status, headers: { "content-type": type } });
});

describe("after a save", () => {
  test.each([50, 75, 100])("a save %i ms after another is shown", async (pause) => {
    const file = join(copy.root, "src/pages/about/it.ts");
    const before = await readFile(file, "utf8");
    onTestFinished(() => saveSource(server, () => writeFile(file, before)));
    const save = (words: string) => writeFile(file, before.replace(/lede:\s*(["`])/, `lede: $1${words} `));
    await save("Una volta.");
    await setTimeout(pause);
    await save("Due volte.");
    await expect.poll(async () => (await get("/it/about/")).text, { timeout: 5000 }).toContain("Due volte.");
  });

  test("a page that was sent before still gets its scripts, and is told of the change once it listens", async () => {
    const { text } = await get("/it/contact/");
    const [, script = ""] = /src="(\/assets\/client-[^"]+\.js)"/.exec(text) ?? [];
    await edit("src/client/main.ts", (source) => `${source}\nconsole.log("newer");\n`);
    expect(await get(script)).toMatchObject({
      status: 200,
      headers: { "content-type": expect.stringMatching("javascript") },
    });
    expect((await get("/it/")).text).not.toContain(script);
    const page = new URL("/it/contact/", server.url).href;
    const listen = () => firstEvents(server, page);
    expect(await listen()).toMatch(/event: change/);
    await get("/it/contact/");
    expect(await listen()).not.toMatch(/event: change/);
  });

  test("an editor that replaces the file is noticed every time, and a title changes", async () => {
    const file = join(copy.root, "src/pages/about/it.ts");
    const before = await readFile(file, "utf8");
    onTestFinished(() => saveSource(server, () => writeFile(file, before)));
    for (const title of ["Prima", "Seconda"]) {
      await writeFile(`${file}.new`, before.replace(/(hero: \{[\s\S]*?\n {6}title: )["`].*["`]/, `$1"${title}"`));
      await rename(`${file}.new`, file);
      await expect.poll(async () => (await get("/it/about/")).text, { timeout: 10_000 }).toContain(`<h1>${title}`);
    }
  });

  test.each([
    [
      "a module that cannot be compiled",
      "src/components/shell/footer.tsx",
      "<footer",
      "<footer <",
      /src\/components\/shell\/footer\.tsx:\d+:\d+/,
    ],
    [
      "a page that throws",
      "src/pages/about/index.tsx",
      "return (",
      'throw new Error("boom");\n  return (',
      /^src\/pages\/about\/index\.tsx:\d+:\d+ Error: boom/,
    ],
  ])("%s is shown with its place until it is fixed", async (_, file, from, to, message) => {
    await edit(file, (text) => text.replace(from, to));
    // The browser asks again each second.
    const failure = { status: 500, headers: { refresh: "1" } };
    await expect.poll(() => get("/it/about/"), { timeout: 10_000 }).toMatchObject(failure);
    expect((await get("/it/about/")).text).toMatch(message);
  });

  test.each([
    [
      "a wrong VAT number",
      "src/site.ts",
      /vat: ".*?"/,
      'vat: "00000000001"',
      /src\/site\.ts, vat: It is "00000000001"/,
    ],
  ])("%s is told with its place, as the build does", async (_, file, from, to, problem) => {
    await edit(file, (text) => text.replace(from, to));
    await expect.poll(() => tellProblems(server), { timeout: 10_000 }).toMatch(problem);
  });

  test("an unhandled rejection in the words does not end the server", async () => {
    await edit("src/pages/about/it.ts", (text) => `${text}\nPromise.reject(new Error("unhandled"));\n`);
    expect((await get("/it/about/")).status).toBe(200);
  });
});

/** Returns what the server tells a page that starts to listen, up to the first problems and what comes with them. */
async function firstEvents(server: Served, page: string): Promise<string> {
  const leaving = new AbortController();
  const headers = { referer: page };
  const { body } = await fetch(new URL(EVENTS, server.url), { headers, signal: leaving.signal });
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("data:")) text += (await events?.read())?.value ?? "";
  // Written in the same turn, if at all.
  await setTimeout(50);
  const more = await Promise.race([events?.read(), setTimeout(50)]);
  leaving.abort();
  return text + (more?.value ?? "");
}

test("a name of another site that leads here is refused", async () => {
  const { status, text } = await sendRequest(server.url, "/it/", { headers: { host: "example.com" } });
  expect(status).toBe(403);
  expect(text).toContain(server.url.slice(0, -1));
});
