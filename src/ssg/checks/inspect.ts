import { existsSync } from "node:fs";
import { join } from "node:path";
import { absoluteUrl, basePath } from "../../urls.ts";
import type { OutputFile } from "../output.ts";
import { didYouMean } from "./nearest.ts";
import { placeOfText } from "./places.ts";
import type { HtmlDocument } from "./read-document.ts";

/** Finds links that lead nowhere, placeholders and files with the same path. Each problem is reported once, however many pages have it. */
export function inspectFiles(root: string, files: readonly OutputFile[], documents: readonly HtmlDocument[]): string[] {
  const ids = new Map(files.map(({ path }) => [path, new Set<string>()]));
  for (const { path, ids: own } of documents) ids.set(path, new Set(own));
  const addresses = [...ids.keys()].map(addressOf);
  return [
    ...duplicateProblems(root, files),
    ...findings(documents, ({ path, links }) => links.filter((link) => isBroken(link, path, ids))).map(
      ([link, on]) =>
        `${place(root, endOf(link))}"${link}" leads nowhere (${on}).${didYouMean(link, addresses)} Correct the link, or add what it leads to.`,
    ),
    ...findings(documents, placeholdersIn).map(
      ([placeholder, on]) =>
        `${place(root, placeholder)}The placeholder ${placeholder} is left (${on}). Replace it with the text that visitors should read.`,
    ),
  ];
}

/** Warns of characters that a fallback font has to show. */
export function characterWarnings(
  root: string,
  documents: readonly HtmlDocument[],
  characters: ReadonlySet<string>,
): string[] {
  const foreign = ({ text }: HtmlDocument) =>
    [...new Set(text)].filter((character) => !characters.has(character) && isPrinted(character));
  return findings(documents, foreign).map(
    ([character, on]) =>
      `${place(root, character)}The fonts have no "${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}; ${on}), so a fallback font shows it. Replace it if it should look like the rest.`,
  );
}

/** Returns each finding once, with the first page and how many more. */
function findings(
  documents: readonly HtmlDocument[],
  find: (document: HtmlDocument) => readonly string[],
): [finding: string, on: string][] {
  const pages = new Map<string, string[]>();
  for (const document of documents) {
    for (const finding of new Set(find(document))) {
      pages.set(finding, [...(pages.get(finding) ?? []), document.path]);
    }
  }
  return [...pages].map(([finding, [first, ...others]]) => [
    finding,
    others.length === 0 ? `on ${first}` : `on ${first} and ${others.length} more`,
  ]);
}

/** Returns whether a link to this site leads to no file, or to no part of its page. */
function isBroken(link: string, from: string, ids: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const base = absoluteUrl(addressOf(from));
  if (!URL.canParse(link, base)) return true;
  const { origin, pathname, hash } = new URL(link, base);
  if (origin !== new URL(base).origin) return false;
  const path = decoded(pathname);
  // Another site may have the same origin.
  if (path !== null && !path.startsWith(basePath)) return link.startsWith("/");
  const file = path?.slice(basePath.length) ?? "";
  const targets = path === null ? undefined : ids.get(file === "" || file.endsWith("/") ? `${file}index.html` : file);
  return targets === undefined || (hash.length > 1 && !targets.has(hash.slice(1)));
}

/** Returns null if the path is not valid, such as `/100%/`. */
function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** The address of a file of `dist`. */
function addressOf(file: string): string {
  return basePath + file.replace(/(^|\/)index\.html$/, "$1");
}

/** The last two parts of an address: the rest is usually put together elsewhere. */
function endOf(link: string): string {
  return link.startsWith("#") ? link : (/([^/]+\/)?[^/]+(?=\/?$)/.exec(link.replace(/[?#].*$/, ""))?.[0] ?? "");
}

/** Names in braces, such as `{phone}`. */
function placeholdersIn({ text, data }: HtmlDocument): string[] {
  return [text, ...data].flatMap((value) => value.match(/\{[a-z]+\}/gi) ?? []);
}

function isPrinted(character: string): boolean {
  return !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character);
}

/** The place of a text in the sources, with a space after it; empty if it is put together from parts. */
function place(root: string, text: string): string {
  const found = text && placeOfText(root, text);
  return found ? `${found} ` : "";
}

/** Finds files with the same path, also on disks that ignore case or the Unicode form of a name. */
function duplicateProblems(root: string, files: readonly OutputFile[]): string[] {
  const paths = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const name = path.normalize("NFC").toLowerCase();
    const other = paths.get(name);
    paths.set(name, path);
    if (other === undefined) return [];
    if (path !== other) {
      return `static/${path} and static/${other} are the same file on some disks: ${spelled(path)} and ${spelled(other)}. Rename one of them.`;
    }
    const file = existsSync(join(root, "static", path)) ? `static/${path}` : `dist/${path}`;
    return `${file} The build generates a file of this name itself. Rename or delete the one in static.`;
  });
}

/** The name in ASCII, since two Unicode forms look alike. */
function spelled(name: string): string {
  return `"${encodeURI(name)}"`;
}
