import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../support/project/project-copy.ts";
import { readSource } from "../support/project/project-root.ts";
import { parse } from "../support/site/built-site.ts";
import { createPhoto } from "../support/site/photo.ts";

const readme = readSource("README.md");
/** The English words of a page that has Italian ones alone. */
const [, onlyItalian = ""] = /write `(.*?)` as its `en\.ts`/.exec(readme) ?? [];

const PHOTO = "images/clients/bar.jpg";
const DEMO = `{ name: "Bar Łódź", url: "https://bar.example.com", image: "${PHOTO}" },`;

/** One build with what owners edit besides facts. */
const copy = await copyProject();
afterAll(copy.remove);
const photo = await createPhoto(1500, 1000);
expect(photo.length).toBeGreaterThan(300_000);
await writeFile(join(copy.root, "static", PHOTO), photo);
await rm(join(copy.root, "src/pages/specializations"), { recursive: true });
await copy.edit("src/urls.ts", (text) =>
  text
    .replace('  "specializations",\n', "")
    .replace(/(movedPages.*= \{)\}/, '$1 "services/seo": "contact", specializations: "about" }'),
);
await copy.edit("src/pages/analytics/en.ts", () => onlyItalian);
await copy.edit("src/site.ts", (text) =>
  text.replace(/(founder: \{ initials: ".*") \}/, `$1, photo: "${PHOTO}" }`).replace(/demos: \[/, `$&${DEMO}`),
);
await copy.edit("src/navigation.ts", (text) => text.replace(/ *"specializations",/g, ""));
for (const page of ["flipping-catalog", "analytics"])
  await copy.edit(`src/pages/${page}/index.tsx`, (text) => text.replace("\n  Body,", "$&\n  hidden: true,"));
const { status, stderr } = await copy.build();
expect(status, stderr).toBe(0);

const read = (file: string) => readFileSync(join(copy.root, "dist", file), "utf8");

test("photos have smaller copies, on their own page", () => {
  expect(read("it/index.html")).toMatch(/srcSet="[^"]*bar-960-\w+\.webp 960w.*Bar Łódź/is);
  expect(read("it/about/index.html")).toMatch(/bar-640-\w+\.webp/);
});

test("no menu, card, list or sitemap leads to a hidden page", () => {
  for (const file of ["it/about/index.html", "it/index.html", "en/testimonials/index.html", "sitemap.xml"])
    expect(read(file), file).not.toMatch(/\/flipping-catalog\//);
  for (const file of ["it/flipping-catalog/index.html", "flipping-catalog/index.html"])
    expect(read(file)).toContain('name="robots" content="noindex"');
  expect(read("it/about/index.html")).toContain('content="index, follow');
});

test("a page that is gone, and one of an older site, redirect from all their old addresses", () => {
  for (const [old, refresh, moved] of [
    ["it/services/seo", "/it/contact/", "/it/contact/"],
    ["en/services/seo", "/en/contact/", "/en/contact/"],
    ["services/seo", "/en/contact/", "/contact"],
    ["it/specializations", "/it/about/", "/it/about/"],
  ]) {
    const html = read(`${old}/index.html`);
    expect(html).toContain(`http-equiv="refresh" content="0; url=${refresh}"`);
    expect(html).toContain(`<meta name="moved" content="${moved}"/>`);
  }
  expect(read("sitemap.xml")).not.toContain("specializations");
});

test("a page that is gone takes its styles with it", () => {
  const [sheet = ""] = fastGlob.sync("assets/styles-*.css", { cwd: join(copy.root, "dist") });
  expect(read(sheet)).toContain(".fingers");
  expect(read(sheet)).not.toContain(".craft-index");
});

test("a campaign page in one language, by the recipe of README.md, has its words at both addresses", () => {
  const [italian, english] = ["it", "en"].map((language) => parse(read(`${language}/services/analytics/index.html`)));
  expect(english?.querySelector("h1")?.textContent).toBe(italian?.querySelector("h1")?.textContent);
  expect(english?.documentElement.lang).toBe("en");
});

test("each host that README.md names finds its file", () => {
  const [, hosts = ""] = readme.split("| Host | File |");
  const rows = [...(hosts.split("\n\n")[0] ?? "").matchAll(/^\| [^|]+ \| `([^`]+)`/gm)];
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(([, file = ""]) => !existsSync(join(copy.root, "dist", file)))).toEqual([]);
});
