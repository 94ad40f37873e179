import { mkdir, rm, writeFile } from "node:fs/promises";
import { Server } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Preview, startPreview } from "../../../src/servers/start-preview.ts";
import { publish } from "../../../src/ssg/publish.ts";
import { addressesAt } from "../../../src/urls.ts";
import { sendRequest } from "../../support/site/send-request.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const root = temporaryFolder();

const site = [
  { path: "it/index.html", body: "<!doctype html>1" },
  { path: "404.html", body: "<!doctype html>missing" },
];

beforeEach(() => publish(root, site));

async function serve(place: Partial<Parameters<typeof startPreview>[0]> = {}): Promise<Preview> {
  const server = await startPreview({ root, basePath: "/", port: 0, ...place });
  onTestFinished(server.close);
  return server;
}

test.each<[what: string, prepare: (dist: string) => Promise<unknown>]>([
  ["nothing", async () => {}],
  ["an empty folder", (dist) => mkdir(dist)],
  ["a file", (dist) => writeFile(dist, "")],
])("without a site it says what to do: dist is %s", async (_, prepare) => {
  await rm(join(root, "dist"), { recursive: true, force: true });
  await prepare(join(root, "dist"));
  await expect(serve()).rejects.toThrow('Run "npm run build" first.');
});

test.each([
  "Rossi & figli.jpg",
  "bar@2x.jpg",
  "caffè +.jpg",
  "uno, due.jpg",
  "n#1.jpg",
  "sconto 50%.jpg",
  "a%20b.jpg",
  ...(process.platform === "win32" ? [] : ["quale?.jpg"]),
])("a file may be named %s", async (name) => {
  await publish(root, [...site, { path: `images/${name}`, body: name }]);
  const { url } = await serve();
  const { pathname } = new URL(addressesAt("https://studio.it").assetUrl(`images/${name}`), url);
  const { status, text } = await sendRequest(url, `${pathname}?v=1`);
  expect([status, Buffer.from(text, "latin1").toString()]).toEqual([200, name]);
});

test.each<[range: string, status: number, text: string, part: string | undefined]>([
  ["bytes=0-", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-99", 206, "789", "bytes 7-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["pages=1-2", 200, "0123456789", undefined],
])("a film is played by its parts: %s", async (range, status, text, part) => {
  await publish(root, [...site, { path: "film.mp4", body: "0123456789" }]);
  const { url } = await serve();
  const answer = await sendRequest(url, "/film.mp4", { headers: { range } });
  expect([answer.status, answer.text, answer.headers["content-range"]]).toEqual([status, text, part]);
});

test("a file that the browser has is not sent again, until it changes", async () => {
  const { url } = await serve();
  const { headers } = await sendRequest(url, "/it/");
  const again = () => sendRequest(url, "/it/", { headers: { "if-none-match": headers.etag } });
  expect(await again()).toMatchObject({ status: 304, text: "" });
  await publish(root, [{ path: "it/index.html", body: "<!doctype html>22" }, ...site.slice(1)]);
  expect(await again()).toMatchObject({ status: 200, text: "<!doctype html>22" });
});

test("a malformed request stops neither the server nor other requests", async () => {
  const { url } = await serve();
  const strange = ["/it/%E0%A4%A", "/it/%00", `/${"x".repeat(9000)}`];
  const answers = await Promise.all(strange.map((path) => sendRequest(url, path)));
  expect(answers).toMatchObject([{ status: 400 }, { status: 404 }, { status: 404 }]);
  expect(await sendRequest(url, "/it/")).toMatchObject({ status: 200, text: "<!doctype html>1" });
});

test("no address leads out of the site", async () => {
  await writeFile(join(root, "secret.txt"), "");
  const { url } = await serve();
  const ways = ["/../secret.txt", "/it/../../secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt"];
  const answers = await Promise.all(ways.map((path) => sendRequest(url, path)));
  expect(answers.map(({ status }) => status)).toEqual(ways.map(() => 404));
});

test("a page is not kept for good, however its address is spelt", async () => {
  const { url } = await serve();
  const { status, headers } = await sendRequest(url, "/assets/%2e%2e/it/");
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=0, must-revalidate"]);
});

test("below a path it serves the site there, and nothing beside it", async () => {
  const { url } = await serve({ basePath: "/repo/" });
  const answers = await Promise.all(["/repo/it/", "/blog/it/"].map((path) => sendRequest(url, path)));
  expect(answers).toMatchObject([{ status: 200 }, { status: 404 }]);
});

const interfaces = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const { address } = interfaces.find(({ family, internal }) => family === "IPv4" && !internal) ?? {};

test("only this machine can reach a server, unless the network is asked for", async () => {
  const { urls } = await serve();
  expect(urls).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/)]);
  if (address) await expect(fetch(urls[0]?.replace("127.0.0.1", address) ?? "")).rejects.toThrow();
});

test.runIf(address)("for the network, the address to type is there and answers", async () => {
  const { urls } = await serve({ host: true });
  const outside = urls.find((url) => url.includes(address ?? ""));
  expect(await (await fetch(`${outside}it/`)).text()).toBe("<!doctype html>1");
});

test("a port that is taken is left to whoever has it", async () => {
  const { port } = new URL((await serve()).url);
  expect(new URL((await serve({ port: Number(port) })).url).port).not.toBe(port);
});

test("a port where no server may listen is told, and none other is taken", async () => {
  const refused = Object.assign(new Error("listen EACCES: permission denied"), { code: "EACCES" });
  vi.spyOn(Server.prototype, "listen").mockImplementationOnce(function (this: Server) {
    queueMicrotask(() => this.emit("error", refused));
    return this;
  });
  await expect(serve({ port: 80 })).rejects.toThrow("--port 80: No server can listen there: listen EACCES");
});
