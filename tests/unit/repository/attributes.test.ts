import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { readSource, root } from "../../support/project/project-root.ts";

/** The sides that share names of attributes: the build, which writes HTML, the script, and the styles. */
const sides = {
  build: ["src/{components,islands,pages,ssg}/**/*.{ts,tsx}", "build.ts"],
  script: ["src/{client,shared}/**/*.ts"],
  styles: ["{styles,src/pages}/**/*.css"],
};

test("each data attribute has two sides: one that sets it and another that reads it", () => {
  const names = Object.values(sides).map((globs) => new Set(fastGlob.sync(globs, { cwd: root }).flatMap(attributesIn)));
  const all = new Set(names.flatMap((side) => [...side]));
  expect(all.size).toBeGreaterThan(30);
  expect([...all].filter((name) => names.filter((side) => side.has(name)).length < 2)).toEqual([]);
});

/** Returns the names as they stand in HTML, in selectors, or as properties of `dataset`. */
function attributesIn(file: string): string[] {
  const source = readSource(file);
  const written = [...source.matchAll(/(?<![\w-])data-([a-z-]+)(?=[=\]"~\s`^,])/g)].map(([, name]) => name);
  const read = [...source.matchAll(/\bdataset\.(\w+)/g)].map(([, name]) => name);
  const kebab = (name = "") => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...written, ...read].map((name) => kebab(name ?? ""));
}
