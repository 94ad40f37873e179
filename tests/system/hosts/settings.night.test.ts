import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startApache, usualApache } from "../../support/programs/host-binaries.ts";
import { dist, mainScript, read, scriptType, shippedHeaders } from "../../support/site/built-site.ts";
import { basePath } from "../../support/site/own-site.ts";
import { sendRequest } from "../../support/site/send-request.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

/** Types of the files that an owner may add to `static`. */
const types = {
  "a.pdf": "application/pdf",
  "a.jpg": "image/jpeg",
  "a.jpeg": "image/jpeg",
  "a.gif": "image/gif",
  "a.avif": "image/avif",
  "a.webp": "image/webp",
  "a.mp4": "video/mp4",
  "a.css": "text/css; charset=utf-8",
};

test("Apache sends the right type for every file that an owner may add", async () => {
  const site = temporaryFolder();
  await cp(join(dist, ".htaccess"), join(site, ".htaccess"));
  for (const file of Object.keys(types)) await writeFile(join(site, file), "content");
  const host = await startApache(site, basePath);
  onTestFinished(host.stop);
  for (const [file, type] of Object.entries(types))
    expect((await sendRequest(host.origin, basePath + file)).headers["content-type"], file).toBe(type);
});

/** Settings that can make Apache answer 500 or 403 to every request, with what README.md asks for. */
const { modules } = usualApache;
const setups: Record<string, Partial<typeof usualApache>> = {
  "AllowOverride FileInfo alone": { allowOverride: "FileInfo", options: "None" },
  "Options MultiViews": { modules: [...modules, "negotiation"], options: "Indexes MultiViews FollowSymLinks" },
  "a minimum of modules": { modules: ["mpm_event", "authz_core", "dir", "mime"] },
};

test.each(Object.entries(setups))("Apache with %s serves the site", async (_, changes) => {
  const setup = { ...usualApache, ...changes };
  const host = await startApache(dist, basePath, setup);
  onTestFinished(host.stop);
  const get = (path: string) => sendRequest(host.origin, basePath + path);

  const page = await get("it/");
  expect([page.status, page.text]).toEqual([200, read("it/index.html", "latin1")]);
  expect(page.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
  expect((await get("services/")).text).toBe(read("services/index.html", "latin1"));
  expect(await get("it/about")).toMatchObject({ status: 301 });
  expect((await get(mainScript)).headers["content-type"]).toMatch(scriptType);
  const nowhere = await get("it/nowhere/");
  expect([nowhere.status, nowhere.text]).toEqual([404, read("404.html", "latin1")]);
  // Folders are not listed, even where the administrator allows it.
  expect(await get("assets/")).toMatchObject({ status: 404 });
  if (setup.modules.includes("headers")) {
    expect(page.headers).toMatchObject(shippedHeaders(`${basePath}it/`));
    expect((await get(mainScript)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});
