import { basename } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import type { Site } from "../../create-site.ts";
import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";

/** The oldest supported browsers, the first with popovers and exclusive `<details>`. */
export const oldestBrowsers = ["chrome 120", "safari 17.2", "ios_saf 17.2", "firefox 130"];

/** Scripts that are part of the HTML. */
const inlineScripts = {
  head: "src/client/entry/head.ts",
  redirect: "src/client/entry/redirect.ts",
  feed: "src/client/entry/feed-frame.ts",
};

/** Imported later, with React: a file of its own, with a copy of the few constants that it shares with the script. */
const islands = "src/client/page/react.ts";

/** Bundles everything the browser runs: one script, the islands, and what stands in the HTML. The size depends on the code alone, not on pages or words. */
export async function bundleScripts({ assetUrl, facts, root }: Site) {
  // Loaded only when there is something to bundle, because starting it takes a tenth of a build.
  const { build } = await import("esbuild");
  const define = { "process.env.NODE_ENV": '"production"', SITE_ORIGIN: JSON.stringify(facts.origin) };

  const inputs = new Set<string>();
  async function bundle(source: string, more: BuildOptions): Promise<string> {
    const options = { ...settings, define, absWorkingDir: root, entryPoints: [source], ...more };
    const { outputFiles: [file] = [], metafile } = await build({ ...options, write: false, metafile: true });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    return file?.text.trim() ?? "";
  }

  const later = fileOf("islands", await bundle(islands, { format: "esm" }));
  const imported = { path: `./${basename(later.path)}`, external: true };
  const namesLater: Plugin = {
    name: "later",
    setup: ({ onResolve }) => onResolve({ filter: /\/islands\.ts$/ }, () => imported),
  };
  const main = fileOf("main", await bundle("src/client/entry/main.ts", { format: "esm", plugins: [namesLater] }));
  const inline = Object.entries(inlineScripts).map(async ([name, source]) => {
    return [name, await bundle(source, { format: "iife" })];
  });
  return {
    files: [main, later],
    entry: assetUrl(main.path),
    inline: Object.fromEntries(await Promise.all(inline)) as InlineScripts,
    /** The files that they were made from, below the root. */
    inputs: [...inputs],
  };
}

/** Returns a script under a name with its hash. The bundler's own hash depends on where packages are installed. */
function fileOf(name: string, body: string): OutputFile {
  return { path: `assets/${name}-${hash(body)}.js`, body };
}

type InlineScripts = Record<keyof typeof inlineScripts, string>;

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
