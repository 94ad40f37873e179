import { createRequire, Module } from "node:module";
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
  // Never written: only the packages are found from here.
  const file = join(root, "dev-site.cjs");
  const paths = createRequire(file).resolve.paths("react") ?? [];
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
    logLevel: "silent",
  });
  let last: Promise<unknown> = Promise.resolve();
  return async () => {
    // One after the other: esbuild answers a call during a build with the result of that build, which may lack a later save.
    const build = last.then(() => bundle.rebuild());
    last = build.catch(() => {});
    const { outputFiles } = await build;
    // `vm` would forget the source map.
    const module = Object.assign(new Module(file), { paths }) as CompilableModule;
    module._compile(outputFiles[0]?.text ?? "", file);
    return module.exports;
  };
}

/** What Node's own loader calls. */
interface CompilableModule extends NodeJS.Module {
  _compile(code: string, file: string): void;
}
