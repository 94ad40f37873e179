import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withoutJoiners } from "../../../src/format.ts";
import { site } from "../../../src/site.ts";
import { absoluteUrl, basePath, languages } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";
import { dist, files, meta, read, shownPages, wordsOf } from "../../support/site/built-site.ts";

const published = absoluteUrl(basePath);

test("favicon.ico contains one image of 32 pixels", () => {
  const icon = readFileSync(join(dist, "favicon.ico"));
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32]);
  const png = icon.subarray(icon.readUInt32LE(18));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.length).toBe(icon.readUInt32LE(14));
});

test("llms.txt has a line with title and description for every page that is not hidden", () => {
  const text = read("llms.txt");
  const lines = shownPages.map(({ document, url, path, language }) => {
    const title = withoutJoiners(wordsOf(path, language).meta.title);
    return `- [${title}](${absoluteUrl(url)}): ${meta(document, "description")}`;
  });
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
  expect(text.match(/^- .*$/gm)?.sort()).toEqual(lines.sort());
});

test("no file contains a path of the machine that built it", () => {
  const folders = ["src", "node_modules"].map((folder) => join(root, folder));
  expect(files.filter((file) => folders.some((folder) => read(file).includes(folder)))).toEqual([]);
});

test("robots.txt allows everything and names the sitemap; security.txt has a contact and an expiry date", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${published}sitemap.xml\n`);
  const fields = {
    Contact: `mailto:${site.email}`,
    Expires: site.securityTxtExpires,
    "Preferred-Languages": languages.join(", "),
    Canonical: `${published}.well-known/security.txt`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  expect(read(".well-known/security.txt").trim().split("\n").sort()).toEqual(lines.sort());
  expect(files).toContain(".nojekyll");
});
