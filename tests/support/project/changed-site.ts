import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build, type OnLoadResult } from "esbuild";
import { publish } from "../../../src/ssg/output.ts";
import { root } from "./project-root.ts";

/** Changes of source files, by path. */
export type Changes = Record<string, (text: string) => string>;

/** A site that was built into a temporary folder. */
export interface ChangedSite {
  /** The folder that contains `dist`. */
  root: string;
  /** Serves it at the base path of its facts. */
  serve(): ReturnType<typeof import("../../../src/preview/start-preview.ts").startPreview>;
  remove(): Promise<void>;
}

/**
 * Builds the site with changed sources, for tests of its pages. This process
 * composes it, in a quarter of the time of a copy of the project that builds
 * and serves itself.
 */
export async function buildChangedSite(changes: Changes): Promise<ChangedSite> {
  const { composeSite, startPreview } = await importBuild(changes);
  const { files } = await composeSite(root);
  const folder = await mkdtemp(join(tmpdir(), "changed-site-"));
  await publish(folder, files);
  const serve = () => startPreview({ root: folder, port: 0 });
  return { root: folder, serve, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What the tests need of the changed sources. */
const ENTRY = `export { composeSite } from "./build.ts";
  export { startPreview } from "./src/preview/start-preview.ts";`;

type Bundle = Pick<typeof import("../../../build.ts"), "composeSite"> &
  typeof import("../../../src/preview/start-preview.ts");

/** Bundles the changed sources and imports the bundle. */
async function importBuild(changes: Changes): Promise<Bundle> {
  // Packages are resolved from the folder of the bundle.
  const outfile = join(root, `node_modules/.cache/site/changed-site-${randomUUID()}.mjs`);
  const mode = process.env.NODE_ENV;
  // React's development build, the default in tests, takes three times as long.
  process.env.NODE_ENV = "production";
  try {
    await build({
      absWorkingDir: root,
      stdin: { contents: ENTRY, resolveDir: root },
      outfile,
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      jsx: "automatic",
      logLevel: "silent",
      plugins: [
        {
          name: "changes",
          setup(esbuild) {
            esbuild.onLoad({ filter: /\.ts$/ }, ({ path }) => load(path, changes[relative(root, path)]));
          },
        },
      ],
    });
    return await import(/* @vite-ignore */ outfile);
  } finally {
    process.env.NODE_ENV = mode;
    await rm(outfile, { force: true });
  }
}

/** Returns the changed source. Files without a change are left to the bundler. */
async function load(path: string, change?: (text: string) => string): Promise<OnLoadResult | undefined> {
  if (!change) return undefined;
  const before = await readFile(path, "utf8");
  const contents = change(before);
  // A test with a change that no longer matches would prove nothing.
  if (contents === before) throw new Error(`The change of ${path} has no effect. Adapt it to the file.`);
  return { contents, loader: "ts" };
}
