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
  const whole = (file: string) => project.absoluteUrl(addressOf(project, file));
  const ids = new Map<string, ReadonlySet<string>>(files.map(({ path }) => [whole(path), new Set()]));
  for (const { path, content } of documents) ids.set(whole(path), content.ids);
  const home = whole("");

  function leadsNowhere(link: string, from: string): boolean {
    // A section of the page itself.
    if (link.startsWith("#")) return !ids.get(whole(from))?.has(decode(link.slice(1)));
    if (!URL.canParse(link, home)) return true;
    const { href, hash } = new URL(link, home);
    const [address = ""] = href.split(/[?#]/);
    const parts = ids.get(address);
    // Another site may have the same origin, but our links to it would have to name it.
    if (!parts) return /^\/(?!\/)/.test(link) || address.startsWith(home);
    return hash.length > 1 && !parts.has(decode(hash.slice(1)));
  }

  const findings = groupFindings(documents, ({ path, content }) =>
    [...content.links].filter((link) => leadsNowhere(link, path)),
  );
  return findings.map(([link, at]) => ({
    place: placesOfLink(project.root, link).join(", "),
    says: `"${link}" leads nowhere (on ${at}).`,
    fix: "Correct the link, or add what it leads to.",
  }));
}

/** Returns the lines where a link is written. The build adds the rest of its address, so its last two parts are looked for, or else the path of a page. */
function placesOfLink(root: string, link: string): string[] {
  const parts = link.startsWith("#") ? [link] : (link.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? []);
  const places = findInSources(root, parts.slice(-2).join("/"));
  return places.length > 0 ? places : findInSources(root, `"${parts.at(-1)}"`);
}
