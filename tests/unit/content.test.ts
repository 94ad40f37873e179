import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/index.ts";
import type { Content } from "../../src/content/types.ts";
import { routes } from "../../src/routes.ts";
import { languages } from "../../src/urls.ts";
import { root } from "../support/project-root.ts";

const sources = fastGlob.sync("src/content/{it,en}/*.ts", { cwd: root });

test("both languages have the same sections, keys and counts", () => {
  // The service area is the one list that the specification words differently (section 9).
  const alike = ({ ui: { areaServed: _, ...ui }, ...words }: Content) => shape({ ...words, ui });
  expect(alike(content.en)).toEqual(alike(content.it));
});

test.each(sources)("%s has no figure of its own: numbers are facts", (file) => {
  const source = readFileSync(join(root, file), "utf8");
  const words = source
    .replace(/^import .*$/gm, "")
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\$\{[^}]*\}/g, "")
    .replace(/rating: 5/g, "");
  expect(words.match(/.{0,30}\b\d.{0,20}/g) ?? []).toEqual([]);
});

test.each(sources)("%s is set with typographic quotes and apostrophes", (file) => {
  const strings = readFileSync(join(root, file), "utf8").match(/(["`])(?:(?!\1)[^\\])*\1/g) ?? [];
  const prose = strings
    .map((string) => string.slice(1, -1).replace(/\$\{[^}]*\}/g, ""))
    .filter((string) => !string.startsWith("."));
  expect(prose.filter((string) => /['"]/.test(string))).toEqual([]);
});

describe.each(languages)("metadata in %s", (language) => {
  const metas = routes.map(({ path, content: section }) => ({ path, meta: content[language][section].meta }));

  test.each(metas)("/$path has a title of at most 60 characters and a description of 110 to 160", ({ meta }) => {
    expect(meta.title.length, meta.title).toBeLessThanOrEqual(60);
    expect(meta.description.length, meta.description).toBeGreaterThanOrEqual(110);
    expect(meta.description.length, meta.description).toBeLessThanOrEqual(160);
  });

  test("no two pages share a title or a description", () => {
    expect(new Set(metas.map(({ meta }) => meta.title)).size).toBe(routes.length);
    expect(new Set(metas.map(({ meta }) => meta.description)).size).toBe(routes.length);
  });
});

test("literal texts of the specification stand on Italian pages, and translated on English ones", () => {
  const { hero, ui } = content.it;
  expect(hero.picture.words).toEqual(["Velocità", "Successo"]);
  expect(hero.picture.back).toBe("Clicca per tornare all’immagine");
  expect(ui.card.learnMore).toBe("Scopri di più");
  expect(ui.card.sendMessage).toBe("Invia messaggio");
  expect(ui.card.sendMessageOrVoice).toBe("Invia messaggio o vocale");
  expect(ui.clients.visit).toBe("Visita il sito");
  const english = [content.en.hero.picture.back, content.en.ui.card.learnMore, content.en.ui.clients.visit];
  for (const text of english) expect(JSON.stringify(content.it)).not.toContain(`"${text}"`);
});

test("people are initials, never names", () => {
  for (const language of languages) {
    for (const { author } of content[language].testimonials.reviews) expect(author).toMatch(/^(?:\p{Lu}\. ?){2,3}$/u);
  }
});

/** The structure of a value without its words: keys, and the lengths of lists. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (value === null || typeof value !== "object") return value === "" ? "empty" : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}
