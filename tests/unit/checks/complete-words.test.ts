import { expect, test } from "vitest";
import type { Page } from "../../../src/components/page.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { root } from "../../support/project/project-root.ts";

const pages = await loadPages();

/** Returns the home page with other English words. */
function homeWith(change: (words: Record<string, unknown>) => void): Page {
  const home = pages.find(({ path }) => path === "") as Page;
  const words = structuredClone(home.words);
  change(words.en as unknown as Record<string, unknown>);
  return { ...home, words };
}

/** Completes the page and returns its English words and the warnings. */
function complete(change: (words: Record<string, unknown>) => void) {
  const { pages, warnings, problems } = completeWords(root, [homeWith(change)]);
  return { words: pages[0]?.words.en as unknown as Record<string, unknown>, warnings, problems };
}

test("complete words are unchanged", () => {
  expect(completeWords(root, pages)).toMatchObject({ pages, problems: [], warnings: [] });
});

test("a missing text is replaced by its key, and a warning gives file and line", () => {
  const { words, warnings } = complete((en) => delete (en.clients as Record<string, unknown>).visit);
  expect(words.clients).toMatchObject({ visit: "home.clients.visit" });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^src\/pages\/home\/en\.ts:\d+ has no "clients\.visit", so the page shows "home\.clients\.visit"\. Add it/,
    ),
  ]);
});

test("a missing group causes one warning, and each of its texts is replaced", () => {
  const { words, warnings } = complete((en) => delete en.missing);
  expect(words.missing).toEqual({ text: "home.missing.text", close: "home.missing.close" });
  expect(warnings).toHaveLength(1);
});

test("a text missing in one list item is replaced", () => {
  const { words } = complete((en) => {
    const [first] = (en.method as { steps: Record<string, unknown>[] }).steps;
    delete first?.text;
  });
  expect((words.method as { steps: unknown[] }).steps[0]).toMatchObject({ text: "home.method.steps.0.text" });
});

test("a missing list becomes empty", () => {
  const { words, warnings } = complete((en) => delete (en.method as Record<string, unknown>).steps);
  expect(words.method).toMatchObject({ steps: [] });
  expect(warnings).toHaveLength(1);
});

test("an empty text and a list of another length are allowed", () => {
  const { words, warnings } = complete((en) => {
    Object.assign(en.hero as object, { accent: "" });
    (en.method as { steps: unknown[] }).steps.pop();
  });
  expect(words.hero).toMatchObject({ accent: "" });
  expect(warnings).toEqual([]);
});

test("a missing language is reported once for its folder", () => {
  const home = homeWith(() => {});
  const { en: _, ...rest } = home.words;
  const { problems } = completeWords(root, [{ ...home, words: rest as Page["words"] }]);
  expect(problems).toEqual([
    expect.stringMatching(
      /^src\/pages\/home\/index\.tsx:\d+ has no words in "en"\. Copy src\/pages\/home\/it\.ts to src\/pages\/home\/en\.ts/,
    ),
  ]);
});
