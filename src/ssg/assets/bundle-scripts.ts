import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import fastGlob from "fast-glob";
import type { Site } from "../../facts/create-site.ts";
import { integrityOf } from "../hash.ts";

/** The oldest supported browsers, the first with popovers and exclusive `<details>`. */
export const oldestBrowsers = ["chrome 120", "safari 17.2", "ios_saf 17.2", "firefox 130"];

const inlineScripts = {
  head: "src/client/head-script.ts",
  redirect: "src/client/redirect.ts",
  feed: "src/client/social-feed/social-feed-frame.ts",
};

/** Bundles everything the browser runs. The size depends on the code alone, not on pages or words. */
export async function bundleScripts(site: Site, entry: string) {
  const { root } = site;
  const files = await fastGlob(["src/{client,islands,shared,servers/dev}/**", "src/urls.ts"], {
    cwd: root,
  });
  const texts = files.sort().map(async (file) => [file, await readFile(join(root, file), "utf8")] as const);
  const sources = new Map(await Promise.all(texts));
  try {
    return { ...(await bundle(site, entry, sources)), problems: [] };
  } catch (cause) {
    const says = `The scripts cannot be bundled: ${(cause as Error).message}`;
    const nothing = { files: [], inline: { head: "", redirect: "", feed: "" } };
    return {
      ...nothing,
      entry: { url: "#", integrity: "" },
      problems: [{ place: "src/client", says, fix: "Correct the code there." }],
    };
  }
}

/** A module that is imported late is a file with its own copy of what it shares: a common chunk would be one more request. */
async function bundle({ assetUrl, facts, root }: Site, entry: string, sources: Sources) {
  // Loaded only when there is something to bundle, because starting it takes a tenth of a build.
  const { build } = await import("esbuild");
  const define = { ...settings.define, SITE_ORIGIN: JSON.stringify(facts.origin) };
  const late = new Map<string, ReturnType<typeof run>>();
  const lateImports: Plugin = {
    name: "late-imports",
    setup(esbuild) {
      esbuild.onResolve({ filter: /\.ts$/ }, async ({ kind, path, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        const source = join(resolveDir, path);
        const script = late.get(source) ?? run(source, "esm");
        late.set(source, script);
        return { path: `./${basename((await script).path)}`, external: true };
      });
    },
  };

  async function run(source: string, format: "esm" | "iife") {
    const options = { ...settings, define, format, absWorkingDir: root, entryPoints: [source] };
    const { outputFiles, metafile } = await build({
      ...options,
      plugins: [lateImports, asRead(root, sources)],
    });
    const { path = "", text = "" } = outputFiles[0] ?? {};
    const modules = Object.keys(metafile.inputs);
    return { path: `assets/${basename(path)}`, body: text.trim(), modules };
  }

  /** A late module may share constants and functions with the entry, of which it has a copy, but no state. */
  async function refuseCopiedState(source: string, modules: readonly string[]): Promise<void> {
    const options = {
      ...settings,
      define,
      minify: false,
      packages: "external",
      format: "esm",
      absWorkingDir: root,
    } as const;
    const plugins = [lateImports, asRead(root, sources)];
    const { outputFiles } = await build({ ...options, entryPoints: [source], plugins });
    // Each module begins with a comment that names its file, and what nobody uses is gone.
    for (const text of (outputFiles[0]?.text ?? "").split(/^\/\/ (?=src\/)/m)) {
      const [file = ""] = text.split("\n", 1);
      const state = modules.includes(file) ? stateOf(sources.get(file) ?? "") : [];
      const copied = state.find((name) => new RegExp(`^(?:var|let|const) ${name}\\d*\\b`, "m").test(text));
      if (!copied) continue;
      const reason = `would get a copy of "${copied}" of ${file}, with a value of its own`;
      throw new Error(`${basename(source)} is loaded late and ${reason}. Pass it what it needs as a parameter.`);
    }
  }

  const main = await run(entry, "esm");
  const parts = await Promise.all(late.values());
  for (const source of late.keys()) await refuseCopiedState(source, main.modules);
  const files = [main, ...parts];
  const inline = Object.entries(inlineScripts).map(async ([name, source]) => {
    return [name, (await run(source, "iife")).body];
  });
  return {
    files: files.map(({ path, body }) => ({ path, body })),
    entry: { url: assetUrl(main.path), integrity: integrityOf(main.body) },
    /** Scripts that are part of the HTML. */
    inline: Object.fromEntries(await Promise.all(inline)) as Record<keyof typeof inlineScripts, string>,
  };
}

/** The text of each source, by its path. */
type Sources = ReadonlyMap<string, string>;

/** Lets esbuild bundle what the cache key was made of, although a source may have been saved since. */
function asRead(root: string, sources: Sources): Plugin {
  const read = new Map([...sources].map(([file, text]) => [join(root, file), text]));
  return {
    name: "as-read",
    setup(esbuild) {
      esbuild.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const contents = read.get(path);
        return contents === undefined ? null : { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
      });
    },
  };
}

/** A variable, or an object that changes, at the top of a module. */
const STATE =
  /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)[^=;]*= new (?:\w*(?:Map|Set)|AbortController|\w+Observer)\b)/gm;

/** Returns the names of the state that a module keeps. */
function stateOf(source: string): string[] {
  return [...source.matchAll(STATE)].map(([, variable, object]) => variable ?? object ?? "");
}

const settings = {
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  target: oldestBrowsers.map((browser) => browser.replace("ios_saf", "ios").replace(" ", "")),
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "silent",
  metafile: true,
  write: false,
  outdir: "assets",
  entryNames: "[name]-[hash]",
  // Without the project's strictness, which would put "use strict" into every page.
  tsconfigRaw: "{}",
} satisfies BuildOptions;
