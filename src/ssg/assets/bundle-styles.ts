import { readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import fastGlob from "fast-glob";
import { bundleAsync } from "lightningcss";
import type { Problem } from "../../problems/problem.ts";
import { cached } from "../cached.ts";
import { hashedFile } from "../hash.ts";
import type { Project } from "../project.ts";
import { cssSettings, cut, minify, onFirstScreen } from "./cut-styles.ts";

/**
 * Bundles `styles/main.css`, which says in which order styles count, with the styles in the folders of pages. Each page
 * carries the part of its first screen, and links the whole.
 */
export async function bundleStyles({ assetUrl, root }: Project, folders: readonly string[]) {
  const { sheet, problems } = await readSheet(root, folders);
  const { css: all } = minify(sheet);
  const { css: first, names } = minify(all, [], onFirstScreen);
  const symbols = Object.entries(names);
  const animations = symbols.filter(([, { isReferenced }]) => isReferenced).map(([name]) => name);
  const selectors = symbols.filter(([, { isReferenced }]) => !isReferenced).map(([name]) => name);
  /** Returns the rules that a part of a page with these classes can use on screen. */
  const forPage = async (used: ReadonlySet<string>) => {
    // Sorted, since the list has another order each time.
    const unused = selectors.filter((name) => !used.has(name)).sort();
    const key = [first, unused.join(" ")];
    return (await cached(root, "page-styles", key, async () => cut(first, unused, animations))).toString();
  };
  // The fallback fonts stand in each document. A page change that replaced them would make Chromium load all fonts anew.
  const { css: body } = minify(all, [], { Rule: { "font-face": () => [] } });
  const file = hashedFile("styles", "css", body);
  return { all, file, url: assetUrl(file.path), forPage, problems };
}

/** Reads the whole cascade. In the place of `pages.css`, which is no file, it reads the sheets of these folders. */
async function readSheet(root: string, folders: readonly string[]): Promise<{ sheet: string; problems: Problem[] }> {
  const ofPages = folders.flatMap((folder) => fastGlob.sync(`${folder}/*.css`, { cwd: root }).sort());
  const list = ofPages.map((file) => `@import "../${file}";`).join("\n");
  const read = (file: string) => (basename(file) === "pages.css" ? list : readFile(file, "utf8"));
  try {
    const filename = join(root, "styles/main.css");
    const { code } = await bundleAsync({ ...cssSettings, minify: false, filename, resolver: { read } });
    return { sheet: code.toString(), problems: [] };
  } catch (cause) {
    // Of a file that is missing it names the import, or nothing.
    const { fileName, loc, message } = cause as Error & { fileName?: string; loc?: { line: number } };
    const file = fileName ? relative(root, fileName).replaceAll(sep, "/") : "styles/main.css";
    const says = `The styles cannot be read: ${message.replaceAll(root + sep, "")}.`;
    const place = loc ? `${file}:${loc.line}` : file;
    return { sheet: "", problems: [{ place, says, fix: "Correct the rule there, or put the file back." }] };
  }
}
