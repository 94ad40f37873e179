import { basePath } from "../urls.ts";
import { contentHash } from "./lastmod.ts";
import { didYouMean } from "./nearest.ts";
import type { OutputFile } from "./output.ts";
import { placeOfText } from "./source-place.ts";

/** What later files and messages need of a document that has gone by; its text is no longer kept. */
export interface Seen {
  path: string;
  /** Changes with what a visitor reads in it. */
  content: string;
}

/** Looks at the files of a build as they go by. */
export interface Inspection {
  /** Every document so far, in order. */
  documents: readonly Seen[];
  /** The same files, each looked at as it goes by, so that none has to be kept for it. */
  watch(files: Iterable<OutputFile>): Iterable<OutputFile>;
  /** What is wrong with all that went by, each finding once however many pages share it. */
  problems(root: string): string[];
}

/**
 * Reads finished pages as a visitor would follow them: every internal link or
 * asset that leads nowhere, every placeholder left and every character the
 * fonts lack.
 *
 * @param sights what earlier builds saw: a page that the memory keeps is the same file again, and is not looked at twice.
 */
export function startInspection(fontCharacters: string, sights: WeakMap<OutputFile, Sight>): Inspection {
  const known = new Set(fontCharacters);
  const documents: Seen[] = [];
  const built = new Set<string>();
  const links = new Findings();
  const placeholders = new Findings();
  const characters = new Findings();

  function see(file: OutputFile): void {
    const { path } = file;
    built.add(path);
    if (!path.endsWith(".html")) return;
    const sight = sights.get(file) ?? lookAt(file);
    sights.set(file, sight);
    documents.push(sight.document);
    links.add(sight.links, path);
    characters.add(
      sight.characters.filter((character) => !known.has(character)),
      path,
    );
    placeholders.add(sight.placeholders, path);
  }

  return {
    documents,
    *watch(files) {
      for (const file of files) {
        see(file);
        yield file;
      }
    },
    problems: (root) => [
      ...links
        .filter((link) => !built.has(fileOf(link)))
        .map(
          ([link, on]) =>
            `${placeOfLink(root, link)}"${link}" leads to no file (${on}).${didYouMean(link, [...built].map(addressOf))} Correct the link or add the page.`,
        ),
      ...placeholders.map(
        ([placeholder, on]) =>
          `${placeOfPlainText(root, placeholder)}the placeholder ${placeholder} is left (${on}). Take the number from src/site.ts.`,
      ),
      ...characters.map(
        ([character, on]) =>
          `${placeOfPlainText(root, character)}the fonts lack "${character}" (U+${character.codePointAt(0)?.toString(16)}; ${on}). Write it in the words of a page, from which the fonts are cut.`,
      ),
    ],
  };
}

/** What there is to see in one document. */
export interface Sight {
  document: Seen;
  links: string[];
  placeholders: string[];
  /** Those that a font may lack; it never lacks ASCII. */
  characters: string[];
}

function lookAt({ path, body }: OutputFile): Sight {
  const html = String(body);
  return {
    document: { path, content: contentHash(html) },
    links: [...new Set(internalLinks(html))].map(detach),
    placeholders: html.includes("{phone}") ? ["{phone}"] : [],
    characters: [
      ...new Set(
        html
          .slice(html.indexOf("<body"))
          .match(/[^ -~\t\n]+/g)
          ?.join(""),
      ),
    ],
  };
}

/** Things found in pages, each with the first page and how many more. */
class Findings {
  #found = new Map<string, { first: string; more: number }>();

  /** @param findings each once. */
  add(findings: readonly string[], path: string): void {
    for (const finding of findings) {
      const known = this.#found.get(finding);
      if (known) known.more++;
      else this.#found.set(finding, { first: path, more: 0 });
    }
  }

  filter(matches: (finding: string) => boolean): Findings {
    const kept = new Findings();
    kept.#found = new Map([...this.#found].filter(([finding]) => matches(finding)));
    return kept;
  }

  map(tell: (finding: [text: string, on: string]) => string): string[] {
    return [...this.#found].map(([text, { first, more }]) =>
      tell([text, more === 0 ? `on ${first}` : `on ${first} and ${more} more`]),
    );
  }
}

function internalLinks(html: string): string[] {
  const links = [...html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"]*)"/g)];
  return links.map(([, link = ""]) => link);
}

/** The file an internal link asks for; an address outside the base path asks for none that could be built. */
function fileOf(link: string): string {
  if (!link.startsWith(basePath)) return link;
  const file = decodeURI(link.slice(basePath.length).replace(/[?#].*$/, ""));
  return file === "" || file.endsWith("/") ? `${file}index.html` : file;
}

/** A copy of its own, the same for the same text: a part of a page would keep the whole page in memory. */
function detach(text: string): string {
  const known = detached.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text).toString();
  detached.set(copy, copy);
  return copy;
}

const detached = new Map<string, string>();

function addressOf(file: string): string {
  return basePath + file.replace(/(^|\/)index\.html$/, "$1");
}

/** Where the end of an address stands in our sources; nothing where it is put together of parts. */
function placeOfLink(root: string, link: string): string {
  const end = link
    .replace(/[?#].*$/, "")
    .replace(/\/$/, "")
    .split("/")
    .slice(-2)
    .join("/");
  return placeOfPlainText(root, end);
}

function placeOfPlainText(root: string, text: string): string {
  const place = placeOfText(root, text);
  return place === null ? "" : `${place} `;
}
