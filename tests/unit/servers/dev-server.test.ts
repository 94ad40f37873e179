import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EVENTS } from "../../../src/dev/events.ts";
import { atRoot, copyProject, type ProjectCopy, type Served } from "../../support/project/project-copy.ts";
import { sendRequest } from "../../support/site/send-request.ts";

let copy: ProjectCopy;
let server: Served;
beforeAll(async () => {
  copy = await copyProject();
  const facts = join(copy.root, "src/site.ts");
  await writeFile(facts, atRoot(await readFile(facts, "utf8")));
  server = await copy.dev();
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

const get = (path: string) => sendRequest(server.url, path);

/** Changes a file until the end of the test, and waits until the server notifies open pages. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(copy.root, file), "utf8");
  await saveAndWait(() => copy.edit(file, change));
  onTestFinished(() => saveAndWait(() => writeFile(join(copy.root, file), before)));
}

/** Listens like an open page, saves a change and waits for the notification. */
async function saveAndWait(save: () => Promise<void>): Promise<void> {
  const { body } = await fetch(new URL(EVENTS, server.url));
  const reader = body?.getReader();
  await save();
  await reader?.read();
  await reader?.cancel();
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
  test("the next response has the change", async () => {
    await edit("src/pages/about/it.ts", (text) => text.replace(/lede:\s*(["`])/, "lede: $1Appena salvato. "));
    expect((await get("/it/about/")).text).toContain("Appena salvato.");
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
    [
      "a style sheet that cannot be read",
      "styles/tokens.css",
      "{",
      "{ }}} ",
      /styles\/tokens\.css:\d+ The styles cannot be read/,
    ],
  ])("%s is shown with its place until it is fixed", async (_, file, from, to, message) => {
    await edit(file, (text) => text.replace(from, to));
    const { status, text } = await get("/it/about/");
    expect(status).toBe(500);
    expect(text).toMatch(message);
  });

  test("the pages are back after the fix", async () => {
    expect((await get("/it/about/")).status).toBe(200);
  });

  test.each([
    ["an unhandled rejection", 'Promise.reject(new Error("unhandled"));'],
    ["an error in a timer", 'setTimeout(() => { throw new Error("late"); });'],
  ])("%s in the words does not end the server", async (_, code) => {
    await edit("src/pages/about/it.ts", (text) => `${text}\n${code}\n`);
    expect((await get("/it/about/")).status).toBe(200);
  });
});

test("a folder that was moved away and back is watched again", async () => {
  const [here, away] = [join(copy.root, "static"), join(copy.root, "static-away")];
  await saveAndWait(() => rename(here, away));
  await saveAndWait(() => rename(away, here));
  await edit("static/images/map.svg", (text) => text.replace("<svg", '<svg id="changed"'));
  // The first notification may still be about the folder.
  await expect.poll(async () => (await get("/images/map.svg")).text, { timeout: 10_000 }).toContain('id="changed"');
});
