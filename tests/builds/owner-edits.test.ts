import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { root } from "../support/project/project-root.ts";
import { parse } from "../support/site/built-site.ts";
import { facts } from "../support/site/own-site.ts";
import { createPhoto } from "../support/site/photo.ts";

const readme = readFileSync(join(root, "README.md"), "utf8");
/** The English words of a page that has Italian ones alone. */
const [, onlyItalian = ""] = /write `(.*?)` as its `en\.ts`/.exec(readme) ?? [];

const PHOTO = "images/clients/bar.jpg";
const DEMO = `{ name: "Bar Łódź", url: "https://bar.example.com", image: "${PHOTO}" },`;

/** One build with what owners edit besides facts. */
let copy: ProjectCopy;
let built: Awaited<ReturnType<ProjectCopy["build"]>>;
beforeAll(async () => {
  copy = await copyProject();
  const write = (file: string, content: string | Buffer) => writeFile(join(copy.root, file), content);
  const photo = await createPhoto(1500, 1000);
  expect(photo.length).toBeGreaterThan(300_000);
  await write(`static/${PHOTO}`, photo);
  await mkdir(join(copy.root, "dist"));
  const published = ["seo", "blog"].map((page) => `<loc>${new URL(`/it/${page}/`, facts.origin)}</loc>`);
  await write("dist/sitemap.xml", published.join("\n"));
  await copy.edit("src/urls.ts", (text) => text.replace(/(movedPages.*= \{)\}/, '$1 seo: "specializations" }'));
  await write("src/pages/analytics/en.ts", onlyItalian);
  await copy.edit("src/site.ts", (text) =>
    text.replace(/(founder: \{ initials: ".*") \}/, `$1, photo: "${PHOTO}" }`).replace(/demos: \[/, `$&${DEMO}`),
  );
  await copy.edit("src/navigation.ts", (text) =>
    text.replace("hiddenPages: []", 'hiddenPages: ["flipping-catalog", "services/analytics"]'),
  );
  built = await copy.build();
  expect(built.status, built.stderr).toBe(0);
});
afterAll(() => copy?.remove());

const read = (file: string) => readFileSync(join(copy.root, "dist", file), "utf8");

test("photos have smaller copies, on their own page", () => {
  expect(read("it/index.html")).toMatch(/srcSet="[^"]*bar-960-\w+\.webp 960w.*Bar Łódź/is);
  expect(read("it/about/index.html")).toMatch(/bar-640-\w+\.webp/);
});

test("nothing leads to a hidden page, and the build warns of links that are left", () => {
  const files = ["it/about/index.html", "en/specializations/index.html", "sitemap.xml", "llms.txt"];
  expect(files.filter((file) => /\/flipping-catalog\//.test(read(file)))).toEqual([]);
  for (const file of ["it/flipping-catalog/index.html", "flipping-catalog/index.html"])
    expect(read(file)).toContain('name="robots" content="noindex"');
  expect(built.stderr).toMatch(
    /"services\/analytics" is hidden, but links lead to it \(on it\/services\/index\.html and \d+ more\)/,
  );
});

test("a moved page redirects from all its old addresses, and the build tells of a published one that is gone", () => {
  for (const [old, refresh, moved] of [
    ["it/seo", "/it/specializations/", "/it/specializations/"],
    ["en/seo", "/en/specializations/", "/en/specializations/"],
    ["seo", "/en/specializations/", "/specializations"],
  ]) {
    const html = read(`${old}/index.html`);
    expect(html).toContain(`http-equiv="refresh" content="0; url=${refresh}"`);
    expect(html).toContain(`<meta name="moved" content="${moved}"/>`);
  }
  const gone = built.stderr.match(/^Warning: src\/urls\.ts, movedPages: .*$/gm);
  expect(gone).toEqual([expect.stringMatching(/\/it\/blog\/ was in the last build .* Add a line for "blog"/)]);
});

describe("a recipe of README.md:", () => {
  test("a campaign page in one language has its words at both addresses", () => {
    const [italian, english] = ["it", "en"].map((language) => parse(read(`${language}/services/analytics/index.html`)));
    expect(english?.querySelector("h1")?.textContent).toBe(italian?.querySelector("h1")?.textContent);
    expect(english?.documentElement.lang).toBe("en");
  });

  test("each host that it names finds its file", () => {
    const [, hosts = ""] = readme.split("| Host | File |");
    const rows = [...(hosts.split("\n\n")[0] ?? "").matchAll(/^\| [^|]+ \| `([^`]+)`/gm)];
    expect(rows.length).toBeGreaterThan(2);
    const missing = rows.filter(([, file = ""]) => !existsSync(join(copy.root, "dist", file)));
    expect(missing).toEqual([]);
  });
});
