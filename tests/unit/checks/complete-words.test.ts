import { expect, test } from "vitest";
import { loadPages, type PageSource } from "../../../src/pages/index.ts";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import type { Say } from "../../../src/words/say.ts";
import { site } from "../../support/site/own-site.ts";

const pages = await loadPages(site.paths);
const about = pages.find(({ path }) => path === "about") ?? (pages[0] as PageSource);
const name = about.path;

/** Completes the page with other English words, and returns those and the warnings. */
function complete(change: (words: Record<string, unknown>) => unknown) {
  const { en, ...others } = about.words;
  const changed = (say: Say) => {
    const words = structuredClone(en(say));
    change(words as unknown as Record<string, unknown>);
    return words;
  };
  const completed = completeWords(site, [{ ...about, words: { ...others, en: changed } }]);
  return { ...completed, words: completed.pages[0]?.words.en as unknown as Record<string, unknown> };
}

test("the words of this site are complete", () => {
  expect(completeWords(site, pages)).toMatchObject({ problems: [], warnings: [] });
});

test("a missing text is replaced by its key, and a warning says where", () => {
  const { words, warnings } = complete((en) => delete (en.hero as Record<string, unknown>).lede);
  expect(words.hero).toMatchObject({ lede: `${name}.hero.lede` });
  expect(warnings).toEqual([
    {
      place: `src/pages/${name}/en.ts, hero.lede`,
      says: expect.stringContaining(`pages show "${name}.hero.lede" instead`),
      fix: expect.stringContaining("Add it"),
    },
  ]);
});

test("a missing group causes one warning, and each of its texts is replaced", () => {
  const { words, warnings } = complete((en) => delete en.cta);
  expect(words.cta).toMatchObject({ title: `${name}.cta.title`, button: `${name}.cta.button` });
  expect(warnings).toHaveLength(1);
});

test("a text missing in one list item is replaced, and a missing list becomes empty", () => {
  const { words, warnings } = complete((en) => {
    delete (en.values as { items: Record<string, unknown>[] }).items[0]?.text;
    delete (en.method as Record<string, unknown>).steps;
  });
  expect((words.values as { items: unknown[] }).items[0]).toMatchObject({ text: `${name}.values.items.0.text` });
  expect(words.method).toMatchObject({ steps: [] });
  expect(warnings).toHaveLength(2);
});

test("an empty text and a list of another length are allowed", () => {
  const { words, warnings } = complete((en) => {
    Object.assign(en.hero as object, { lede: "" });
    (en.values as { items: unknown[] }).items.pop();
  });
  expect(words.hero).toMatchObject({ lede: "" });
  expect(warnings).toEqual([]);
});

test("a missing language is reported once for its folder", () => {
  const { en: _, ...rest } = about.words;
  const { problems } = completeWords(site, [{ ...about, words: rest as PageSource["words"] }]);
  expect(problems).toEqual([
    {
      place: `src/pages/${name}/index.tsx`,
      says: 'There are no words in "en".',
      fix: expect.stringContaining(`Copy src/pages/${name}/it.ts to src/pages/${name}/en.ts`),
    },
  ]);
});

test("words that name a fact which does not exist are a problem of their file, not of the import", () => {
  const { problems } = complete(() => (undefined as unknown as { price: string }).price);
  expect(problems).toEqual([
    expect.objectContaining({ fix: expect.stringMatching(/^Correct the name of the fact there: TypeError: .*price/) }),
  ]);
});
