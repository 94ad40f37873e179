import { readFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { build } from "esbuild";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { allowedImports } from "../../support/project/import-rules.ts";
import { root } from "../../support/project/project-root.ts";

/** Reduces each file to its relative imports. esbuild would drop type imports. */
const keepTypeImports = {
  name: "keep-type-imports",
  setup(esbuild: import("esbuild").PluginBuild) {
    esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      // Imports in template literals do not count.
      const source = (await readFile(path, "utf8")).replace(/`(?:\\.|[^`\\])*`/gs, "``");
      const imports = [/^(?:import|export)\b[^;]*?from\s+"(\.[^"]+)"/gm, /\bimport\("(\.[^"]+)"\)/g].flatMap(
        (pattern) => [...source.matchAll(pattern)].map(([, to]) => `import "${to}";`),
      );
      return { contents: imports.join("\n"), loader: "ts", resolveDir: dirname(path) };
    });
  },
};

const graph = await importGraph();

test("every import inside the project is allowed", () => {
  const wrong = graph.filter(([from, to]) => {
    const folder = folderOf(from);
    if (folderOf(to) === folder) return false;
    return !(allowedImports[folder] ?? []).some(
      (permitted) => to === permitted || `${stem(to)}/`.startsWith(`${permitted}/`),
    );
  });
  expect(wrong.map(([from, to]) => `${from} imports ${to}`)).toEqual([]);
});

test("a page imports nothing from another page's folder", () => {
  const topFolder = (file: string) => /^pages\/([\w-]+)\//.exec(file)?.[1];
  const wrong = graph.filter(([from, to]) => topFolder(from) && topFolder(to) && topFolder(from) !== topFolder(to));
  expect(wrong.map(([from, to]) => `${from} imports ${to}`)).toEqual([]);
});

test("no browser bundle contains code that renders or builds pages", async () => {
  const entries = ["main", "load-after-paint", "redirect", "social-feed/social-feed-frame"].map(
    (name) => `${root}/src/client/${name}.ts`,
  );
  const { metafile } = await build({
    entryPoints: entries,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    splitting: true,
    outdir: "out",
    jsx: "automatic",
    logLevel: "silent",
  });
  const shipped = Object.keys(metafile.inputs).filter((file) => file.startsWith("src/"));
  expect(shipped).toContain("src/client/main.ts");
  expect(shipped.filter((file) => /^src\/(pages|components|words|ssg|commands)\//.test(file))).toEqual([]);
  // Only the build checks facts.
  expect(Object.keys(metafile.inputs).filter((file) => /src\/facts|valibot|phonenumber/.test(file))).toEqual([]);
});

/** Returns every import of project files, including types, as `[from, to]` below `src`. */
async function importGraph(): Promise<[from: string, to: string][]> {
  const files = await fastGlob(["src/**/*.{ts,tsx}", "build.ts"], { cwd: root });
  const { metafile } = await build({
    entryPoints: files,
    absWorkingDir: root,
    bundle: true,
    packages: "external",
    write: false,
    metafile: true,
    outdir: "out",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
    plugins: [keepTypeImports],
  });
  return Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports
      .filter(({ path }) => /^(src\/|build\.ts)/.test(path))
      .map(({ path }): [string, string] => [short(from), short(path)]),
  );
}

function short(file: string): string {
  return relative("src", file).replace(/^\.\.\//, "");
}

function stem(file: string): string {
  return file.replace(/\.tsx?$/, "");
}

function folderOf(file: string): string {
  return stem(file).split("/")[0] ?? "";
}
