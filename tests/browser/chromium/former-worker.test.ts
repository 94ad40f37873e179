import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";
import { readSource } from "../../support/project/project-root.ts";

const open = openEngine({ engines: ["chromium"] });

const FORMER_PAGE = "<!doctype html><head></head><title>The former site</title>";

/** Answers each page with the former site, as a worker that works offline does. */
const FORMER_WORKER = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(keep()));
async function keep() {
  await (await caches.open("pages")).put("/", new Response(${JSON.stringify(FORMER_PAGE)}, { headers: { "content-type": "text/html" } }));
  await clients.claim();
}
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
});`;

test("the worker in README.md frees visitors whose browser holds the former site", async () => {
  const worker = { type: "text/javascript", body: FORMER_WORKER };
  const { tab, server } = await open("/former/", {
    waits: false,
    before: (server) => {
      server.stub(/^\/former\/$/, { body: FORMER_PAGE });
      server.stub(/^\/sw\.js$/, worker);
    },
  });
  await tab.evaluate(() => void navigator.serviceWorker.register("/sw.js"));
  await tab.until("the former worker", () => navigator.serviceWorker.controller);
  await tab.goto(`${server.origin}/it/`);
  expect(await tab.text("title")).toBe("The former site");

  worker.body = /```js\n(.*?)```/s.exec(readSource("README.md"))?.[1] ?? "";
  await tab.goto(`${server.origin}/it/about/`);
  await tab.arriveAt("/it/about/");
  expect(
    await tab.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]),
  ).toEqual([[], []]);
});
