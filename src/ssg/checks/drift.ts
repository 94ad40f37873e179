import { type Language, languages } from "../../urls.ts";
import { hash } from "../cache.ts";
import { placeOfKey, sourceReader } from "./places.ts";
import type { WordsFolder } from "./words.ts";

/** Fingerprints of the texts and lists whose translations are up to date, by folder and language. */
export type Agreement = Record<string, Partial<Record<Language, string>>>;

/** The file of the fingerprints, below the root of the project. `npm run date:pages` writes it. */
export const AGREEMENT_FILE = "src/words/agreement.json";

/** Returns one warning, whatever the number of notes. */
export function driftWarning(...site: Parameters<typeof driftNotes>): string[] {
  const [first, ...others] = driftNotes(...site);
  if (first === undefined) return [];
  return [others.length === 0 ? first : `${first} "npm run report" lists ${others.length} more.`];
}

/** Returns what was changed in one language alone, with the places of all languages. */
export function driftNotes(root: string, folders: readonly WordsFolder[], agreement: Agreement): string[] {
  const notes = folders.flatMap((folder) =>
    findDrifts(root, folder, agreement).map(({ key, changed, unchanged }) => {
      const places = (among: Language[]) =>
        among.map((language) => placeOfKey(root, fileOf(folder, language), key.split("."))).join();
      return `${places(changed)} has changed, its translation at ${places(unchanged)} has not. Change it too, or run "npm run date:pages -- --translated" if it still fits.`;
    }),
  );
  // Texts on one line have one place.
  return [...new Set(notes)];
}

/** Returns the fingerprints of now. What was changed in one language alone gets none, unless `isTranslated` confirms all. */
export function agree(
  root: string,
  folders: readonly WordsFolder[],
  agreement: Agreement,
  isTranslated: boolean,
): Agreement {
  const entries = folders.map((folder) => {
    const drifts = isTranslated ? [] : findDrifts(root, folder, agreement);
    const fingerprints = languagesOf(folder).map((language) => {
      const open = drifts.filter(({ changed }) => changed.includes(language)).map(({ key }) => key);
      const settled = [...fingerprintsOf(root, folder, language)].filter(([key]) => !open.includes(key));
      return [language, [...new Set(settled.map(([, fingerprint]) => fingerprint))].join(" ")];
    });
    return [folder.folder, Object.fromEntries(fingerprints)];
  });
  return Object.fromEntries(entries);
}

/** Returns the texts and lists that are new in some languages and known in others. */
function findDrifts(root: string, folder: WordsFolder, agreement: Agreement) {
  const records = agreement[folder.folder] ?? {};
  // A language without a record is new.
  const versions = languagesOf(folder)
    .filter((language) => language in records)
    .map((language) => ({
      language,
      known: records[language]?.split(" ") ?? [],
      now: fingerprintsOf(root, folder, language),
    }));
  return [...(versions[0]?.now.keys() ?? [])].flatMap((key) => {
    if (!versions.every(({ now }) => now.has(key))) return [];
    const isKnown = ({ known, now }: (typeof versions)[number]) => known.includes(now.get(key) ?? "");
    const changed = versions.filter((version) => !isKnown(version)).map(({ language }) => language);
    const unchanged = versions.filter(isKnown).map(({ language }) => language);
    return changed.length > 0 && unchanged.length > 0 ? [{ key, changed, unchanged }] : [];
  });
}

/** Returns a fingerprint for each text and for the length of each list, by its keys. It is made of the source, because a fact changes in all languages at once. */
function fingerprintsOf(root: string, folder: WordsFolder, language: Language): Map<string, string> {
  const sourceOf = sourceReader(root, fileOf(folder, language));
  const passagesIn = (words: unknown, keys: readonly string[]): [key: string, fingerprint: string][] => {
    const key = keys.join(".");
    if (typeof words === "string") return [[key, shorten(sourceOf(keys))]];
    if (words === null || typeof words !== "object") return [];
    const inner = Object.entries(words).flatMap(([name, value]) => passagesIn(value, [...keys, name]));
    return Array.isArray(words) ? [[key, shorten(`${key} ${words.length}`)], ...inner] : inner;
  };
  return new Map(passagesIn(folder.words[language], []));
}

function languagesOf({ words }: WordsFolder): Language[] {
  return languages.filter((language) => language in words);
}

function fileOf({ folder }: WordsFolder, language: Language): string {
  return `${folder}/${language}.ts`;
}

function shorten(source: string): string {
  return hash(source).slice(0, 6);
}
