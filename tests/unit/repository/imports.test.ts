import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { build } from "esbuild";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
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

/** Who may import whom: the two tables of CONTRIBUTING.md, of the folders and of the rooms of `src/ssg`. */
const [, section = ""] = readFileSync(`${root}/CONTRIBUTING.md`, "utf8").split("## Who may import whom\n");
const [folders = {}, rooms = {}] = (section.split("\n## ")[0] ?? "").split("The rooms of").map(rulesIn);

test("every import inside the project is allowed", () => {
  expect(Object.keys(folders)).toContain("ssg");
  expect(forbidden(graph, folders)).toEqual([]);
});

test("every import between the rooms of the build is allowed", () => {
  const insideBuild = graph.flatMap(([from, to]): [string, string][] =>
    [from, to].every((file) => file.startsWith("ssg/")) ? [[from.slice(4), to.slice(4)]] : [],
  );
  expect(Object.keys(rooms)).toContain("report");
  expect(forbidden(insideBuild, rooms)).toEqual([]);
});

test("a page imports nothing from another page's folder", () => {
  const topFolder = (file: string) => /^pages\/([\w-]+)\//.exec(file)?.[1];
  const wrong = graph.filter(([from, to]) => topFolder(from) && topFolder(to) && topFolder(from) !== topFolder(to));
  expect(wrong.map(([from, to]) => `${from} imports ${to}`)).toEqual([]);
});

test("no imports form a circle, not even of types", () => {
  let left = graph;
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    const importers = new Set(left.map(([from]) => from));
    left = left.filter(([, to]) => importers.has(to));
  }
  expect(left.map(([from, to]) => `${from} imports ${to}`)).toEqual([]);
});

test("no browser bundle contains code that renders or builds pages", async () => {
  const entries = ["main", "head-script", "redirect", "social-feed/social-feed-frame"].map(
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
  expect(Object.keys(metafile.inputs).filter((file) => /src\/fact-rules|valibot|phonenumber/.test(file))).toEqual([]);
});

function rulesIn(text: string): Record<string, string[]> {
  const rows = [...text.matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)];
  return Object.fromEntries(
    rows.map(([, name = "", imports = ""]) => [
      name,
      [...imports.matchAll(/`([\w-]+)`/g)].map(([, other = ""]) => other),
    ]),
  );
}

function forbidden(imports: typeof graph, allowed: Record<string, string[]>): string[] {
  const wrong = imports.filter(([from, to]) => {
    const folder = folderOf(from);
    if (folderOf(to) === folder) return false;
    return !(allowed[folder] ?? []).some((permitted) => `${stem(to)}/`.startsWith(`${permitted}/`));
  });
  return wrong.map(([from, to]) => `${from} imports ${to}`);
}

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
