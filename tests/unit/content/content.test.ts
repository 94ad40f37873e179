import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import { page as home } from "../../../src/pages/home/index.tsx";
import { pages } from "../../../src/pages/index.ts";
import { completeWords } from "../../../src/ssg/checks/words.ts";
import { languages } from "../../../src/urls.ts";
import { reviews } from "../../../src/words/reviews/index.ts";
import { root } from "../../support/project/project-root.ts";

const sources = fastGlob.sync(`src/{pages,words}/*/{${languages.join()}}.ts`, { cwd: root });

test("every language has the same keys", () => {
  expect(completeWords(root, pages)).toMatchObject({ problems: [], warnings: [] });
});

test.each(sources)("%s contains no figures, since numbers are facts", (file) => {
  const source = readFileSync(join(root, file), "utf8");
  const words = source
    .replace(/^import .*$/gm, "")
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\$\{[^}]*\}/g, "")
    // The stars of a review, the hours of a day, the days of a week.
    .replace(/rating: 5| su (?:24|7)\b/g, "");
  expect(words.match(/.{0,30}\b\d.{0,20}/g) ?? []).toEqual([]);
});

test.each(sources)("%s uses typographic quotes and apostrophes", (file) => {
  const strings = readFileSync(join(root, file), "utf8").match(/(["`])(?:(?!\1)[^\\])*\1/g) ?? [];
  const prose = strings
    .map((string) => string.slice(1, -1).replace(/\$\{[^}]*\}/g, ""))
    .filter((string) => !string.startsWith("."));
  expect(prose.filter((string) => /['"]/.test(string))).toEqual([]);
});

describe.each(languages)("metadata in %s", (language) => {
  const metas = pages.map(({ path, words }) => ({ path, meta: words[language].meta }));

  test.each(metas)("/$path has a title of at most 60 characters and a description of 110 to 160", ({ meta }) => {
    expect(meta.title.length, meta.title).toBeLessThanOrEqual(60);
    expect(meta.description.length, meta.description).toBeGreaterThanOrEqual(110);
    expect(meta.description.length, meta.description).toBeLessThanOrEqual(160);
  });

  test("no two pages share a title or a description", () => {
    expect(new Set(metas.map(({ meta }) => meta.title)).size).toBe(pages.length);
    expect(new Set(metas.map(({ meta }) => meta.description)).size).toBe(pages.length);
  });
});

test("promised literal texts are on Italian pages, and translated on English ones", () => {
  const { hero, card, clients } = home.words.it;
  expect(hero.flip.words).toEqual(["Velocità", "Successo"]);
  expect(hero.flip.back).toBe("Clicca per tornare all’immagine");
  expect(card.learnMore).toBe("Scopri di più");
  expect(card.sendMessage).toBe("Invia messaggio");
  expect(card.sendMessageOrVoice).toBe("Invia messaggio o vocale");
  expect(clients.visit).toBe("Visita il sito");
  const { en } = home.words;
  for (const text of [en.hero.flip.back, en.card.learnMore, en.clients.visit]) {
    expect(JSON.stringify(home.words.it)).not.toContain(`"${text}"`);
  }
});

test("people appear by initials, never by name", () => {
  for (const language of languages) {
    for (const { author } of reviews[language]) expect(author).toMatch(/^(?:\p{Lu}\. ?){2,3}$/u);
  }
});
