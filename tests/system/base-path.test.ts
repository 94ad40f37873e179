import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OutputFile } from "../../src/ssg/output-file.ts";
import { type Host, startApache } from "../support/programs/host-binaries.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { sendRequest } from "../support/site/send-request.ts";

/** A GitHub project page, the most common site below a path. */
const ORIGIN = "https://user.github.io/repo/";

let copy: ProjectCopy;
let served: Awaited<ReturnType<ProjectCopy["serve"]>>;
const hosts: Host[] = [];
beforeAll(async () => {
  copy = await copyProject();
  await copy.edit("src/site.ts", (text) => text.replace('"https://www.example.com"', JSON.stringify(ORIGIN)));
  const { status, stderr } = await copy.build();
  expect(status, stderr).toBe(0);
  served = await copy.serve();
}, 120_000);
afterAll(async () => {
  for (const host of hosts) await host.stop();
  await served?.stop();
  await copy?.remove();
});

test("the link check follows every link and reports the broken one", async () => {
  await copy.edit("dist/it/about/index.html", (html) =>
    html.replace('<main id="main"', '<a href="/repo/nowhere/">x</a>$&'),
  );
  const { status, stdout, stderr } = await copy.run("src/commands/check-links.ts");
  await copy.edit("dist/it/about/index.html", (html) => html.replace('<a href="/repo/nowhere/">x</a>', ""));
  expect(stdout).toMatch(/^\d{3,} links checked/);
  expect(stderr).toMatch(
    /^Broken links:\n {2}• \/repo\/it\/about\/: A link leads to \/repo\/nowhere\/, which answers 404\. .*\n$/,
  );
  expect(status).toBe(1);
}, 120_000);

test("every address of the site in every file is below the base path", () => {
  const strays = builtFiles(join(copy.root, "dist"))
    .filter(({ path }) => /\.(html|xml|txt)$|^_/.test(path))
    .flatMap(({ path, body }) => {
      const local = `${body}`.matchAll(/(?:\s(?:href|src)=|url=|"src":|_url":)"?(\/[^"\s]*)/g);
      const own = `${body}`.matchAll(/https:\/\/user\.github\.io(\/[^"\s<)]*)/g);
      return [...local, ...own].map(([, link]) => `${path}: ${link}`);
    });
  expect(strays.filter((stray) => !stray.includes(": /repo/"))).toEqual([]);
});

describe("on the preview server and Apache", () => {
  let origins: string[];
  beforeAll(async () => {
    const files = builtFiles(join(copy.root, "dist"));
    hosts.push(await startApache({ files, basePath: "/repo/" }));
    origins = [new URL(served.url).origin, ...hosts.map((host) => host.origin)];
  });

  test.each([
    ["/repo", 301, "/repo/"],
    ["/repo/", 200, null],
    ["/repo/services?gclid=1", 301, "/repo/services/?gclid=1"],
    ["/repo/services/", 200, null],
    ["/repo/it", 301, "/repo/it/"],
    ["/repo/it/", 200, null],
    ["/repo/nowhere", 404, null],
    ["/it/", 404, null],
  ])("%s answers %i", async (path, status, to) => {
    // Our own server does not redirect.
    for (const origin of status === 301 ? hosts.map((host) => host.origin) : origins) {
      const { headers, ...response } = await sendRequest(origin, path, { headers: { host: "user.github.io" } });
      expect([origin, response.status]).toEqual([origin, status]);
      // Apache adds scheme and host, which must be those of the request.
      const location = headers.location?.replace(/^http:\/\/user\.github\.io(:\d+)?/, "");
      expect(location ?? null).toBe(to);
      // Apache applies the rules only below their folder.
      if (path.startsWith("/repo")) expect(headers["content-security-policy"]).toBe("frame-ancestors 'self'");
    }
  });

  test("hashed files are cached for a year, pages never", async () => {
    const cached = {
      [mainScript(builtFiles(join(copy.root, "dist")))]: "public, max-age=31536000, immutable",
      "assets/missing.js": "public, max-age=0, must-revalidate",
      "it/": "public, max-age=0, must-revalidate",
    };
    for (const origin of origins) {
      for (const [path, expected] of Object.entries(cached)) {
        const { headers } = await sendRequest(origin, `/repo/${path}`, { headers: { host: "user.github.io" } });
        expect([origin, path, headers["cache-control"]]).toEqual([origin, path, expected]);
      }
    }
  });
});

function builtFiles(dist: string): OutputFile[] {
  const files = fastGlob.sync("**", { cwd: dist, dot: true });
  return files.map((path) => ({ path, body: readFileSync(join(dist, path)) }));
}

/** The script that every page loads. */
function mainScript(files: readonly OutputFile[]): string {
  return files.find(({ path }) => /^assets\/main-.*\.js$/.test(path))?.path ?? "";
}
