import { vi } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { bareAssets } from "./bare-assets.ts";

/** The HTML of every page, by file. */
export type RenderedPages = Record<string, string>;

/** Renders the whole site in memory with other facts. */
export async function renderWithFacts(facts: Facts): Promise<RenderedPages> {
  vi.resetModules();
  vi.doMock("../../../src/site.ts", () => ({ site: facts }));
  const [{ loadPages }, { completeWords }, { renderPages }] = await Promise.all([
    import("../../../src/pages/index.ts"),
    import("../../../src/ssg/words/complete-words.ts"),
    import("../../../src/ssg/pages/render-pages.tsx"),
  ]);
  const { files, problems } = await renderPages("", completeWords("", await loadPages()), bareAssets);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return Object.fromEntries(files.map(({ path, body }) => [path, String(body)]));
}
