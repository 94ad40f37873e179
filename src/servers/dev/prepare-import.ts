import { realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { context } from "esbuild";

/** What the bundled sources export. */
type Sources = typeof import("./open-site.ts");

/**
 * Returns a function that bundles and imports the sources as they are now. Nothing of older versions
 * stays in memory: a CommonJS module, unlike an ECMAScript module, can be forgotten.
 */
export async function prepareImport(root: string): Promise<() => Promise<Sources>> {
  // Below it, packages are found. The folder may be a link, and modules are remembered by their real path.
  const folder = realpathSync(join(root, "node_modules"));
  const file = join(folder, `.dev-site-${process.pid}.cjs`);
  const bundle = await context({
    entryPoints: [join(root, "src/servers/dev/open-site.ts")],
    outfile: file,
    write: false,
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "cjs",
    packages: "external",
    jsx: "automatic",
    // Errors keep their file and line.
    sourcemap: "inline",
    sourcesContent: false,
    define: { "import.meta.url": JSON.stringify(pathToFileURL(file).href) },
    // tsx leaves a module without them as it is, with its source map.
    supported: { "dynamic-import": false },
    logLevel: "silent",
  });
  let last: Promise<unknown> = Promise.resolve();
  return async () => {
    // One after the other: esbuild answers a call during a build with the result of that build, which may lack a later save.
    const build = last.then(() => bundle.rebuild());
    last = build.catch(() => {});
    const { outputFiles } = await build;
    // One for each version, since it keeps what it has loaded.
    const require = createRequire(file);
    delete require.cache[file];
    // In one go: two saves may be bundled at the same time.
    writeFileSync(file, outputFiles[0]?.contents ?? "");
    try {
      return require(file);
    } finally {
      rmSync(file);
    }
  };
}
