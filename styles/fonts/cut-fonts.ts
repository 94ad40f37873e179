import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The fonts of the site, by their packages. A single weight makes half the file of a range. */
const families = [
  // For headings.
  { name: "Bricolage Grotesque", source: "bricolage-grotesque", weights: 750 },
  // For everything else.
  { name: "Hanken Grotesk", source: "hanken-grotesk", weights: { min: 400, max: 650 } },
];

/** What every page needs: printable ASCII, and the letters, marks and signs of Italian and English texts. */
const COMMON = [...charactersOf([[0x20, 0x7e]]), ..."·°–—…’‘“”«»€×−ÀÈÉÌÒÙàèéìòù®™©\u00a0\u202f"];

/** Letters of other languages, by the part of the package that has them. */
const LATIN = charactersOf([
  [0xc0, 0xff],
  [0x152, 0x153],
]).filter((character) => !COMMON.includes(character));
const EXTENDED = charactersOf([
  [0x100, 0x24f],
  [0x1e00, 0x1eff],
]).filter((character) => !LATIN.includes(character));

/** The files of a family. Browsers load the last two only for a page that has one of their letters. */
const parts = [
  { part: "latin", suffix: "", characters: COMMON },
  { part: "latin", suffix: "-latin", characters: LATIN },
  { part: "latin-ext", suffix: "-latin-ext", characters: EXTENDED },
];

/** Copyright, license and its address in the font's name table (OpenType `name`, 0, 13 and 14). */
const LICENSE_NAMES = [0, 13, 14];

const require = createRequire(import.meta.url);

/** Cuts the fonts, and writes them and their rules beside this file. */
async function cutFonts(): Promise<void> {
  const write = (name: string, body: string | Uint8Array) => writeFile(join(import.meta.dirname, name), body);
  const rules: string[] = [];
  for (const { name, source, weights } of families) {
    for (const { part, suffix, characters } of parts) {
      const font = `@fontsource-variable/${source}/files/${source}-${part}-wght-normal.woff2`;
      const cut = await subsetFont(await readFile(require.resolve(font)), characters.join(""), {
        targetFormat: "woff2",
        variationAxes: { wght: weights },
        preserveNameIds: LICENSE_NAMES,
      });
      const file = `${source}${suffix}.woff2`;
      await write(file, cut);
      const weight = typeof weights === "number" ? weights : `${weights.min} ${weights.max}`;
      const range = suffix && `unicode-range: ${rangesOf(characters)};`;
      rules.push(
        `@font-face { font-family: "${name}"; src: url("${file}") format("woff2"); font-weight: ${weight}; font-display: swap; ${range} }`,
      );
    }
  }
  await write("fonts.css", `/* Written by cut-fonts.ts. */\n\n${rules.join("\n\n")}\n`);
}

function charactersOf(ranges: readonly (readonly [first: number, last?: number])[]): string[] {
  return ranges.flatMap(([first, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}

/** Returns the `unicode-range` of characters, which stand in the order of their codes. */
function rangesOf(characters: readonly string[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of characters.map((character) => character.codePointAt(0) as number)) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

await cutFonts();
