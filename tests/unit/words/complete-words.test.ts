import { expect, onTestFinished, test } from "vitest";
import { completeWords } from "../../../src/pages/complete-words.ts";
import { loadPages, type PageSource } from "../../../src/pages/index.ts";
import { terms } from "../../../src/words/index.ts";
import type { Say } from "../../../src/words/say.ts";
import { site } from "../../support/site/own-site.ts";

const pages = await loadPages(site.root, site.paths);
const about = pages.find(({ path }) => path === "about") ?? (pages[0] as PageSource);
const name = about.path;

/** Completes the page with other English words, and returns those. */
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

test("a missing text, and each text of a missing group, is replaced by its key", () => {
  const { gaps, words } = complete((en) => {
    delete (en.hero as Record<string, unknown>).lede;
    delete en.cta;
  });
  expect(gaps).toContain(`src/pages/${name}/en.ts, hero.lede`);
  expect(gaps).toContain(`src/pages/${name}/en.ts, cta.title`);
  expect(words.hero).toMatchObject({ lede: `${name}.hero.lede` });
  expect(words.cta).toMatchObject({ title: `${name}.cta.title`, button: `${name}.cta.button` });
});

test("a missing sentence of the terms, and a missing part of one, is replaced by its key", () => {
  const { en } = terms;
  onTestFinished(() => void Object.assign(terms, { en }));
  terms.en = (figures) => ({ ...en(figures), planReady: undefined as never, forMonths: undefined as never });
  const { say } = completeWords(site, []);
  expect(say.en.terms.planReady).toBe("terms.planReady");
  expect(say.en.terms.forMonths("")).toBe("terms.forMonths");
});

test("an empty text and a list of another length are allowed", () => {
  const { words } = complete((en) => {
    Object.assign(en.hero as object, { lede: "" });
    (en.values as { items: unknown[] }).items.pop();
  });
  expect(words.hero).toMatchObject({ lede: "" });
  expect((words.values as { items: unknown[] }).items).toHaveLength(2);
});

test("a missing language is reported once for its folder", () => {
  const { en: _, ...rest } = about.words;
  const { problems } = completeWords(site, [{ ...about, words: rest as PageSource["words"] }]);
  const fix = expect.stringContaining("Add a language");
  expect(problems).toEqual([{ place: `src/pages/${name}/en.ts`, says: 'There are no words in "en".', fix }]);
});

test("words that name a fact which does not exist are a problem of their file, not of the import", () => {
  const { problems } = complete(() => (undefined as unknown as { price: string }).price);
  const says = expect.stringMatching(/^The words cannot be written: TypeError: .*price/);
  expect(problems).toMatchObject([{ place: expect.stringMatching(/^tests\/unit\/words\/.*:\d+:\d+$/), says }]);
});
