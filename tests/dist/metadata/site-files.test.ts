import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { defaultLanguage } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";
import { dist, files, meta, read, shownPages, wordsOf } from "../../support/site/built-site.ts";
import { absoluteUrl, basePath, facts, languages } from "../../support/site/own-site.ts";

const published = absoluteUrl(basePath);

test("favicon.ico is a picture of 32 pixels", async () => {
  const { format, width, height } = await sharp(join(dist, "favicon.ico")).metadata();
  expect([format, width, height]).toEqual(["png", 32, 32]);
});

test("llms.txt has a line with title and description for every page that is not hidden", () => {
  const text = read("llms.txt");
  const lines = shownPages.map(({ document, url, path, language }) => {
    const title = wordsOf(path, language).meta.title;
    return `- [${title}](${absoluteUrl(url)}): ${meta(document, "description")}`;
  });
  const home = shownPages.find(({ path, language }) => path === "" && language === defaultLanguage);
  expect(text.startsWith(`# ${facts.name}\n\n> ${home && meta(home.document, "description")}\n`)).toBe(true);
  expect(text.match(/^- .*$/gm)?.sort()).toEqual(lines.sort());
});

test("no file contains a path of the machine that built it", () => {
  const folders = ["src", "node_modules"].map((folder) => join(root, folder));
  expect(files.filter((file) => folders.some((folder) => read(file).includes(folder)))).toEqual([]);
});

test("robots.txt allows everything and names the sitemap; security.txt has a contact and an expiry date", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${published}sitemap.xml\n`);
  const fields = {
    Contact: `mailto:${facts.email}`,
    Expires: facts.securityTxtExpires,
    "Preferred-Languages": languages.join(", "),
    Canonical: `${published}.well-known/security.txt`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  expect(read(".well-known/security.txt").trim().split("\n").sort()).toEqual(lines.sort());
  expect(files).toContain(".nojekyll");
});
