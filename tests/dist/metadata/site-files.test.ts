import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { root } from "../../support/project/project-root.ts";
import { dist, files, read } from "../../support/site/built-site.ts";
import { absoluteUrl, basePath } from "../../support/site/own-site.ts";

const published = absoluteUrl(basePath);

test("favicon.ico is a picture of 32 pixels", async () => {
  const { format, width, height } = await sharp(join(dist, "favicon.ico")).metadata();
  expect([format, width, height]).toEqual(["png", 32, 32]);
});

test("no file contains a path of the machine that built it", () => {
  const folders = ["src", "node_modules"].map((folder) => join(root, folder));
  expect(files.filter((file) => folders.some((folder) => read(file).includes(folder)))).toEqual([]);
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${published}sitemap.xml\n`);
  expect(files).toContain(".nojekyll");
});
