import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Preview, startPreview } from "../../../src/servers/start-preview.ts";
import { publish } from "../../../src/ssg/publish.ts";
import { addressesAt } from "../../../src/urls.ts";
import { sendRequest } from "../../support/site/send-request.ts";

let root: string;
let servers: Preview[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "preview-"));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await rm(root, { recursive: true, force: true });
});

async function serve(): Promise<Preview> {
  const server = await startPreview({ root, basePath: "/", port: 0 });
  servers.push(server);
  return server;
}

const site = (version: string) => [
  { path: "it/index.html", body: `<!doctype html>${version}` },
  { path: "404.html", body: "<!doctype html>missing" },
  ...Array.from({ length: 10 }, (_, index) => ({ path: `assets/${index}.txt`, body: `${version} ${index}` })),
];

test("survives builds that replace the site during requests, and serves the last site", async () => {
  await publish(root, site("0"));
  const { url } = await serve();
  let isBuilding = true;
  const statuses = new Set<number>();
  const visit = async (path: string) => {
    while (isBuilding) {
      // During a swap a file may be missing, or change while it is read.
      const status = await fetch(url + path).then(
        async (response) => (await response.text()) && response.status,
        () => 0,
      );
      statuses.add(Number(status));
      await wait(1);
    }
  };
  const visits = ["it/", "assets/1.txt", "assets/9.txt"].map(visit);
  for (let build = 1; build <= 10; build++) await publish(root, site(String(build)));
  isBuilding = false;
  await Promise.all(visits);
  expect(statuses).toContain(200);
  expect(await (await fetch(`${url}it/`)).text()).toBe("<!doctype html>10");
});

test.each<[what: string, prepare: (dist: string) => Promise<unknown>]>([
  ["nothing", async () => {}],
  ["an empty folder", (dist) => mkdir(dist)],
  ["a file", (dist) => writeFile(dist, "")],
])("without a site it says what to do: dist is %s", async (_, prepare) => {
  await prepare(join(root, "dist"));
  await expect(serve()).rejects.toThrow('Run "npm run build" first.');
});

test.each(["Rossi & figli.jpg", "bar@2x.jpg", "caffè +.jpg", "uno, due.jpg", "n#1.jpg", "sconto 50%.jpg", "a%20b.jpg"])(
  "a file may be named %s",
  async (name) => {
    await publish(root, [...site("1"), { path: `images/${name}`, body: name }]);
    const { url } = await serve();
    const { pathname } = new URL(addressesAt("https://studio.it", []).assetUrl(`images/${name}`), url);
    const { status, text } = await sendRequest(url, `${pathname}?v=1`);
    expect([status, Buffer.from(text, "latin1").toString()]).toEqual([200, name]);
  },
);

test("malformed requests stop neither the server nor other requests", async () => {
  await publish(root, site("1"));
  const { url } = await serve();
  const strange = [
    sendRequest(url, "/it/%E0%A4%A"),
    sendRequest(url, "/it/%00"),
    sendRequest(url, `/${"x".repeat(9000)}`),
    sendRequest(url, "/it/", { headers: { range: "bytes=9-2" } }),
    sendRequest(url, "/it/", { headers: { range: "bytes=999999-" } }),
    sendRequest(url, "/it/", { headers: { range: "nonsense" } }),
    sendRequest(url, "/it/", { method: "OPTIONS" }),
  ];
  await Promise.allSettled(strange);
  expect((await strange[0])?.status).toBe(400);
  expect(await sendRequest(url, "/it/")).toMatchObject({ status: 200, text: "<!doctype html>1" });
});
