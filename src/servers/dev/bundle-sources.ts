import { randomUUID } from "node:crypto";
import { mkdirSync, realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, context } from "esbuild";

/**
 * Returns the code of `run-site.ts`, and a function that bundles the sources as they are now into a new file, since a process
 * imports a file once. Node itself finds the packages, from `node_modules`, where the file is.
 */
export async function prepareBundle(root: string): Promise<{ runner: string; bundle: () => Promise<string> }> {
  const cache = join(root, "node_modules/.cache/dev");
  mkdirSync(cache, { recursive: true });
  // Errors name sources from where the file really is.
  const folder = realpathSync(cache);
  const settings = {
    absWorkingDir: root,
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    logLevel: "silent",
  } as const;
  const runner = await build({ ...settings, entryPoints: ["src/servers/dev/run-site.ts"] });
  const sources = await context({
    ...settings,
    entryPoints: ["src/servers/dev/open-site.ts"],
    outfile: join(folder, "site.mjs"),
    // Errors keep their file and line.
    sourcemap: "inline",
    sourcesContent: false,
  });

  async function rebuild(): Promise<string> {
    const { outputFiles } = await sources.rebuild();
    const file = join(folder, `site-${randomUUID()}.mjs`);
    await writeFile(file, outputFiles[0]?.contents ?? "");
    return file;
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    runner: runner.outputFiles[0]?.text ?? "",
    bundle() {
      // One after the other: esbuild answers a call during a build with the result of that build, which may lack a later save.
      const next = last.then(rebuild);
      last = next.catch(() => {});
      return next;
    },
  };
}
