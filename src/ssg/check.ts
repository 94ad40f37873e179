import { basePath } from "../urls.ts";
import { didYouMean } from "./nearest.ts";
import type { OutputFile } from "./output.ts";
import { placeOfText } from "./source-place.ts";

/**
 * Reads the finished pages as a visitor would follow them: every internal link
 * or asset that leads nowhere, every placeholder left and every character the
 * fonts lack, each once however many pages share it.
 */
export function pageProblems(root: string, files: readonly OutputFile[], fontCharacters: string): string[] {
  const built = new Set(files.map((file) => file.path));
  const known = new Set(fontCharacters);
  const pages = files
    .filter((file) => file.path.endsWith(".html"))
    .map(({ path, body }) => ({ path, html: String(body) }));
  return [
    ...byFinding(pages, (html) => brokenLinks(html, built)).map(
      ([link, on]) =>
        `${placeOfLink(root, link)}"${link}" leads to no file (${on}).${didYouMean(link, [...built].map(addressOf))} Correct the link or add the page.`,
    ),
    ...byFinding(pages, (html) => (html.includes("{phone}") ? ["{phone}"] : [])).map(
      ([placeholder, on]) =>
        `${placeOfPlainText(root, placeholder)}the placeholder ${placeholder} is left (${on}). Take the number from src/site.ts.`,
    ),
    ...byFinding(pages, (html) => foreignCharacters(html, known)).map(
      ([character, on]) =>
        `${placeOfPlainText(root, character)}the fonts lack "${character}" (U+${character.codePointAt(0)?.toString(16)}; ${on}). Write it in src/content, from where the fonts are cut.`,
    ),
  ];
}

/** What was found in the pages, each with a word on where: `it/about/index.html and 3 more`. */
function byFinding(
  pages: readonly { path: string; html: string }[],
  find: (html: string) => string[],
): [finding: string, on: string][] {
  const findings = new Map<string, string[]>();
  for (const { path, html } of pages) {
    for (const finding of find(html)) findings.set(finding, [...(findings.get(finding) ?? []), path]);
  }
  return [...findings].map(([finding, [first, ...others]]) => [
    finding,
    others.length === 0 ? `on ${first}` : `on ${first} and ${others.length} more`,
  ]);
}

function brokenLinks(html: string, built: ReadonlySet<string>): string[] {
  const links = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link);
  return [...new Set(links)].filter((link) => {
    if (!link.startsWith("/") || link.startsWith("//")) return false;
    if (!link.startsWith(basePath)) return true;
    const file = decodeURI(link.slice(basePath.length).replace(/[?#].*$/, ""));
    return !built.has(file === "" || file.endsWith("/") ? `${file}index.html` : file);
  });
}

function foreignCharacters(html: string, known: ReadonlySet<string>): string[] {
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style)\b.*?<\/\1>/gs, "");
  return [...new Set(body)].filter((character) => character >= " " && !known.has(character));
}

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
