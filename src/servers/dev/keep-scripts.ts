import { stat } from "node:fs/promises";
import { join } from "node:path";
import { bundleScripts } from "../../ssg/assets/bundle-scripts.ts";

type Site = Parameters<typeof bundleScripts>[0];

/** The scripts of a site, and of when they are. */
export interface BundledScripts {
  bundle: Awaited<ReturnType<typeof bundleScripts>>;
  /** Part of the scripts. */
  origin: string;
  /** Milliseconds since 1970, before the sources were read. */
  started: number;
}

/** Returns the scripts of before if none of their sources has changed since, or bundles them. */
export async function keepScripts(site: Site, before?: BundledScripts): Promise<BundledScripts> {
  const { origin } = site.facts;
  if (before?.origin === origin && (await isUnchanged(site.root, before))) return before;
  const started = Date.now();
  return { bundle: await bundleScripts(site), origin, started };
}

/** A file that was moved here keeps the date of its content, so the date of its state counts. */
async function isUnchanged(root: string, { bundle, started }: BundledScripts): Promise<boolean> {
  const dates = bundle.inputs.map((file) => stat(join(root, file)).then(({ ctimeMs }) => ctimeMs));
  return Promise.all(dates).then(
    (all) => all.every((date) => date < started),
    () => false,
  );
}
