import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Language, languages } from "../../urls.ts";
import { hash } from "../cache.ts";
import { placeOfKey } from "./places.ts";
import type { WordsFolder } from "./words.ts";

/** Fingerprints of the texts and lists whose translations are up to date, by folder and language. */
export type Agreement = Record<string, Partial<Record<Language, string>>>;

/** The file of the fingerprints, below the root of the project. `npm run date:pages` writes it. */
export const AGREEMENT_FILE = "src/words/agreement.json";

export async function readAgreement(root: string): Promise<Agreement> {
  return readFile(join(root, AGREEMENT_FILE), "utf8").then(JSON.parse, () => ({}));
}

/** Returns one warning, whatever the number of notes. */
export function driftWarning(...site: Parameters<typeof driftNotes>): string[] {
  const [first, ...others] = driftNotes(...site);
  if (first === undefined) return [];
  return [others.length === 0 ? first : `${first} "npm run report" lists ${others.length} more.`];
}

/** Returns what was changed in one language alone, with the places of all languages. */
export function driftNotes(root: string, folders: readonly WordsFolder[], agreement: Agreement): string[] {
  const confirm = 'run "npm run date:pages -- --translated"';
  return folders.flatMap((folder) =>
    findDrifts(folder, agreement).map(({ key, spoken, found, changed }) => {
      const place = (language: Language) =>
        placeOfKey(root, `${folder.folder}/${language}.ts`, key.split(".").filter(Boolean));
      if (found.some(isList)) {
        const lengths = spoken.map((language, at) => `${place(language)} has the length ${found[at]?.value}`);
        return `${lengths.join(", ")}. Make the lists equal, or ${confirm} if they differ on purpose.`;
      }
      const others = spoken.filter((language) => !changed.includes(language));
      return `${changed.map(place)} has changed, its translation at ${others.map(place)} has not. Change it too, or ${confirm} if it still fits.`;
    }),
  );
}

/** Returns the fingerprints of now. What was changed in one language alone gets none, unless `isTranslated` confirms all. */
export function agree(folders: readonly WordsFolder[], agreement: Agreement, isTranslated: boolean): Agreement {
  const entries = folders.map((folder) => {
    const drifts = isTranslated ? [] : findDrifts(folder, agreement);
    const fingerprints = languagesOf(folder).map((language) => {
      const open = drifts.filter(({ changed }) => changed.includes(language)).map(({ key }) => key);
      const settled = passagesIn(folder.words[language]).filter(({ key }) => !open.includes(key));
      return [language, settled.map(fingerprintOf).join(" ")];
    });
    return [folder.folder, Object.fromEntries(fingerprints)];
  });
  return Object.fromEntries(entries);
}

/** A text, or a list by its length. */
interface Passage {
  /** `hero.title`. */
  key: string;
  value: string | number;
}

/** Returns the passages that are new in some languages and known in others, and lists of different lengths. */
function findDrifts({ folder, words }: WordsFolder, agreement: Agreement) {
  const spoken = languagesOf({ folder, words });
  const known = spoken.map((language) => new Set(agreement[folder]?.[language]?.split(" ")));
  const [first = [], ...others] = spoken.map((language) => passagesIn(words[language]));
  const drifts = first.flatMap((passage) => {
    const found = [passage, ...others.flatMap((list) => list.find(({ key }) => key === passage.key) ?? [])];
    if (found.length < spoken.length) return [];
    const changed = spoken.filter((_, at) => !known[at]?.has(fingerprintOf(found[at] as Passage)));
    const isEven = isList(passage)
      ? found.every(({ value }) => value === passage.value)
      : changed.length === found.length;
    return changed.length === 0 || isEven ? [] : [{ key: passage.key, spoken, found, changed }];
  });
  // Items of lists of different lengths cannot be compared.
  const uneven = drifts.filter(({ found }) => found.some(isList)).map(({ key }) => (key ? `${key}.` : ""));
  return drifts.filter(({ key, found }) => found.some(isList) || !uneven.some((list) => key.startsWith(list)));
}

function languagesOf({ words }: WordsFolder): Language[] {
  return languages.filter((language) => language in words);
}

function isList({ value }: Passage): boolean {
  return typeof value === "number";
}

function passagesIn(words: unknown, key = ""): Passage[] {
  if (typeof words === "string") return [{ key, value: words }];
  if (words === null || typeof words !== "object") return [];
  const inner = Object.entries(words).flatMap(([name, value]) => passagesIn(value, key ? `${key}.${name}` : name));
  return Array.isArray(words) ? [{ key, value: words.length }, ...inner] : inner;
}

/** Figures do not count: they are facts, and change in all languages at once. */
function fingerprintOf({ key, value }: Passage): string {
  return hash(typeof value === "number" ? `${key} ${value}` : value.replace(/\d[\d.,]*/g, "0")).slice(0, 6);
}
