import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuildOptions, Metafile } from "esbuild";
import fastGlob from "fast-glob";
import { site } from "../../site.ts";
import { assetUrl } from "../../urls.ts";
import { cached, hash, integrityOf } from "../cache.ts";
import { BuildError } from "../checks/messages.ts";
import { LICENSES_FILE } from "./licenses.ts";

/** The oldest supported browsers, the first with popovers and exclusive `<details>`. */
export const oldestBrowsers = ["chrome 120", "safari 17.2", "firefox 130"];

export type Scripts = Awaited<ReturnType<typeof bundle>>;

const lazyModules = {
  islands: "src/client/islands.ts",
  floating: "src/client/floating.ts",
  "error-page": "src/client/router/error-page.ts",
};

const inlineScripts = {
  loadAfterPaint: "src/client/load-after-paint.ts",
  redirect: "src/client/redirect.ts",
  feed: "src/client/social-feed/social-feed-frame.ts",
};

/** Bundles everything the browser runs. The size depends on the code alone, not on pages or words. */
export async function bundleScripts(root: string, entry: string): Promise<Scripts> {
  const sources = await fastGlob(
    ["src/{client,dev,islands}/**", "src/{contract,resolve,urls}.ts", "src/ssg/assets/scripts.ts"],
    { cwd: root },
  );
  const texts = await Promise.all(sources.sort().map((file) => readFile(join(root, file))));
  const key = [site.origin, entry, ...sources, ...texts];
  const kept = await cached(root, "scripts", key, async () => JSON.stringify(await bundle(root, entry)));
  return JSON.parse(kept.toString());
}

/** Each module has its own copy of what it shares with the others: a common chunk would be one more request. */
async function bundle(root: string, entry: string) {
  const { texts, metafile } = await run(
    root,
    { main: entry, ...lazyModules },
    {
      format: "esm",
      banner: { js: `/*! Licenses: ${assetUrl(LICENSES_FILE)} */` },
      external: Object.keys(lazyModules).map((name) => `./${name}.ts`),
    },
  );
  const { main = "", ...lazy } = texts;
  const lazyFiles = Object.entries(lazy).map(([name, body]) => ({ name, path: nameByContent(name, body), body }));
  const body = lazyFiles.reduce((text, { name, path }) => text.replace(`./${name}.ts`, `./${basename(path)}`), main);
  const mainFile = { path: nameByContent("main", body), body };
  const inline = await run(root, inlineScripts, { format: "iife" });
  return {
    files: [mainFile, ...lazyFiles.map(({ path, body }) => ({ path, body }))],
    entry: { url: assetUrl(mainFile.path), integrity: integrityOf(body) },
    /** Scripts that are part of the HTML. */
    inline: inline.texts as Record<keyof typeof inlineScripts, string>,
    /** Packages whose code is in the files. */
    packages: [...new Set(Object.keys(metafile.inputs).flatMap(packageOf))].sort(),
  };
}

async function run(root: string, entryPoints: Record<string, string>, options: BuildOptions) {
  // Loaded only when there is something to bundle, because starting it takes a tenth of a build.
  const { build } = await import("esbuild");
  try {
    const { outputFiles = [], metafile } = await build({ ...settings, ...options, absWorkingDir: root, entryPoints });
    const texts = outputFiles.map(({ path, text }) => [basename(path, ".js"), text.trim()]);
    return { texts: Object.fromEntries(texts) as Record<string, string>, metafile: metafile as Metafile };
  } catch (cause) {
    throw new BuildError([`The scripts cannot be bundled. ${(cause as Error).message}\nCorrect the code there.`]);
  }
}

const settings = {
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  target: oldestBrowsers.map((browser) => browser.replace(" ", "")),
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "silent",
  metafile: true,
  write: false,
  outdir: "assets",
  // Without the project's strictness, which would put "use strict" into every page.
  tsconfigRaw: "{}",
  plugins: [
    {
      // The browser needs one fact, the origin that the base path comes from.
      name: "browser-facts",
      setup(esbuild) {
        esbuild.onLoad({ filter: /[\\/]src[\\/]site\.ts$/ }, () => ({
          contents: `export const site = ${JSON.stringify({ origin: site.origin })};`,
        }));
      },
    },
  ],
} satisfies BuildOptions;

function nameByContent(name: string, body: string): string {
  return `assets/${name}-${hash(body)}.js`;
}

/** The package of a file: `react-dom` for `node_modules/react-dom/client.js`. */
function packageOf(file: string): string[] {
  return file.match(/(?<=node_modules\/)(?:@[^/]+\/)?[^/]+/)?.slice(0, 1) ?? [];
}
