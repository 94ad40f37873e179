import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { build, type OnLoadResult } from "esbuild";
import { root } from "./project-root.ts";

/**
 * Bundles the project's sources for Node, some of them replaced.
 *
 * @param entry the source of the first module.
 * @param replace returns what to load for a file, or nothing to load the file itself.
 * @returns the path of the bundle, which the caller deletes.
 */
export async function bundleSources(
  entry: string,
  replace: (path: string) => Promise<OnLoadResult | undefined>,
): Promise<string> {
  // Packages are resolved from the bundle's folder. Test files run at the same time, so each needs its own bundle.
  const outfile = join(root, `node_modules/.cache/build/bundle-${randomUUID()}.mjs`);
  await build({
    absWorkingDir: root,
    stdin: { contents: entry, resolveDir: root },
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
    plugins: [
      { name: "replace", setup: (esbuild) => esbuild.onLoad({ filter: /\.ts$/ }, ({ path }) => replace(path)) },
    ],
  });
  return outfile;
}
