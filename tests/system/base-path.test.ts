import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Host, startApache } from "../support/programs/host-binaries.ts";
import { hostedSite } from "../support/site/hosted-site.ts";
import { owners } from "../support/site/owners.ts";
import { type RenderedSite, renderOwnersSite } from "../support/site/render-site.ts";
import { sendRequest } from "../support/site/send-request.ts";

/** The site of an owner below a path, as on GitHub. `requests.test.ts` has the other rules. */
const owner = owners["embeds on click, below a path"]();
const { host, pathname: base } = new URL(owner.facts.origin);

let site: RenderedSite;
let apache: Host;
beforeAll(async () => {
  site = await renderOwnersSite(owner);
  apache = await startApache(hostedSite(site.folder, base));
}, 120_000);
afterAll(async () => {
  await apache?.stop();
  await site?.remove();
});

test.each([
  { path: base.slice(0, -1), status: 301, to: base },
  { path: base, status: 200 },
  { path: `${base}services?gclid=1`, status: 301, to: `${base}services/?gclid=1` },
  { path: `${base}it/`, status: 200 },
  { path: `${base}nowhere`, status: 404 },
  { path: `${base}assets/missing.js`, status: 404 },
  // The rules apply below their folder alone.
  { path: "/it/", status: 404, policy: undefined },
])("Apache answers $path with $status", async ({ path, status, to = "", ...expected }) => {
  const response = await sendRequest(apache.origin, path, { headers: { host } });
  // It adds scheme and host, which must be those of the request.
  const target = (response.headers.location ?? "").replace(RegExp(`^http://${host}(:\\d+)?`), "");
  const policy = response.headers["content-security-policy"];
  expect({ status: response.status, to: target, policy }).toEqual({
    ...{ status, to, policy: "frame-ancestors 'self'" },
    ...expected,
  });
});

test("hashed files are cached for a year, pages never", async () => {
  const [script = ""] = fastGlob.sync("assets/main-*.js", { cwd: site.folder });
  const cacheOf = async (path: string) =>
    (await sendRequest(apache.origin, base + path, { headers: { host } })).headers["cache-control"];
  expect(await cacheOf(script)).toBe("public, max-age=31536000, immutable");
  expect(await cacheOf("it/")).toBe("public, max-age=0, must-revalidate");
});

test("every address of the site in every file is below the base path", () => {
  const strays = fastGlob.sync("**/{*.html,*.xml,*.txt,_*}", { cwd: site.folder, dot: true }).flatMap((path) => {
    const text = readFileSync(join(site.folder, path), "utf8");
    const local = text.matchAll(/(?:\s(?:href|src)=|url=|"src":|_url":)"?(\/[^"\s]*)/g);
    const own = text.matchAll(RegExp(`https://${host}(/[^"\\s<)]*)`, "g"));
    return [...local, ...own].map(([, link]) => `${path}: ${link}`);
  });
  expect(strays.length).toBeGreaterThan(1000);
  expect(strays.filter((stray) => !stray.includes(`: ${base}`))).toEqual([]);
});
