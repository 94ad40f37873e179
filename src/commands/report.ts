/**
 * `npm run report`: the words of every page, language beside language, for
 * those who edit them: how many, how long titles and descriptions are, what
 * seems untranslated or out of proportion, and which sample values are left.
 */

import { composeSite } from "../../build.ts";
import type { Page } from "../components/page.ts";
import { pages } from "../pages/index.ts";
import { sampleFacts } from "../samples.ts";
import { site } from "../site.ts";
import { exitWith } from "../ssg/build-error.ts";
import { completeWords } from "../ssg/checks/words.ts";
import type { OutputFile } from "../ssg/output.ts";
import { alignColumns } from "../ssg/report.ts";
import { pageFolder, placeOfKey } from "../ssg/source-place.ts";
import { defaultLanguage, type Language, languageSettings, languages, outputPath } from "../urls.ts";

const root = process.cwd();
/** Search engines cut longer ones; a shorter description leaves them to make up their own. */
const TITLE_LENGTH = { min: 1, max: 60 };
const DESCRIPTION_LENGTH = { min: 110, max: 160 };
/** Italian runs a quarter longer than English; well beyond that, somebody added or left out a thought. */
const LONG_RATIO = 1.7;
/** A short text may be twice as long as its translation and mean the same. */
const LONG_DIFFERENCE = 40;
/** Names are the same everywhere; three words in a row that are, look forgotten. */
const SAME_WORDS = 3;

report().catch(exitWith);

async function report(): Promise<void> {
  const { files } = await composeSite(root, { warn: () => {}, memory: null, codeVersion: "" });
  console.log([table([...files]), "", ...notes()].join("\n"));
}

function table(files: readonly OutputFile[]): string {
  const bodies = new Map(files.map(({ path, body }) => [path, String(body)]));
  const groups = ["words", "title", "description"];
  const heads = groups.flatMap((group) =>
    languages.map((language, index) => (index === 0 ? `${group} ${language}` : language)),
  );
  const rows = pages.map((page) => [
    `/${page.path}`,
    ...languages.map((language) => String(countWords(bodies.get(outputPath(language, page.path)) ?? ""))),
    ...languages.map((language) => marked(page.words[language].meta.title.length, TITLE_LENGTH)),
    ...languages.map((language) => marked(page.words[language].meta.description.length, DESCRIPTION_LENGTH)),
  ]);
  return alignColumns([["", ...heads], ...rows]);
}

/** Words a visitor reads in the page itself, the frame around it aside. */
function countWords(html: string): number {
  const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? "";
  const text = main.replace(/<(svg|script)\b.*?<\/\1>/gs, " ").replace(/<[^>]*>|&#?\w+;/g, " ");
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

function marked(length: number, { min, max }: { min: number; max: number }): string {
  return length < min || length > max ? `! ${length}` : String(length);
}

function notes(): string[] {
  const samples = sampleFacts(site).map(
    ({ keys, value }) => `${placeOfKey(root, "src/site.ts", keys)} ${keys.join(".")}: "${value}"`,
  );
  return [
    ...list("Lengths outside the limits", pages.flatMap(lengthNotes)),
    ...list("Translations to look at", translationNotes()),
    ...list("Sample values left", samples),
  ];
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [`${title}: none`] : [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}

function lengthNotes(page: Page): string[] {
  const limits = { title: TITLE_LENGTH, description: DESCRIPTION_LENGTH };
  return languages.flatMap((language) =>
    (["title", "description"] as const)
      .map((field) => ({ field, length: page.words[language].meta[field].length, ...limits[field] }))
      .filter(({ length, min, max }) => length < min || length > max)
      .map(
        ({ field, length, min, max }) =>
          `${placeOfKey(root, `${pageFolder(page.path)}/${language}.ts`, ["meta", field])} The ${field} has ${length} characters; ${min} to ${max} are shown whole.`,
      ),
  );
}

/** Texts that are missing, the same, or far longer than in the language that stands for all others. */
function translationNotes(): string[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  return completeWords(root, pages).folders.flatMap(({ folder, words }) => {
    const original = new Map([...texts(words[defaultLanguage])].map(({ keys, text }) => [keys.join("."), text]));
    return others.flatMap((language) =>
      [...texts(words[language])].flatMap(({ keys, text }) => {
        const note = compare(text, original.get(keys.join(".")) ?? "", language);
        return note === null ? [] : [`${placeOfKey(root, `${folder}/${language}.ts`, keys)} ${note}`];
      }),
    );
  });
}

function compare(text: string, original: string, language: Language): string | null {
  const [here, there] = [languageSettings[language].name, languageSettings[defaultLanguage].name];
  if (text === "" && original !== "") return `Nothing in ${here} for “${shorten(original)}”.`;
  if (original === "" && text !== "") return `Nothing in ${there} for “${shorten(text)}”.`;
  if (text === original) {
    const isForgotten = text.split(/\s+/).length >= SAME_WORDS;
    return isForgotten ? `The same in ${here} and ${there}: “${shorten(text)}”.` : null;
  }
  const [long, short] = [text.length, original.length].sort((one, other) => other - one) as [number, number];
  if (long < short * LONG_RATIO || long - short < LONG_DIFFERENCE) return null;
  return `${text.length} characters in ${here}, ${original.length} in ${there}: “${shorten(text)}” / “${shorten(original)}”.`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Every text with the keys that lead to it; those that are addresses or icons say nothing. */
function* texts(value: unknown, keys: string[] = []): Generator<{ keys: string[]; text: string }> {
  if (typeof value === "string" && !["path", "icon"].includes(keys.at(-1) ?? "")) yield { keys, text: value };
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) yield* texts(inner, [...keys, key]);
}
