import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { readSource, root } from "../../support/project/project-root.ts";

test("what `sections` exports has two callers: pages, other components, or the look that offers it to pages", () => {
  const sources = fastGlob.sync(["src/{components,pages}/**/*.{ts,tsx}", "styles/**/*.look.tsx"], { cwd: root });
  const texts = sources.map((file) => ({ file, text: readSource(file) }));
  const exports = texts
    .filter(({ file }) => file.startsWith("src/components/sections/"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = ""]) => ({ file, name })),
    );
  expect(exports.length).toBeGreaterThan(20);
  const lonely = exports.filter(({ file, name }) => {
    const uses = texts.map((other) => {
      const times = other.text.match(RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
      return other.file === file ? times > 1 : times > 0;
    });
    return uses.filter(Boolean).length < 2;
  });
  expect(lonely).toEqual([]);
});
