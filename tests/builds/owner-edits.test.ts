import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { root } from "../support/project/project-root.ts";
import { parse } from "../support/site/built-site.ts";
import { createPhoto } from "../support/site/photo.ts";

const readme = readFileSync(join(root, "README.md"), "utf8");
const [, recipe = ""] = readme.split("### Lead an old address to a page");
/** Which folder of `static` gets which file. */
const [, folder = ""] = /folder `([\w-]+)` of `static`/.exec(recipe) ?? [];
const [, html = ""] = /```html\n([\s\S]*?)```/.exec(recipe) ?? [];
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
  await mkdir(join(copy.root, "static", folder));
  await write(`static/${folder}/index.html`, html);
  await write("src/pages/analytics/en.ts", onlyItalian);
  await copy.edit("src/site.ts", (text) =>
    text.replace(/(founder: \{ initials: ".*") \}/, `$1, photo: "${PHOTO}" }`).replace(/demos: \[/, `$&${DEMO}`),
  );
  await copy.edit("src/navigation.ts", (text) =>
    text.replace(/(hiddenPages: .*= \[)\]/, '$1"flipping-catalog", "services/analytics"]'),
  );
  built = await copy.build();
  expect(built.status, built.stderr).toBe(0);
});
afterAll(() => copy?.remove());

const read = (file: string) => readFileSync(join(copy.root, "dist", file), "utf8");

test("photos have smaller copies, on their own page", () => {
  expect(read("it/index.html")).toMatch(/srcSet="[^"]*bar-960-\w+\.avif 960w.*Bar Łódź/is);
  expect(read("it/about/index.html")).toMatch(/bar-640-\w+\.avif/);
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

describe("a recipe of README.md:", () => {
  test("a file at an old address leads visitors and search engines to a page", () => {
    const page = parse(read(`${folder}/index.html`));
    const refresh = page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content") ?? "";
    const [, target = ""] = /^0; url=(\/.*\/)$/.exec(refresh) ?? [];
    expect(read(`${target}index.html`)).toContain("<main");
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(RegExp(`^https://.*${target}$`));
  });

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
