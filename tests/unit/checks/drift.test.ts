import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AGREEMENT_FILE, type Agreement, agree, agreementSchema, driftNotes } from "../../../src/ssg/checks/drift.ts";
import { readRecord } from "../../../src/ssg/read-record.ts";

const folder = "src/pages/bar";

/** The source of the words in one language. Text in backquotes contains a fact. */
interface Source {
  title: string;
  city: string;
  days: string[];
  area: string[];
}
const it: Source = {
  title: "Il bar",
  city: "`Bar a $" + "{city}`",
  days: ["Lunedì", "Martedì"],
  area: ["Lombardia", "Ticino"],
};
const en: Source = { title: "The bar", city: "A bar", days: ["Monday", "Tuesday"], area: ["Europe"] };

let root: string;
let agreed: Agreement;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "drift-"));
  agreed = agree(root, await save({ it, en }), {}, true);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Writes the files of both languages and returns their words as a build reads them. */
async function save(sources: { it: Source | string[]; en: Source | string[] }, city = "Monza") {
  await mkdir(join(root, folder), { recursive: true });
  for (const [language, source] of Object.entries(sources)) {
    const text = JSON.stringify(source, null, 2)
      .replace(/"(\w+)":/g, "$1:")
      .replace(/"(`.*`)"/g, "$1");
    await writeFile(join(root, folder, `${language}.ts`), `export const ${language} = ${text} satisfies Words;\n`);
  }
  const words = JSON.parse(JSON.stringify(sources).replaceAll("$" + "{city}", city)) as typeof sources;
  return [{ folder, words }];
}

async function notes(...site: Parameters<typeof save>): Promise<string[]> {
  return driftNotes(root, await save(...site), agreed);
}

describe("the build does not warn", () => {
  test.each<[when: string, ...site: Parameters<typeof save>]>([
    ["about unchanged words", { it, en }],
    ["about a text changed in both languages", { it: { ...it, title: "Bar" }, en: { ...en, title: "Bar!" } }],
    ["about a fact that only one language uses", { it, en }, "Lugano"],
    ["about items in another order", { it: { ...it, days: it.days.toReversed() }, en }],
    [
      "of an added item in both",
      { it: { ...it, days: [...it.days, "Mercoledì"] }, en: { ...en, days: [...en.days, "Wednesday"] } },
    ],
  ])("%s", async (_, ...site) => expect(await notes(...site)).toEqual([]));

  test("before the first record", async () => {
    const words = await save({ it: { ...it, area: ["Italia"] }, en });
    expect(driftNotes(root, words, {})).toEqual([]);
  });
});

describe("the build warns and gives both places", () => {
  test("about a text changed in one language", async () => {
    expect(await notes({ it: { ...it, title: "Il nuovo bar" }, en })).toEqual([
      'src/pages/bar/it.ts:2 has changed, its translation at src/pages/bar/en.ts:2 has not. Change it too, or run "npm run date:pages -- --translated" if it still fits.',
    ]);
  });

  test("about lists of different lengths, but not about their items", async () => {
    expect(await notes({ it, en: { ...en, days: ["Sunday", ...en.days] } })).toEqual([
      'src/pages/bar/it.ts:4 lists 2 items, src/pages/bar/en.ts:4 lists 3 items. Make the lists equal, or run "npm run date:pages -- --translated" if they differ on purpose.',
    ]);
  });

  test("about words that consist of one list", async () => {
    const reviews = { it: ["Buono", "Ottimo"], en: ["Good", "Great"] };
    const known = agree(root, await save(reviews), {}, true);
    const longer = await save({ ...reviews, it: ["Buono", "Ottimo", "Bravi"] });
    expect(driftNotes(root, longer, known)).toHaveLength(1);
    const other = await save({ ...reviews, it: ["Buono", "Eccellente"] });
    expect(driftNotes(root, other, known)).toHaveLength(1);
  });
});

describe("a change in one language", () => {
  const changed = { it: { ...it, title: "Il nuovo bar" }, en };

  test("is still reported after dating the pages", async () => {
    const words = await save(changed);
    expect(driftNotes(root, words, agree(root, words, agreed, false))).toHaveLength(1);
  });

  test("is no longer reported once the translation changes too", async () => {
    const later = agree(root, await save(changed), agreed, false);
    const words = await save({ ...changed, en: { ...en, title: "The new bar" } });
    expect(driftNotes(root, words, later)).toEqual([]);
  });

  test("is no longer reported once someone confirms the translation", async () => {
    const words = await save(changed);
    expect(driftNotes(root, words, agree(root, words, agreed, true))).toEqual([]);
  });
});

test.each([["<<<<<<< HEAD"], ["{"], ["null"], ['{ "src/pages/bar": { "it": 1 } }']])(
  "a record that holds %s is reported",
  async (text) => {
    await mkdir(dirname(join(root, AGREEMENT_FILE)), { recursive: true });
    await writeFile(join(root, AGREEMENT_FILE), text);
    await expect(readRecord(root, AGREEMENT_FILE, agreementSchema)).rejects.toThrow(
      /src\/words\/agreement\.json cannot be read: .* Delete it and run/,
    );
  },
);
