import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Worker } from "node:worker_threads";
import type { OnLoadResult } from "esbuild";
import { bundleSources } from "./bundle-sources.ts";
import { atRoot } from "./project-copy.ts";
import { root } from "./project-root.ts";

/** Changes of source files, by path. */
export type Changes = Record<string, (text: string) => string>;

/** A site that was built into a temporary folder and is served. */
export interface ChangedSite {
  /** The folder that contains `dist`. */
  root: string;
  /** With its base path. */
  url: string;
  /** Stops the server and deletes the folder. */
  close(): Promise<void>;
}

/**
 * Builds the site with changed sources and serves it, for tests of its pages.
 * A quarter of the time of a copy of the project that builds itself.
 */
export async function buildChangedSite(changes: Changes): Promise<ChangedSite> {
  const file = await bundleSources(BUILD_AND_SERVE, (path) => load(path, changes[relative(root, path)]));
  const folder = await mkdtemp(join(tmpdir(), "changed-site-"));
  // A worker has modules of its own: React's development build, which other tests may have loaded here, does not work with the production renderer.
  const worker = new Worker(file, {
    workerData: { root, folder },
    env: { ...process.env, NODE_ENV: "production" },
  });
  const close = async () => {
    await worker.terminate();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [url] = await once(worker, "message");
    return { root: folder, url, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

/** What the worker runs. */
const BUILD_AND_SERVE = `
  import { parentPort, workerData } from "node:worker_threads";
  import { buildSite } from "./build.ts";
  import { startPreview } from "./src/servers/start-preview.ts";
  import { publish } from "./src/ssg/publish.ts";
  const { root, folder } = workerData;
  const { files } = await buildSite(root, { dryRun: true });
  await publish(folder, files);
  const { url } = await startPreview({ root: folder, port: 0 });
  parentPort.postMessage(url);
`;

/** Returns the changed source, the facts with an address at the root of the domain. Other files are left to the bundler. */
async function load(path: string, change?: (text: string) => string): Promise<OnLoadResult | undefined> {
  const isFacts = path === join(root, "src/site.ts");
  if (!change && !isFacts) return undefined;
  const source = await readFile(path, "utf8");
  const before = isFacts ? atRoot(source) : source;
  const contents = change ? change(before) : before;
  // A test with a change that no longer matches would prove nothing.
  if (change && contents === before) throw new Error(`The change of ${path} has no effect. Adapt it to the file.`);
  return { contents, loader: "ts" };
}
