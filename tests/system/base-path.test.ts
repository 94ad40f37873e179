import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Host, startApache } from "../support/programs/host-binaries.ts";
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
  const paths = fastGlob.sync("**", { cwd: site.folder, dot: true });
  const files = paths.map((path) => ({ path, body: readFileSync(join(site.folder, path)) }));
  apache = await startApache({ files, basePath: base });
}, 120_000);
afterAll(async () => {
  await apache?.stop();
  await site?.remove();
});

const FRAMES = "frame-ancestors 'self'";
const MISSING = { status: 404, to: "", policy: FRAMES };

test.each([
  [base.slice(0, -1), { status: 301, to: base, policy: FRAMES }],
  [base, { status: 200, to: "", policy: FRAMES }],
  [`${base}services?gclid=1`, { status: 301, to: `${base}services/?gclid=1`, policy: FRAMES }],
  [`${base}it/`, { status: 200, to: "", policy: FRAMES }],
  [`${base}nowhere`, MISSING],
  [`${base}assets/missing.js`, MISSING],
  // The rules apply below their folder alone.
  ["/it/", { ...MISSING, policy: undefined }],
])("Apache answers %s", async (path, expected) => {
  const { status, headers } = await sendRequest(apache.origin, path, { headers: { host } });
  // It adds scheme and host, which must be those of the request.
  const to = (headers.location ?? "").replace(RegExp(`^http://${host}(:\\d+)?`), "");
  expect({ status, to, policy: headers["content-security-policy"] }).toEqual(expected);
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
