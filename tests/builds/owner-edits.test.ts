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
// As README.md says.
await rm(join(copy.root, "src/pages/analytics/en.ts"));
await copy.edit("src/pages/analytics/index.tsx", (text) => text.replace("\n  Body,", '$&\n  only: "it",'));
await copy.edit("src/site.ts", (text) =>
  text.replace(/(founder: \{ initials: ".*") \}/, `$1, photo: "${PHOTO}" }`).replace(/demos: \[/, `$&${DEMO}`),
);
await copy.edit("src/navigation.ts", (text) => text.replace(/ *"specializations",/g, ""));
await copy.edit("src/pages/flipping-catalog/index.tsx", (text) => text.replace("\n  Body,", "$&\n  hidden: true,"));
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
    ["services/seo", "/en/contact/", "/contact/"],
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

test("a page in one language, by the recipe of README.md, is that language's at every address", () => {
  expect(readme).toContain('`only: "it",` below `Body`');
  const italian = parse(read("it/services/analytics/index.html"));
  expect(italian.documentElement.lang).toBe("it");
  const tags = (selector: string) =>
    [...italian.head.querySelectorAll(selector)].map(
      (tag) => tag.getAttribute("content") ?? tag.getAttribute("hreflang"),
    );
  expect([tags("link[hreflang]"), tags("meta[property^='og:locale']")]).toEqual([["it"], ["it_IT"]]);
  const english = italian.querySelector("[data-language-switch=en]");
  expect(english?.getAttribute("href")).toBe("/en/");
  // Whatever the visitor's language.
  for (const other of ["services/analytics", "en/services/analytics"]) {
    const html = read(`${other}/index.html`);
    expect(html, other).toContain('<html lang="it">');
    expect(html, other).toContain('<meta name="moved" content="/it/services/analytics/"/>');
    expect(html, other).toContain('content="0; url=/it/services/analytics/"');
    expect(html, other).not.toContain('hrefLang="en"');
  }
  expect(read("sitemap.xml")).toMatch(
    /<loc>[^<]*\/it\/services\/analytics\/<\/loc>\s*<xhtml:link [^>]*hreflang="it"[^>]*\/>\s*<\/url>/,
  );
  expect(read("sitemap.xml")).not.toContain("/en/services/analytics/");
  expect(read("en/index.html")).not.toContain("services/analytics");
});

test("each host that README.md names finds its file", () => {
  const [, hosts = ""] = readme.split("| Host | File |");
  const rows = [...(hosts.split("\n\n")[0] ?? "").matchAll(/^\| [^|]+ \| `([^`]+)`/gm)];
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(([, file = ""]) => !existsSync(join(copy.root, "dist", file)))).toEqual([]);
});
