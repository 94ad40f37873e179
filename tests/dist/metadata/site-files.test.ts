import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { dist, files, read } from "../../support/site/built-site.ts";
import { absoluteUrl, basePath } from "../../support/site/own-site.ts";

const published = absoluteUrl(basePath);

test("favicon.ico is a picture of 32 pixels", async () => {
  const { format, width, height } = await sharp(join(dist, "favicon.ico")).metadata();
  expect([format, width, height]).toEqual(["png", 32, 32]);
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${published}sitemap.xml\n`);
  expect(files).toContain(".nojekyll");
});
