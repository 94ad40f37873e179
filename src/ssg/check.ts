import { basePath } from "../urls.ts";
import { BuildError } from "./build-error.ts";
import type { OutputFile } from "./output.ts";

/**
 * Reads the finished pages as a visitor would follow them.
 *
 * @throws BuildError listing every internal link or asset that leads nowhere, every placeholder left in a page and every
 * character the fonts lack.
 */
export function checkPages(files: readonly OutputFile[], fontCharacters: string): void {
  const built = new Set(files.map((file) => file.path));
  const known = new Set(fontCharacters);
  const problems = files
    .filter((file) => file.path.endsWith(".html"))
    .flatMap(({ path, body }) => {
      const html = String(body);
      return [
        ...brokenLinks(html, built).map(
          (link) => `${path}: "${link}" leads to no file. Correct the link or add the page.`,
        ),
        ...(html.includes("{phone}")
          ? [`${path}: the placeholder {phone} is left. Take the number from src/site.ts.`]
          : []),
        ...foreignCharacters(html, known).map(
          (character) =>
            `${path}: the fonts lack "${character}" (U+${character.codePointAt(0)?.toString(16)}). Write it in src/content, from where the fonts are cut.`,
        ),
      ];
    });
  if (problems.length > 0) throw BuildError.all("The built pages have problems:", problems);
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
