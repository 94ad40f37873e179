import { build } from "esbuild";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { readSource, root } from "../../support/project/project-root.ts";

const licenses = readSource("static/licenses.txt");

test("static/licenses.txt has the licence of every package whose code or font the site ships", async () => {
  const main = { absWorkingDir: root, entryPoints: ["src/client/main.ts"], outdir: "assets" };
  const { metafile } = await build({ ...main, bundle: true, format: "esm", metafile: true, write: false });
  const code = Object.keys(metafile.inputs).flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
  const fonts = fastGlob.sync("node_modules/@fontsource/*", { cwd: root, onlyFiles: false });
  const packages = new Set([...code, ...fonts]);
  expect(packages.size).toBeGreaterThan(5);
  const missing = [...packages].filter((folder) => {
    const [file = ""] = fastGlob.sync(`${folder}/licen[sc]e*`, { cwd: root, caseSensitiveMatch: false });
    return !licenses.includes(readSource(file).trim());
  });
  expect(missing).toEqual([]);
});
