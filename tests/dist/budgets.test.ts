import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isSample } from "../../src/samples.ts";
import { site } from "../../src/site.ts";
import { isPage } from "../../src/ssg/output-file.ts";
import { kinds, PAGE_BUDGET, weigh } from "../../src/ssg/report/report-weights.ts";
import { languages, pageUrl, paths } from "../../src/urls.ts";
import { root } from "../support/project/project-root.ts";
import { dist, files, read } from "../support/site/built-site.ts";

/** A tenth of every budget is left for edits. */
const ROOM = 0.9;

const built = files.map((path) => ({ path, body: readFileSync(join(dist, path)) }));
const weights = [...(await weigh(root, built))];

/** Other sites may have more characters and longer texts; their build reports what is over budget. */
describe.runIf(isSample(site.name))("the sample site is a tenth below each budget", () => {
  test("every page", () => {
    const pages = weights.filter(([path]) => isPage(path));
    expect(pages).toHaveLength(languages.length * paths.length);
    expect(pages.filter(([, weight]) => weight > PAGE_BUDGET * ROOM)).toEqual([]);
  });

  test.each(kinds.filter(({ budget }) => budget))("$name", ({ files, budget = 0 }) => {
    const weighed = weights.filter(([path]) => files.test(path)).map(([, weight]) => weight);
    expect(weighed.length).toBeGreaterThan(0);
    expect(weighed.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(budget * ROOM);
  });
});

test("no script contains the address of a page, so that scripts do not grow with the site", () => {
  const scripts = files
    .filter((file) => file.endsWith(".js"))
    .map(read)
    .join("\n");
  for (const path of paths.filter((path) => path.includes("-"))) expect(scripts).not.toContain(path);
  for (const language of languages) expect(scripts).not.toContain(pageUrl(language, "services"));
});
