import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Site } from "../../create-site.ts";
import { groupFindings } from "../../problems/group-findings.ts";
import type { Problem } from "../../problems/problem.ts";
import type { OutputFile } from "../output-file.ts";
import type { DocumentContent } from "../read-document.ts";

/** Finds links of this site that lead nowhere. Each is reported once, however many documents have it. */
export function linkProblems(
  site: Site,
  files: readonly OutputFile[],
  documents: readonly DocumentContent[],
): Problem[] {
  const { absoluteUrl, assetUrl, basePath } = site;
  const addressOf = (file: string) => absoluteUrl(assetUrl(file.replace(/(^|\/)index\.html$/, "$1")));
  const ids = new Map<string, ReadonlySet<string>>(files.map(({ path }) => [addressOf(path), new Set()]));
  for (const { path, ids: own } of documents) ids.set(addressOf(path), own);
  const home = absoluteUrl(basePath);

  function leadsNowhere(link: string, from: string): boolean {
    // A section of the page itself.
    if (link.startsWith("#")) return !ids.get(addressOf(from))?.has(link.slice(1));
    if (!URL.canParse(link, home)) return true;
    const { href, hash } = new URL(link, home);
    const [address = ""] = href.split(/[?#]/);
    const parts = ids.get(address);
    // Another site may have the same origin, but our links to it would have to name it.
    if (!parts) return link.startsWith("/") || address.startsWith(home);
    return hash.length > 1 && !parts.has(hash.slice(1));
  }

  const findings = groupFindings(documents, ({ path, links }) => [...links].filter((link) => leadsNowhere(link, path)));
  return findings.map(([link, at]) => ({
    place: placesOfLink(site.root, link).join(", "),
    says: `"${link}" leads nowhere (on ${at}).`,
    fix: "Correct the link, or add what it leads to.",
  }));
}

/** Finds files with the same path, also on disks that ignore case. */
export function duplicateProblems(files: readonly OutputFile[]): Problem[] {
  const paths = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const other = paths.get(path.toLowerCase());
    paths.set(path.toLowerCase(), path);
    if (other === undefined) return [];
    // The build's own names differ, so this one is from `static`.
    return [
      {
        place: `static/${path}`,
        says: `The site has another file of this name, "${other}".`,
        fix: "Rename or delete one of them.",
      },
    ];
  });
}

/** Returns every line where a link is written, where the rest of its address is added: its last two parts, or the path of a page. */
function placesOfLink(root: string, link: string): string[] {
  const parts = link.startsWith("#") ? [link] : (link.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? []);
  const places = findText(root, parts.slice(-2).join("/"));
  return places.length > 0 ? places : findText(root, `"${parts.at(-1)}"`);
}

/** Returns every line of the sources that has a text, as `src/navigation.ts:14`. */
function findText(root: string, text: string): string[] {
  if (text === "") return [];
  const files = fastGlob.sync(SOURCES, { cwd: root }).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.flatMap((line, index) => (line.includes(text) ? `${file}:${index + 1}` : []));
  });
}

/** Where links are written. */
const SOURCES = ["src/*.ts", "src/{components,islands,pages,words}/**/*.{ts,tsx}"];
