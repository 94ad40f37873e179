import { describe, expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { facts, languages, words } from "../../support/site/own-site.ts";

test.each(languages)("the words in %s have typographic quotes and apostrophes", (language) => {
  const { notFound, pages, shared } = words;
  const texts = [notFound[language], shared[language], ...pages.map(({ words }) => words[language])].flatMap(textsIn);
  expect(
    texts.filter((text) => /['"]/.test(text)),
    "Write ’ for an apostrophe, and « » or “ ” for quotes.",
  ).toEqual([]);
});

describe.each(languages)("metadata in %s", (language) => {
  const metas = words.pages.map(({ path, words }) => {
    const { title, description } = words[language].meta;
    return { path, title: title, description: description };
  });

  // The launch check lists those of other sites.
  test.runIf(isSample(facts.name)).each(metas)(
    "/$path has a title of at most 60 characters and a description of 110 to 160",
    ({ title, description }) => {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(110);
      expect(description.length, description).toBeLessThanOrEqual(160);
    },
  );

  test.runIf(isSample(facts.name))("no two pages share a title or a description", () => {
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  });
});

test.runIf(isSample(facts.name))("the people of the samples appear by initials", () => {
  for (const { author } of facts.reviews) expect(author).toMatch(/^(?:\p{Lu}\. ?){2,3}$/u);
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
