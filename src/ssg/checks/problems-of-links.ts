import { groupFindings } from "../../problems/group-findings.ts";
import type { Problem } from "../../problems/problem.ts";
import { decode } from "../../shared/decode.ts";
import type { Document } from "../documents/document.ts";
import type { OutputFile } from "../output-file.ts";
import { addressOf, type Project } from "../project.ts";
import { findInSources } from "./find-in-sources.ts";

/** Finds links of this site that lead nowhere. Each is told once, however many documents have it. */
export function problemsOfLinks(
  project: Project,
  files: readonly OutputFile[],
  documents: readonly Pick<Document, "path" | "content">[],
): Problem[] {
  const urlOf = (file: string) => new URL(project.absoluteUrl(addressOf(project, file)));
  const ids = new Map<string, ReadonlySet<string>>(files.map(({ path }) => [spell(urlOf(path)), new Set()]));
  for (const { path, content } of documents) ids.set(spell(urlOf(path)), content.ids);
  const home = spell(urlOf(""));

  function leadsNowhere(link: string, from: URL): boolean {
    if (!URL.canParse(link, from)) return true;
    const url = new URL(link, from);
    const address = spell(url);
    const parts = ids.get(address);
    // Another site may have the same origin, but our links to it would have to name it.
    const namesSite = URL.canParse(link) || link.startsWith("//");
    if (!parts) return !namesSite || address.startsWith(home);
    return url.hash.length > 1 && !parts.has(decode(url.hash.slice(1)));
  }

  const findings = groupFindings(documents, ({ path, content }) => {
    const from = urlOf(path);
    return [...content.links].filter((link) => leadsNowhere(link, from));
  });
  return findings.map(([link, at]) => ({
    place: placesOfLink(project.root, link).join(", "),
    says: `"${link}" leads nowhere (on ${at}).`,
    fix: "Correct the link, or add what it leads to.",
  }));
}

/** Returns an address without query and hash, in one of the spellings that mean the same: `@` and `%40`, `a` and `%61`. */
function spell({ origin, pathname }: URL): string {
  const names = pathname.split("/").map((name) => {
    const decoded = decode(name);
    // A malformed one is the name of no file.
    return decoded === name && name.includes("%") ? name : encodeURIComponent(decoded);
  });
  return origin + names.join("/");
}

/** Returns the lines where a link is written. The build adds the rest of its address, so its last two parts are looked for, or else the path of a page. */
function placesOfLink(root: string, link: string): string[] {
  const parts = link.startsWith("#") ? [link] : (link.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? []);
  const places = findInSources(root, parts.slice(-2).join("/"));
  return places.length > 0 ? places : findInSources(root, `"${parts.at(-1)}"`);
}
