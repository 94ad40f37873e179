import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuildOptions, OutputFile as Bundled, Plugin } from "esbuild";
import fastGlob from "fast-glob";
import { site } from "../site.ts";
import { assetUrl } from "../urls.ts";
import { BuildError } from "./build-error.ts";
import { cached } from "./cache.ts";
import type { OutputFile } from "./output.ts";

/** All the script of the site. */
export interface Bundle {
  /** The entry, the one lazy chunk with React and the islands, and the error page. */
  files: OutputFile[];
  entry: { url: string; integrity: string };
  /** Scripts small enough to stand in the page itself. */
  inline: Record<InlineScript, string>;
}

const inlineScripts = {
  loadAfterPaint: "src/client/load-after-paint.ts",
  redirect: "src/client/redirect.ts",
  feed: "src/client/social-feed-frame.ts",
} as const;

/** Loaded by the entry when they are needed: React with the islands, and the page of an unexpected error. */
const lazyModules = ["islands", "error-page"];

/** Name of a script that stands in a page. */
export type InlineScript = keyof typeof inlineScripts;

/** Everything the browser runs. Its size depends on the code alone, never on pages or words; so does the cached result. */
export async function bundleScripts(root: string): Promise<Bundle> {
  const kept = await cached(root, "scripts", await readInputs(root), async () =>
    Buffer.from(JSON.stringify(await bundle(root))),
  );
  return JSON.parse(Buffer.from(kept).toString());
}

/** All that the bundle is made of: our modules, the one fact in them, and the versions of the packages. */
async function readInputs(root: string): Promise<(string | Uint8Array)[]> {
  const modules = [
    "src/client/**",
    "src/islands/**",
    "src/{contract,resolve,urls}.ts",
    "src/ssg/bundle.ts",
    "package-lock.json",
  ];
  const files = await fastGlob(modules, { cwd: root });
  const contents = await Promise.all(files.sort().map((file) => readFile(join(root, file))));
  return [site.origin, ...files, ...contents];
}

async function bundle(root: string): Promise<Bundle> {
  const [modules, scripts] = await Promise.all([bundleModules(root), bundleInline(root)]);
  const entry = modules.find((file) => /^assets\/main-/.test(file.path));
  if (!entry)
    throw new BuildError("The bundle has no entry: src/client/main.ts is missing or was renamed. Put it back.");
  return {
    files: modules,
    entry: { url: assetUrl(entry.path), integrity: integrity(entry.body) },
    inline: scripts,
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

/**
 * The entry and what it loads when needed. Each is bundled by itself, so that
 * none shares a chunk with another: that would be one more request.
 */
async function bundleModules(root: string): Promise<OutputFile[]> {
  const lazy = (await Promise.all(lazyModules.map((module) => bundleModule(root, module, [])))).flat();
  return [...lazy, ...(await bundleModule(root, "main", lazy))];
}

async function bundleModule(root: string, module: string, lazy: readonly OutputFile[]): Promise<OutputFile[]> {
  const outputs = await run({
    ...shared,
    absWorkingDir: root,
    entryPoints: [`src/client/${module}.ts`],
    outdir: "assets",
    format: "esm",
    entryNames: "[name]-[hash]",
    plugins: [browserFacts, modernHelpers, importBuilt(lazy)],
  });
  return outputs.map((file) => ({ path: `assets/${basename(file.path)}`, body: file.text }));
}

/** Points dynamic imports of the lazy modules at the files they were built into. */
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

async function bundleInline(root: string): Promise<Record<InlineScript, string>> {
  const outputs = await run({
    ...shared,
    absWorkingDir: root,
    entryPoints: inlineScripts,
    outdir: "inline",
    format: "iife",
    // Without the project's strictness, which would put "use strict" into every page.
    tsconfigRaw: "{}",
    plugins: [browserFacts],
  });
  const text = (name: InlineScript) => outputs.find((file) => basename(file.path) === `${name}.js`)?.text.trim() ?? "";
  return { loadAfterPaint: text("loadAfterPaint"), redirect: text("redirect"), feed: text("feed") };
}

/** The browser needs one fact, the origin that the base path comes from; the others stay here. */
const browserFacts: Plugin = {
  name: "browser-facts",
  setup(esbuild) {
    esbuild.onLoad({ filter: /\/src\/site\.ts$/ }, () => ({
      contents: `export const site = ${JSON.stringify({ origin: site.origin })};`,
    }));
  },
};

/** `history` was compiled for browsers that lack `Object.assign`; ours all have it. */
const modernHelpers: Plugin = {
  name: "modern-helpers",
  setup(esbuild) {
    esbuild.onLoad({ filter: /\/@babel\/runtime\/helpers\/esm\/extends\.js$/ }, () => ({
      contents: "export default Object.assign;",
    }));
  },
};

async function run(options: BuildOptions): Promise<Bundled[]> {
  // Loaded only when there is something to bundle: starting it is a tenth of a build.
  const { build } = await import("esbuild");
  try {
    const { outputFiles } = await build({ ...options, write: false });
    return outputFiles;
  } catch (cause) {
    throw new BuildError(`The scripts cannot be bundled. ${(cause as Error).message}\nCorrect the code there.`, {
      cause,
    });
  }
}

/** Subresource-integrity value of a file. */
function integrity(body: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(body).digest("base64")}`;
}
