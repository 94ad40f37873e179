import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { languages } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";
import { facts } from "../../support/site/own-site.ts";

const pages = await loadPages();

const sources = fastGlob.sync(`src/{pages,words}/*/{${languages.join()}}.ts`, { cwd: root });

test.each(sources)("%s uses typographic quotes and apostrophes", (file) => {
  const strings = readFileSync(join(root, file), "utf8").match(/(["`])(?:(?!\1)[^\\])*\1/g) ?? [];
  const prose = strings
    .map((string) => string.slice(1, -1).replace(/\$\{[^}]*\}/g, ""))
    .filter((string) => !string.startsWith("."));
  expect(
    prose.filter((string) => /['"]/.test(string)),
    "Write ’ for an apostrophe, and « » or “ ” for quotes.",
  ).toEqual([]);
});

describe.each(languages)("metadata in %s", (language) => {
  const metas = pages.map(({ path, words }) => ({ path, ...words[language].meta }));

  // The build warns about those of other sites.
  test.runIf(isSample(facts.name)).each(metas)(
    "/$path has a title of at most 60 characters and a description of 110 to 160",
    ({ title, description }) => {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(110);
      expect(description.length, description).toBeLessThanOrEqual(160);
    },
  );

  test("no two pages share a title or a description", () => {
    expect(new Set(metas.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(pages.length);
  });
});

test.runIf(isSample(facts.name))("the people of the samples appear by initials", () => {
  for (const { author } of facts.reviews) expect(author).toMatch(/^(?:\p{Lu}\. ?){2,3}$/u);
});
