import * as v from "valibot";
import { type Language, languages } from "../../urls.ts";
import { hash } from "../cache.ts";
import { placeOfKey, sourceReader } from "./places.ts";
import { passagesIn, type WordsFolder } from "./words.ts";

/** Fingerprints of the texts and lists whose translations are up to date, by folder and language. */
export type Agreement = v.InferOutput<typeof agreementSchema>;

/** The file of the fingerprints, below the root of the project. `npm run date:pages` writes it. */
export const AGREEMENT_FILE = "src/words/agreement.json";

export const agreementSchema = v.record(v.string(), v.record(v.string(), v.string()));

/** Returns one warning, whatever the number of notes. */
export function driftWarning(...site: Parameters<typeof driftNotes>): string[] {
  const [first, ...others] = driftNotes(...site);
  if (first === undefined) return [];
  return [others.length === 0 ? first : `${first} "npm run report" lists ${others.length} more.`];
}

/** Returns what was changed in one language alone, with the places of all languages. */
export function driftNotes(root: string, folders: readonly WordsFolder[], agreement: Agreement): string[] {
  const confirm = 'run "npm run date:pages -- --translated"';
  const notes = folders.flatMap((folder) =>
    findDrifts(root, folder, agreement).map(({ keys, spoken, found, changed }) => {
      const place = (language: Language) => placeOfKey(root, `${folder.folder}/${language}.ts`, keys);
      if (found.some(({ length }) => length !== undefined)) {
        const lengths = spoken.map((language, at) => `${place(language)} lists ${found[at]?.length} items`);
        return `${lengths.join(", ")}. Make the lists equal, or ${confirm} if they differ on purpose.`;
      }
      const others = spoken.filter((language) => !changed.includes(language));
      return `${changed.map(place)} has changed, its translation at ${others.map(place)} has not. Change it too, or ${confirm} if it still fits.`;
    }),
  );
  // Texts on one line have one place.
  return [...new Set(notes)];
}

/** Returns the fingerprints of now. What was changed in one language alone gets none, unless `isTranslated` confirms all. */
export function agree(root: string, folders: readonly WordsFolder[], agreement: Agreement, isTranslated: boolean) {
  const entries = folders.map((folder) => {
    const drifts = isTranslated ? [] : findDrifts(root, folder, agreement);
    const spoken = languages.filter((language) => language in folder.words);
    const fingerprints = spoken.map((language) => {
      const open = drifts.filter(({ changed }) => changed.includes(language)).map(({ keys }) => keys.join());
      const settled = [...passagesOf(root, folder, language)].filter(([keys]) => !open.includes(keys));
      return [language, [...new Set(settled.map(([, { fingerprint }]) => fingerprint))].join(" ")];
    });
    return [folder.folder, Object.fromEntries(fingerprints)];
  });
  return Object.fromEntries(entries) as Agreement;
}

/** Returns the passages that are new in some languages and known in others, and lists of different lengths. */
function findDrifts(root: string, folder: WordsFolder, agreement: Agreement) {
  const records = agreement[folder.folder] ?? {};
  // A language without a record is new.
  const spoken = languages.filter((language) => language in records);
  const known = spoken.map((language) => new Set(records[language]?.split(" ")));
  const versions = spoken.map((language) => passagesOf(root, folder, language));
  const drifts = [...(versions[0]?.values() ?? [])].flatMap(({ keys, length }) => {
    const found = versions.flatMap((passages) => passages.get(keys.join()) ?? []);
    if (found.length < spoken.length) return [];
    const changed = spoken.filter((_, at) => !known[at]?.has(found[at]?.fingerprint ?? ""));
    const isEven = length === undefined ? changed.length === found.length : found.every((one) => one.length === length);
    return changed.length === 0 || isEven ? [] : [{ keys, spoken, found, changed }];
  });
  // Items of lists of different lengths cannot be compared.
  const uneven = drifts.filter(({ found }) => found.some(({ length }) => length !== undefined));
  const isItem = (keys: readonly string[]) =>
    uneven.some((list) => keys.length > list.keys.length && list.keys.every((key, at) => keys[at] === key));
  return drifts.filter(({ keys }) => !isItem(keys));
}

/** Returns texts, and lists with their lengths, by their keys. Fingerprints are of the sources: a fact changes in all languages at once. */
function passagesOf(root: string, { folder, words }: WordsFolder, language: Language) {
  const sourceOf = sourceReader(root, `${folder}/${language}.ts`);
  const passages = passagesIn(words[language]).map(({ keys, content }) => {
    const length = typeof content === "string" ? undefined : content.length;
    const source = length === undefined ? sourceOf(keys) : `${keys.join(".")} ${length}`;
    return { keys, length, fingerprint: hash(source).slice(0, 6) };
  });
  return new Map(passages.map((passage) => [passage.keys.join(), passage]));
}
