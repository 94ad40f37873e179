import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publish } from "../../src/ssg/output.ts";
import { type PreviewServer, startServer } from "../../src/ssg/serve.ts";

let root: string;
let servers: PreviewServer[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "serve-"));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await rm(root, { recursive: true, force: true });
});

async function serve(port = 0): Promise<PreviewServer> {
  const server = await startServer({ root, port });
  servers.push(server);
  return server;
}

const site = (version: string) => [
  { path: "it/index.html", body: `<!doctype html>${version}` },
  { path: "404.html", body: "<!doctype html>missing" },
  ...Array.from({ length: 10 }, (_, index) => ({ path: `assets/${index}.txt`, body: `${version} ${index}` })),
];

test("a build that swaps the site is never noticed: every answer is from a complete one", async () => {
  await publish(root, site("0"));
  const { url } = await serve();
  let isBuilding = true;
  const answers = new Set<string>();
  const visit = async (path: string) => {
    while (isBuilding) {
      const response = await fetch(url + path);
      answers.add(`${path} ${response.status}`);
      await response.text();
      await wait(1);
    }
  };
  const visits = ["it/", "assets/1.txt", "assets/9.txt"].map(visit);
  for (let build = 1; build <= 40; build++) await publish(root, site(String(build)));
  isBuilding = false;
  await Promise.all(visits);
  expect([...answers].sort()).toEqual(["assets/1.txt 200", "assets/9.txt 200", "it/ 200"]);
  expect(await (await fetch(`${url}it/`)).text()).toBe("<!doctype html>40");
});

test("a build killed in mid-swap leaves the last site in service", async () => {
  await publish(root, site("old"));
  const { url } = await serve();
  await rename(join(root, "dist"), join(root, ".dist-1-abc123-previous"));
  expect(await (await fetch(`${url}it/`)).text()).toBe("<!doctype html>old");
  expect((await fetch(`${url}nowhere`)).status).toBe(404);
});

test("without any site the answer says what to do", async () => {
  const { url } = await serve();
  const response = await fetch(url);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Run "npm run build" first');
});

test("a port in use is no obstacle", async () => {
  await publish(root, site("1"));
  const first = await serve();
  const second = await serve(Number(new URL(first.url).port));
  expect(second.url).not.toBe(first.url);
  expect((await fetch(`${second.url}it/`)).status).toBe(200);
});
