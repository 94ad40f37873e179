import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../src/urls.ts";
import { crawl } from "../support/crawl.ts";
import { type Host, startApache, startNginx } from "../support/host-binaries.ts";
import { copyProject, type ProjectCopy } from "../support/project-copy.ts";

/** A project page of GitHub, the commonest site below another. */
const ORIGIN = "https://user.github.io/repo/";

let copy: ProjectCopy;
let served: Awaited<ReturnType<ProjectCopy["serve"]>>;
const hosts: Host[] = [];
beforeAll(async () => {
  copy = await copyProject({
    edit: {
      "src/site.ts": (text) => text.replace('"https://www.example.com"', JSON.stringify(ORIGIN)),
    },
  });
  const { status, stdout, stderr } = await copy.build();
  expect(status, stderr).toBe(0);
  expect(stdout).not.toContain("over the budget");
  served = await copy.serve();
}, 120_000);
afterAll(async () => {
  for (const host of hosts) await host.stop();
  await served?.stop();
  await copy?.remove();
});

test("a crawler finds all 32 pages below the base path, and every address it meets answers at once", async () => {
  const found = await crawl(served.url, "/repo/it/", ORIGIN);
  const expected = ["it", "en"].flatMap((language) =>
    paths.map((path) => `/repo/${language}/${path === "" ? "" : `${path}/`}`),
  );
  expect([...found.pages.keys()].sort()).toEqual(expected.sort());
  expect(found.troubles).toEqual([]);
}, 60_000);

test("the link check follows every link there, and names one that leads nowhere", async () => {
  const right = await copy.run("src/commands/check-links.ts");
  expect(right).toMatchObject({ status: 0, stderr: "" });
  expect(right.stdout).toMatch(/^\d{3,} links checked, 0 broken/);
  const broken = (html: string) =>
    html.replace('<main id="main"', '<a href="/repo/nowhere/">x</a><a href="/repo/it/#x">y</a>$&');
  await copy.edit("dist/it/about/index.html", broken);
  const wrong = await copy.run("src/commands/check-links.ts");
  await copy.edit("dist/it/about/index.html", (html) => html.replace(/<a href="\/repo\/nowhere\/">.*?y<\/a>/, ""));
  expect(wrong.stderr).toContain("/repo/it/about/ links to /repo/nowhere/, which answers 404.");
  expect(wrong.stderr).toContain("/repo/it/about/ links to /repo/it/#x");
  expect(wrong.status).toBe(1);
}, 120_000);

test("no address of the site in any file leaves the base path", () => {
  const strays = readdirSync(join(copy.root, "dist"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|xml|txt|webmanifest)$|^_/.test(file) && statSync(join(copy.root, "dist", file)).isFile())
    .flatMap((file) => {
      const text = readFileSync(join(copy.root, "dist", file), "utf8");
      const local = [...text.matchAll(/(?:\s(?:href|src)=|url=|"src":|_url":)"?(\/[^"\s]*)/g)].map(([, link]) => link);
      const own = [...text.matchAll(/https:\/\/user\.github\.io(\/[^"\s<)]*)/g)].map(([, link]) => link);
      return [...local, ...own].filter((link) => !link?.startsWith("/repo/")).map((link) => `${file}: ${link}`);
    });
  expect(strays).toEqual([]);
});

test.each([
  ["/repo", 301, "/repo/"],
  ["/repo/", 302, "/repo/en/"],
  ["/repo/services?gclid=1", 302, "/repo/en/services/?gclid=1"],
  ["/repo/it", 301, "/repo/it/"],
  ["/repo/it/index.html", 301, "/repo/it/"],
  ["/repo/nowhere", 404, null],
  ["/it/", 404, null],
])("%s answers %i on the preview server, nginx and Apache alike", async (path, status, to) => {
  if (hosts.length === 0) {
    const dist = join(copy.root, "dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
      .filter((file) => statSync(join(dist, file)).isFile())
      .map((file) => ({ path: file, body: readFileSync(join(dist, file)) }));
    hosts.push(await startNginx(files, "/repo/"), await startApache(files, "/repo/"));
  }
  for (const origin of [new URL(served.url).origin, ...hosts.map((host) => host.origin)]) {
    const response = await fetch(origin + path, { redirect: "manual", headers: { "accept-language": "en" } });
    expect([origin, response.status]).toEqual([origin, status]);
    const location = response.headers.get("location");
    expect(location && new URL(location, origin).href).toBe(to && origin + to);
  }
});
