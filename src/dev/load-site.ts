import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, formatMessages, type BuildFailure } from "esbuild";
import { cacheFolder } from "../ssg/cache.ts";
import { placeOfError } from "../ssg/checks/places.ts";
import type { FindFile } from "./site.ts";

let versions = 0;

/** Loads the site from its sources. Node keeps a module once it is imported, so each version is bundled under a name of its own. */
export async function loadSite(root: string): Promise<FindFile> {
  const outfile = join(cacheFolder(root), `dev-${process.pid}-${++versions}.mjs`);
  await build({
    entryPoints: [join(root, "src/dev/site.ts")],
    absWorkingDir: root,
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    sourcemap: "inline",
    sourcesContent: false,
    logLevel: "silent",
  });
  try {
    const { openSite } = (await import(pathToFileURL(outfile).href)) as typeof import("./site.ts");
    return await openSite(root);
  } finally {
    await rm(outfile, { force: true });
  }
}

/** What is wrong, with file and line. */
export async function describeError(root: string, error: unknown): Promise<string> {
  const { errors } = error as Partial<BuildFailure>;
  if (errors) return (await formatMessages(errors, { kind: "error" })).join("\n");
  if (!(error instanceof Error)) return String(error);
  // From the bundle, so not an instance of the class that this module would import.
  if (error.name === "BuildError") return error.message;
  const place = placeOfError(root, error);
  return `${place === null ? "" : `${place} `}${error.name}: ${error.message}`;
}
