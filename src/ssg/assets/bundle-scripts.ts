import { basename } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { hashedFile } from "../hash.ts";
import type { Project } from "../project.ts";

/** The oldest supported browsers, the first with popovers and exclusive `<details>`. */
export const oldestBrowsers = ["chrome 120", "safari 17.2", "ios_saf 17.2", "firefox 130"];

/** Where the scripts of a site begin. */
export interface ScriptSources<Inline extends string> {
  main: string;
  /** What the script imports once it is needed: a file of its own, with a copy of the few constants that both share. */
  islands: string;
  /** Scripts that stand in documents, by name. */
  inline: Record<Inline, string>;
}

/** Bundles everything the browser runs: one script, the islands, and what stands in the HTML. The size depends on the code alone, not on pages or words. */
export async function bundleScripts<Inline extends string>(
  { assetUrl, origin, root }: Project,
  sources: ScriptSources<Inline>,
) {
  // Loaded only when there is something to bundle, because starting it takes a tenth of a build.
  const { build } = await import("esbuild");
  const define = { "process.env.NODE_ENV": '"production"', SITE_ORIGIN: JSON.stringify(origin) };

  const inputs = new Set<string>();
  async function bundle(source: string, more: BuildOptions): Promise<string> {
    const options = { ...settings, define, absWorkingDir: root, entryPoints: [source], ...more };
    const { outputFiles: [file] = [], metafile } = await build({ ...options, write: false, metafile: true });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    return file?.text.trim() ?? "";
  }

  // The bundler's own hash depends on where packages are installed.
  const islands = hashedFile("islands", "js", await bundle(sources.islands, { format: "esm" }));
  const imported = { path: `./${basename(islands.path)}`, external: true };
  const namesIslands: Plugin = {
    name: "islands",
    setup: ({ onResolve }) => onResolve({ filter: RegExp(`/${basename(sources.islands)}$`) }, () => imported),
  };
  const main = hashedFile("main", "js", await bundle(sources.main, { format: "esm", plugins: [namesIslands] }));
  const inline = Object.entries<string>(sources.inline).map(async ([name, source]) => {
    return [name, await bundle(source, { format: "iife" })];
  });
  return {
    files: [main, islands],
    entry: assetUrl(main.path),
    inline: Object.fromEntries(await Promise.all(inline)) as Record<Inline, string>,
    /** The files that they were made from, below the root. */
    inputs: [...inputs],
  };
}

const settings = {
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  target: oldestBrowsers.map((browser) => browser.replace("ios_saf", "ios").replace(" ", "")),
  logLevel: "silent",
  // Without the project's strictness, which would put "use strict" into every page.
  tsconfigRaw: "{}",
} satisfies BuildOptions;
