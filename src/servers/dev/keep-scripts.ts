import { stat } from "node:fs/promises";
import { join } from "node:path";
import { bundleScripts, type ScriptSources } from "../../ssg/assets/bundle-scripts.ts";
import type { BundledScripts } from "../../ssg/assets/make-assets.ts";
import type { Project } from "../../ssg/project.ts";

/** The scripts of a site, and of when they are. */
export interface KeptScripts<Inline extends string> {
  bundle: BundledScripts<Inline>;
  /** Part of the scripts. */
  origin: string;
  /** Milliseconds since 1970, before the sources were read. */
  started: number;
}

/** Returns the scripts of before if none of their sources has changed since, or bundles them. */
export async function keepScripts<Inline extends string>(
  project: Project,
  sources: ScriptSources<Inline>,
  before?: KeptScripts<Inline>,
): Promise<KeptScripts<Inline>> {
  const { origin } = project;
  if (before?.origin === origin && (await isUnchanged(project.root, before))) return before;
  const started = Date.now();
  return { bundle: await bundleScripts(project, sources), origin, started };
}

/** A file that was moved here keeps the date of its content, so the date of its state counts. */
async function isUnchanged(root: string, { bundle, started }: KeptScripts<string>): Promise<boolean> {
  const dates = bundle.inputs.map((file) => stat(join(root, file)).then(({ ctimeMs }) => ctimeMs));
  return Promise.all(dates).then(
    (all) => all.every((date) => date < started),
    () => false,
  );
}
