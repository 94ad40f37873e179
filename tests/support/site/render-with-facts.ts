import { rm } from "node:fs/promises";
import type { Facts } from "../../../src/fact-rules.ts";
import { bundleSources } from "../project/bundle-sources.ts";

/** The HTML of every page, by file. */
export type RenderedPages = Record<string, string>;

/**
 * Returns a function that renders the whole site in memory with other facts.
 * The code is bundled once, without `src/site.ts`, and evaluated for each set
 * of facts.
 */
export async function prepareRender(): Promise<{
  render(facts: Facts): Promise<RenderedPages>;
  remove(): Promise<void>;
}> {
  // React's development build, the default in tests, takes three times as long.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  const givenFacts = { contents: "export const site = globalThis.givenFacts;" };
  const file = await bundleSources(entry, async (path) => (path.endsWith("/src/site.ts") ? givenFacts : undefined));
  let calls = 0;
  return {
    async render(facts) {
      Object.assign(globalThis, { givenFacts: facts });
      const { pages } = (await import(/* @vite-ignore */ `${file}?${++calls}`)) as { pages: RenderedPages };
      return pages;
    },
    remove() {
      process.env.NODE_ENV = mode;
      return rm(file, { force: true });
    },
  };
}

const entry = `
  import { loadPages } from "./src/pages/index.ts";
  import { completeWords } from "./src/ssg/words/complete-words.ts";
  import { renderPages } from "./src/ssg/pages/render-pages.tsx";
  import { bareAssets } from "./tests/support/site/bare-assets.ts";
  const { files, problems } = await renderPages("", completeWords("", await loadPages()), bareAssets);
  if (problems.length > 0) throw new Error(problems.join("\\n"));
  export const pages = Object.fromEntries(files.map(({ path, body }) => [path, body]));
`;
