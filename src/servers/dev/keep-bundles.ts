import { stat } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { bundleScripts } from "../../ssg/assets/bundle-scripts.ts";
import { bundleStyles } from "../../ssg/assets/bundle-styles.ts";
import type { Bundlers } from "../../ssg/assets/make-assets.ts";
import type { Project } from "../../ssg/project.ts";

/** What was bundled for browsers, by name. It outlives the sources that bundled it. */
export type KeptBundles = Map<string, Kept<unknown>>;

interface Kept<Value> {
  value: Value;
  /** What it was made from besides files. */
  key: string;
  /** The files, below the root. */
  inputs: readonly string[];
  /** Milliseconds since 1970, before a file was read. */
  started: number;
}

/** Returns bundlers that make scripts and styles again only when their sources, or the code that bundles, have changed. */
export function keepBundles(kept: KeptBundles): Bundlers {
  return {
    scripts: (project, sources) =>
      keep(kept, "scripts", project, sources, async () => {
        const scripts = await bundleScripts(project, sources);
        return [scripts, scripts.inputs];
      }),
    styles(project, folders) {
      const sheets = fastGlob.sync(["styles/**/*.css", ...folders.map((folder) => `${folder}/*.css`)], {
        cwd: project.root,
      });
      // The cascade follows the order of the folders.
      return keep(kept, "styles", project, [folders, sheets.sort()], async () => {
        return [await bundleStyles(project, folders), sheets];
      });
    },
  };
}

async function keep<Value>(
  kept: KeptBundles,
  name: string,
  { root, origin, assetUrl }: Project,
  from: unknown,
  make: () => Promise<[value: Value, inputs: readonly string[]]>,
): Promise<Value> {
  const key = JSON.stringify([origin, assetUrl(""), from]);
  const before = kept.get(name) as Kept<Value> | undefined;
  if (before?.key === key && (await isUnchanged(root, before))) return before.value;
  const started = Date.now();
  const [value, inputs] = await make();
  kept.set(name, { value, key, inputs: [...inputs, ...fastGlob.sync("src/ssg/assets/**", { cwd: root })], started });
  return value;
}

/** A file that was moved keeps the date of its content, so the date of its state counts. */
function isUnchanged(root: string, { inputs, started }: Kept<unknown>): Promise<boolean> {
  const dates = inputs.map((file) => stat(join(root, file)).then(({ ctimeMs }) => ctimeMs));
  return Promise.all(dates).then(
    (all) => all.every((date) => date < started),
    () => false,
  );
}
