import { expect, test } from "vitest";
import { content } from "../../src/content/index.ts";
import type { Content } from "../../src/content/types.ts";
import { startInspection } from "../../src/ssg/inspect.ts";
import { emptyMemory, remember, startVersion } from "../../src/ssg/memory.ts";

const reads = (words: Content) => ({ path: "a.html", body: words.about.hero.title + words.nav.about });

test("a page is made anew only when words it read have changed", () => {
  const memory = emptyMemory();
  const words = content.it;
  const first = remember(memory, "a.html", words, reads);
  expect(remember(memory, "a.html", words, reads)).toBe(first);
  expect(remember(memory, "a.html", { ...words, ads: content.en.ads }, reads)).toBe(first);
  expect(remember(memory, "a.html", structuredClone(words), reads)).toBe(first);
  const edited = { ...words, about: { ...words.about, hero: { ...words.about.hero, title: "New" } } };
  expect(remember(memory, "a.html", edited, reads).body).toBe(`New${words.nav.about}`);
});

test("other code or assets forget every page", () => {
  const memory = emptyMemory();
  startVersion(memory, "1");
  const first = remember(memory, "a.html", content.it, reads);
  startVersion(memory, "1");
  expect(remember(memory, "a.html", content.it, reads)).toBe(first);
  startVersion(memory, "2");
  expect(remember(memory, "a.html", content.it, reads)).not.toBe(first);
});

test("a remembered page is looked at once, and told of in every build", () => {
  const { sights } = emptyMemory();
  let looks = 0;
  const file = {
    path: "it/index.html",
    get body() {
      looks++;
      return '<body><main>{phone}</main><a href="/it/nowhere/">x</a>';
    },
  };
  for (let build = 0; build < 2; build++) {
    const { watch, problems } = startInspection("x", sights);
    for (const seen of watch([file])) expect(seen).toBe(file);
    expect(problems(process.cwd())).toHaveLength(2);
  }
  expect(looks).toBe(1);
});
