import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agree, driftNotes } from "../../src/ssg/checks/drift.ts";

const folder = "src/pages/bar";
const it = { title: "Il bar", price: "Da 1.000 €", days: ["Lunedì", "Martedì"], area: ["Lombardia", "Ticino"] };
const en = { title: "The bar", price: "From €1,000", days: ["Monday", "Tuesday"], area: ["Europe"] };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "drift-"));
  await mkdir(join(root, folder), { recursive: true });
  for (const [language, words] of Object.entries({ it, en })) {
    const lines = JSON.stringify(words, null, 2).replace(/"(\w+)":/g, "$1:");
    await writeFile(join(root, folder, `${language}.ts`), `export const ${language} = ${lines} satisfies Words;\n`);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const folders = (words: { it: unknown; en: unknown }) => [{ folder, words }];
const agreed = agree(folders({ it, en }), {}, true);
const notes = (words: { it: unknown; en: unknown }, agreement = agreed) => driftNotes(root, folders(words), agreement);

describe("the build says nothing", () => {
  test.each<[when: string, words: { it: unknown; en: unknown }]>([
    ["of words that have not changed", { it, en }],
    ["of a text that was changed in both languages", { it: { ...it, title: "Bar" }, en: { ...en, title: "Bar!" } }],
    ["of a figure, which is a fact", { it: { ...it, price: "Da 2.500 €" }, en }],
    ["of items in another order", { it: { ...it, days: it.days.toReversed() }, en }],
    [
      "of an item more in both",
      { it: { ...it, days: [...it.days, "Mercoledì"] }, en: { ...en, days: [...en.days, "Wednesday"] } },
    ],
  ])("%s", (_, words) => expect(notes(words)).toEqual([]));

  test("while nothing was recorded", () => expect(notes({ it: { ...it, area: ["Italia"] }, en }, {})).toEqual([]));
});

describe("the build names both places", () => {
  test("of a text that was changed in one language", () => {
    expect(notes({ it: { ...it, title: "Il nuovo bar" }, en })).toEqual([
      'src/pages/bar/it.ts:2 has changed, its translation at src/pages/bar/en.ts:2 has not. Change it too, or run "npm run date:pages -- --translated" if it still fits.',
    ]);
  });

  test("of lists that differ in length, and not of their items", () => {
    expect(notes({ it, en: { ...en, days: ["Sunday", ...en.days] } })).toEqual([
      'src/pages/bar/it.ts:4 has the length 2, src/pages/bar/en.ts:4 has the length 3. Make the lists equal, or run "npm run date:pages -- --translated" if they differ on purpose.',
    ]);
  });

  test("of words that are one list", () => {
    const reviews = { it: ["Buono", "Ottimo"], en: ["Good", "Great"] };
    const known = agree(folders(reviews), {}, true);
    expect(notes({ ...reviews, it: ["Buono", "Ottimo", "Bravi"] }, known)).toHaveLength(1);
    expect(notes({ ...reviews, it: ["Buono", "Eccellente"] }, known)).toHaveLength(1);
  });
});

describe("a change in one language", () => {
  const changed = { it: { ...it, title: "Il nuovo bar" }, en };

  test("is still named after the pages were dated", () => {
    expect(notes(changed, agree(folders(changed), agreed, false))).toHaveLength(1);
  });

  test("is settled once the translation has changed as well", () => {
    const later = agree(folders(changed), agreed, false);
    expect(notes({ ...changed, en: { ...en, title: "The new bar" } }, later)).toEqual([]);
  });

  test("is settled once someone confirms the translation", () => {
    expect(notes(changed, agree(folders(changed), agreed, true))).toEqual([]);
  });
});
