import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { bundleStyles } from "../../../src/ssg/assets/bundle-styles.ts";
import { readSource, root } from "../../support/project/project-root.ts";
import { site } from "../../support/site/own-site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const sheets = fastGlob
  .sync(["styles/**/*.css", "src/pages/*/*.css"], { cwd: root })
  .map((file) => ({ file, css: readSource(file).replace(/\/\*.*?\*\//gs, "") }));

test("layouts change at six widths and two heights, and each has its name", () => {
  const queries = sheets.flatMap(({ file, css }) =>
    (css.match(/@media[^{]+/g) ?? []).map((query) => `${file}: ${query}`),
  );
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => /\b(width|height)\b/.test(query))).toEqual([]);
  const names = readSource("styles/media.css");
  expect(new Set(names.match(/width >= [\d.]+rem/g)).size).toBe(6);
  expect(names.match(/height <= [\d.]+rem/g)).toHaveLength(2);
});

test("a name of a width that nobody has defined is a problem with its file and line", async () => {
  const folder = temporaryFolder();
  const write = (file: string, css: string) => writeFileSync(join(folder, file), css);
  for (const name of ["styles", "src/pages/about"]) mkdirSync(join(folder, name), { recursive: true });
  write("styles/main.css", '@import "media.css";\n@import "pages.css" layer(pages);\n');
  write("styles/media.css", "@custom-media --tablet (width >= 48rem);\n");
  write("src/pages/about/styles.css", ".a {\n  top: 0;\n}\n@media (--tablett) {\n  .a {\n    top: 1px;\n  }\n}\n");
  const { problems } = await bundleStyles({ ...site, root: folder, paths: ["about"] });
  expect(problems).toEqual([
    {
      place: "src/pages/about/styles.css:4",
      says: "The styles cannot be read: Custom media query --tablett is not defined.",
      fix: "Correct the rule there.",
    },
  ]);
});
