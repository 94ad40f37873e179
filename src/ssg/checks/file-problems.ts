import { isHidden } from "../../navigation.ts";
import { site } from "../../site.ts";
import { absoluteUrl, assetUrl, basePath, languages, pageUrl, paths } from "../../urls.ts";
import type { OutputFile } from "../output-file.ts";
import { groupFindings } from "../problems/group-findings.ts";
import { didYouMean } from "../problems/nearest.ts";
import { placeOfString, placeOfText } from "../problems/places.ts";
import type { HtmlDocument } from "../read-document.ts";

/** Finds links that lead nowhere, placeholders and files with the same path. Each problem is reported once, however many pages have it. */
export function fileProblems(root: string, files: readonly OutputFile[], documents: readonly HtmlDocument[]): string[] {
  const ids = new Map<string, readonly string[]>(files.map(({ path }) => [addressOf(path), []]));
  for (const { path, ids: own } of documents) ids.set(addressOf(path), own);
  const addresses = [...ids.keys()].map((address) => new URL(address).pathname);
  return [
    ...duplicateProblems(files),
    ...groupFindings(documents, ({ path, links }) => links.filter((link) => isBroken(link, path, ids))).map(
      ([link, pages]) =>
        `${prefix(placeOfLink(root, link))}"${link}" leads nowhere (on ${pages}).${didYouMean(link, addresses)} Correct the link, or add what it leads to.`,
    ),
    ...groupFindings(documents, missingFactsIn).map(
      ([text, pages]) =>
        `${prefix(placeOfText(root, text.replace(MISSING_FACT, "")))}"${text}" has a fact that does not exist (on ${pages}). Correct its name; "npx tsc" shows the line.`,
    ),
    ...groupFindings(documents, placeholdersIn).map(
      ([placeholder, pages]) =>
        `${prefix(placeOfText(root, placeholder))}The placeholder ${placeholder} is left (on ${pages}). Replace it with the text that visitors should read.`,
    ),
  ];
}

/** Warns of characters that a fallback font has to show, links to hidden pages that are left on others, and hours that the facts do not promise. */
export function documentWarnings(root: string, documents: readonly HtmlDocument[], characters: ReadonlySet<string>) {
  const foreign = ({ text }: HtmlDocument) =>
    [...new Set(text)].filter((character) => !characters.has(character) && isPrinted(character));
  const hidden = ({ path: file, links }: HtmlDocument) =>
    paths
      .filter((path) => isHidden(path) && !file.endsWith(`${path}/index.html`))
      .filter((path) => languages.some((language) => links.includes(pageUrl(language, path))));
  const { hoursPerDay, daysPerWeek } = site.availability;
  const isAlways = hoursPerDay === 24 && daysPerWeek === 7;
  const promised = ({ text }: HtmlDocument) => (isAlways ? [] : (text.match(ANY_HOUR) ?? []));
  return [
    ...groupFindings(documents, foreign).map(
      ([character, pages]) =>
        `${prefix(placeOfText(root, character))}The fonts have no "${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}; on ${pages}), so pages show it in a fallback font, and share images leave it out. Replace it if you can.`,
    ),
    ...groupFindings(documents, hidden).map(
      ([path, pages]) =>
        `${prefix(placeOfString(root, path, "src/navigation.ts"))}"${path}" is hidden, but links lead to it (on ${pages}). Remove those links, or keep them on purpose.`,
    ),
    ...groupFindings(documents, promised).map(
      ([words, pages]) =>
        `${prefix(placeOfText(root, words))}“${words}” promises more than availability in src/site.ts (on ${pages}). Change it.`,
    ),
  ];
}

/** Says that somebody answers at night, on Sundays or at any time. */
const ANY_HOUR = /\bdi notte|\b(?:di|la) domenica|\ba (?:ogni|qualsiasi) ora|\bat night|\bsundays|\bany hour/gi;

/** Returns whether a link to this site leads to no file, or to no part of its page. */
function isBroken(link: string, from: string, ids: ReadonlyMap<string, readonly string[]>): boolean {
  if (!URL.canParse(link, addressOf(from))) return true;
  const { href, hash } = new URL(link, addressOf(from));
  const [address = ""] = href.split(/[?#]/);
  const parts = ids.get(address);
  // Another site may have the same origin, but our links to it would have to name it.
  if (!parts) return link.startsWith("/") || address.startsWith(absoluteUrl(basePath));
  return hash.length > 1 && !parts.includes(hash.slice(1));
}

function addressOf(file: string): string {
  return absoluteUrl(assetUrl(file.replace(/(^|\/)index\.html$/, "$1")));
}

/** Returns where a link is written, where the rest of its address is added: its last two parts, or the path of a page. */
function placeOfLink(root: string, link: string): string | null {
  if (link.startsWith("#")) return placeOfText(root, link);
  const parts = link.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? [];
  return placeOfText(root, parts.slice(-2).join("/")) ?? placeOfString(root, parts.at(-1) ?? "");
}

/** What a mistyped name of a fact leaves in a text, at the end of what stands before it. */
const MISSING_FACT = /(?:undefined|NaN|\[object Object\])$/;

/** Returns each with the words before it. */
function missingFactsIn({ text, data }: HtmlDocument): string[] {
  return [text, ...data].flatMap(
    (value) => value.match(/(?:\S+\s){0,3}\S*?(?:\bundefined\b|\bNaN\b|\[object Object\])/g) ?? [],
  );
}

/** Names in braces, such as `{phone}`. */
function placeholdersIn({ text, data }: HtmlDocument): string[] {
  return [text, ...data].flatMap((value) => value.match(/\{[a-z]+\}/gi) ?? []);
}

function isPrinted(character: string): boolean {
  return !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character);
}

/** A text that is put together from parts has no place. */
function prefix(place: string | null): string {
  return place === null ? "" : `${place} `;
}

/** Finds files with the same path, also on disks that ignore case. */
function duplicateProblems(files: readonly OutputFile[]): string[] {
  const paths = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const other = paths.get(path.toLowerCase());
    paths.set(path.toLowerCase(), path);
    if (other === undefined) return [];
    // The build's own names differ, so this one is from `static`.
    return `static/${path} The site has another file of this name, "${other}". Rename or delete one of them.`;
  });
}
