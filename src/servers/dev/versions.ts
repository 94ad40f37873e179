import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { describeError } from "../../problems/describe-error.ts";
import type { OutputFile } from "../../ssg/output-file.ts";
import { prepareBundle } from "./bundle-sources.ts";
import { type SiteProcess, startSiteProcess } from "./site-process.ts";
import { stateOfSources } from "./watch-sources.ts";

/** The check renders all pages, which a page that is asked for would have to wait for. So it waits for a pause. */
const CHECK_DELAY_MS = 1000;

/** How many assets are kept of all versions. A save changes a few of them. */
const KEPT_ASSETS = 200;

/**
 * How many versions a process imports before another one replaces it. Nothing can forget a module: each version takes
 * about 5 MB. A new process for each would take twice as long, because its code has never run before.
 */
const VERSIONS_OF_A_PROCESS = 25;

/** The site as its sources were at one time. */
interface Version {
  state: string;
  site: Promise<SiteProcess>;
  /** What the build would refuse, once it is known. */
  problems: string;
}

/** Runs the site as its sources are, in a process of its own. Calls back when pages have to be loaded again. */
export async function startVersions(root: string, onChange: () => void) {
  const { runner, bundle } = await prepareBundle(root);
  /** Those of former versions are kept for their pages, which may still be loading. */
  const assets = new Map<string, OutputFile>();
  let site = startSiteProcess(root, runner);
  let versions = 0;
  let current = open(stateOfSources(root));

  function open(state: string): Version {
    const version: Version = { state, site: bundle().then(run), problems: "" };
    version.site.then(
      () => check(version),
      (error) => version === current && console.error(describe(error)),
    );
    return version;
  }

  /** The process describes its errors itself, with the classes of its sources. */
  const describe = (error: unknown) => (typeof error === "string" ? error : describeError(root, error));

  async function run(file: string): Promise<SiteProcess> {
    if (++versions > VERSIONS_OF_A_PROCESS || !site.isRunning()) {
      site.stop();
      site = startSiteProcess(root, runner);
      versions = 1;
    }
    try {
      keep(await site.ask("open", root, file));
      return site;
    } finally {
      await rm(file, { force: true });
    }
  }

  function keep(files: readonly OutputFile[]): void {
    for (const file of files) {
      // The latest stand at the end.
      assets.delete(file.path);
      assets.set(file.path, file);
    }
    for (const path of [...assets.keys()].slice(0, -KEPT_ASSETS)) assets.delete(path);
  }

  /** Finds what the build would refuse, unless there is a newer version by then. */
  async function check(version: Version): Promise<void> {
    await wait(CHECK_DELAY_MS);
    if (version !== current) return;
    const problems = await version.site.then((site) => site.ask("check")).then(() => "", describe);
    if (version !== current || problems === "") return;
    console.error(problems);
    version.problems = problems;
    onChange();
  }

  return {
    describe,
    /** Opens the sources anew if they have changed. */
    refresh(): void {
      const state = stateOfSources(root);
      if (state === current.state) return;
      current = open(state);
      onChange();
    },
    /** Names what pages show now. */
    shown: () => (current.problems ? `${current.state}-refused` : current.state),
    /** Returns the file at a path as it is now, and what the build would refuse. */
    async find(path: string): Promise<{ file: OutputFile; problems: string }> {
      const kept = assets.get(path);
      if (kept) return { file: kept, problems: "" };
      const asked = current;
      try {
        const file = await (await asked.site).ask("find", path);
        if (asked === current) return { file, problems: asked.problems };
      } catch (error) {
        if (asked === current) throw error;
      }
      // A save has come in between.
      return this.find(path);
    },
  };
}
