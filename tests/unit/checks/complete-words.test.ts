import { expect, test } from "vitest";
import type { Page } from "../../../src/components/page.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { root } from "../../support/project/project-root.ts";

const pages = await loadPages();

/** Returns the about page with other English words. */
function aboutWith(change: (words: Record<string, unknown>) => void): Page {
  const about = pages.find(({ path }) => path === "about") as Page;
  const words = structuredClone(about.words);
  change(words.en as unknown as Record<string, unknown>);
  return { ...about, words };
}

/** Completes the page and returns its English words and the warnings. */
function complete(change: (words: Record<string, unknown>) => void) {
  const { pages, warnings, problems } = completeWords(root, [aboutWith(change)]);
  return { words: pages[0]?.words.en as unknown as Record<string, unknown>, warnings, problems };
}

test("complete words are unchanged", () => {
  expect(completeWords(root, pages)).toMatchObject({ pages, problems: [], warnings: [] });
});

test("a missing text is replaced by its key, and a warning gives file and line", () => {
  const { words, warnings } = complete((en) => delete (en.founder as Record<string, unknown>).quote);
  expect(words.founder).toMatchObject({ quote: "about.founder.quote" });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^src\/pages\/about\/en\.ts:\d+ has no "founder\.quote", so the page shows "about\.founder\.quote"\. Add it/,
    ),
  ]);
});

test("a missing group causes one warning, and each of its texts is replaced", () => {
  const { words, warnings } = complete((en) => delete en.cta);
  expect(words.cta).toEqual({ title: "about.cta.title", text: "about.cta.text", button: "about.cta.button" });
  expect(warnings).toHaveLength(1);
});

test("a text missing in one list item is replaced", () => {
  const { words } = complete((en) => {
    const [first] = (en.values as { items: Record<string, unknown>[] }).items;
    delete first?.text;
  });
  expect((words.values as { items: unknown[] }).items[0]).toMatchObject({ text: "about.values.items.0.text" });
});

test("a missing list becomes empty", () => {
  const { words, warnings } = complete((en) => delete (en.method as Record<string, unknown>).steps);
  expect(words.method).toMatchObject({ steps: [] });
  expect(warnings).toHaveLength(1);
});

test("an empty text and a list of another length are allowed", () => {
  const { words, warnings } = complete((en) => {
    Object.assign(en.hero as object, { accent: "" });
    (en.values as { items: unknown[] }).items.pop();
  });
  expect(words.hero).toMatchObject({ accent: "" });
  expect(warnings).toEqual([]);
});

test("a missing language is reported once for its folder", () => {
  const about = aboutWith(() => {});
  const { en: _, ...rest } = about.words;
  const { problems } = completeWords(root, [{ ...about, words: rest as Page["words"] }]);
  expect(problems).toEqual([
    expect.stringMatching(
      /^src\/pages\/about\/index\.tsx:\d+ has no words in "en"\. Copy src\/pages\/about\/it\.ts to src\/pages\/about\/en\.ts/,
    ),
  ]);
});
