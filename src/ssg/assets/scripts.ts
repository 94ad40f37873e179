import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuildOptions, BuildResult, Plugin } from "esbuild";
import fastGlob from "fast-glob";
import { site } from "../../site.ts";
import { assetUrl } from "../../urls.ts";
import { cached } from "../cache.ts";
import { BuildError } from "../checks/messages.ts";
import type { OutputFile } from "../output.ts";
import { LICENSES_FILE } from "./licenses.ts";

/** All scripts of the site. */
export interface Scripts {
  /** The entry, the lazy chunk with React and the islands, and the error page. */
  files: OutputFile[];
  entry: { url: string; integrity: string };
  /** Scripts small enough to stand in the page itself. */
  inline: Record<keyof typeof inlineScripts, string>;
  /** Packages whose code is in the files. */
  packages: string[];
}

const inlineScripts = {
  loadAfterPaint: "src/client/load-after-paint.ts",
  redirect: "src/client/redirect.ts",
  feed: "src/client/social-feed-frame.ts",
} as const;

/** Imported by the entry when they are needed. */
const lazyModules = ["islands", "error-page"];

/** Bundles everything the browser runs. The size depends on the code alone, not on pages or words. */
export async function bundleScripts(root: string, entry: string): Promise<Scripts> {
  const sources = await fastGlob(
    ["src/{client,dev,islands}/**", "src/{contract,resolve,urls}.ts", "src/ssg/assets/scripts.ts"],
    { cwd: root },
  );
  const texts = await Promise.all(sources.sort().map((file) => readFile(join(root, file))));
  const kept = await cached(root, "scripts", [site.origin, entry, ...sources, ...texts], async () =>
    Buffer.from(JSON.stringify(await bundle(root, entry))),
  );
  return JSON.parse(Buffer.from(kept).toString());
}

async function bundle(root: string, entry: string): Promise<Scripts> {
  const lazy = await Promise.all(lazyModules.map((name) => bundleModule(root, `src/client/${name}.ts`, name, [])));
  const main = await bundleModule(
    root,
    entry,
    "main",
    lazy.map(({ file }) => file),
  );
  const modules = [main, ...lazy];
  return {
    files: modules.map(({ file }) => file),
    entry: { url: assetUrl(main.file.path), integrity: integrity(main.file.body) },
    inline: await bundleInline(root),
    packages: [...new Set(modules.flatMap(({ packages }) => packages))].sort(),
  };
}

const shared = {
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  target: ["chrome120", "safari17.2", "firefox130"],
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "silent",
} satisfies BuildOptions;

/** Each module is bundled by itself: a chunk shared by two of them would be one more request. */
async function bundleModule(root: string, source: string, name: string, lazy: readonly OutputFile[]) {
  const { outputFiles = [], metafile } = await run({
    ...shared,
    absWorkingDir: root,
    entryPoints: [{ in: source, out: name }],
    outdir: "assets",
    format: "esm",
    entryNames: "[name]-[hash]",
    banner: { js: `/*! Licenses: ${assetUrl(LICENSES_FILE)} */` },
    metafile: true,
    plugins: [browserFacts, importBuilt(lazy)],
  });
  const [file] = outputFiles.map(({ path, text }) => ({ path: `assets/${basename(path)}`, body: text }));
  const packages = Object.keys(metafile?.inputs ?? {}).flatMap((input) => packageOf(input) ?? []);
  return { file: file as OutputFile, packages };
}

/** The package of a file: `react-dom` for `node_modules/react-dom/client.js`. */
function packageOf(file: string): string | undefined {
  const [scope = "", name = ""] = file.split("node_modules/").at(-1)?.split("/") ?? [];
  if (!file.includes("node_modules/")) return undefined;
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}

/** Points the entry's dynamic imports at the files that the lazy modules were bundled into. */
function importBuilt(lazy: readonly OutputFile[]): Plugin {
  return {
    name: "import-built",
    setup(esbuild) {
      esbuild.onResolve({ filter: /^\.\// }, ({ path, kind }) => {
        if (kind !== "dynamic-import") return null;
        const built = lazy.find((file) => basename(file.path).startsWith(`${basename(path, ".ts")}-`));
        return built ? { path: `./${basename(built.path)}`, external: true } : null;
      });
    },
  };
}

async function bundleInline(root: string): Promise<Scripts["inline"]> {
  const { outputFiles = [] } = await run({
    ...shared,
    absWorkingDir: root,
    entryPoints: inlineScripts,
    outdir: "inline",
    format: "iife",
    // Without the project's strictness, which would put "use strict" into every page.
    tsconfigRaw: "{}",
    plugins: [browserFacts],
  });
  const texts = outputFiles.map(({ path, text }) => [basename(path, ".js"), text.trim()]);
  return Object.fromEntries(texts);
}

/** The browser needs one fact, the origin that the base path comes from. */
const browserFacts: Plugin = {
  name: "browser-facts",
  setup(esbuild) {
    esbuild.onLoad({ filter: /[\\/]src[\\/]site\.ts$/ }, () => ({
      contents: `export const site = ${JSON.stringify({ origin: site.origin })};`,
    }));
  },
};

async function run(options: BuildOptions): Promise<BuildResult> {
  // Loaded only when there is something to bundle: starting it takes a tenth of a build.
  const { build } = await import("esbuild");
  try {
    return await build({ ...options, write: false });
  } catch (cause) {
    throw new BuildError([`The scripts cannot be bundled. ${(cause as Error).message}\nCorrect the code there.`]);
  }
}

/** Subresource-integrity value of a file. */
function integrity(body: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(body).digest("base64")}`;
}
