import { posix } from "node:path";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { readSource, root } from "../../support/project/project-root.ts";

type Import = [from: string, to: string];

/** Every import of project files, including those of types, by paths below `src`. */
const graph = fastGlob.sync(["src/**/*.{ts,tsx}", "build.ts"], { cwd: root }).flatMap((file) => {
  // Imports in template literals do not count.
  const source = readSource(file).replace(/`(?:\\.|[^`\\])*`/gs, "``");
  const imports = [...source.matchAll(/(?:\bfrom |\bimport[ (])"(\.[^"]+)"/g)];
  return imports.map(([, to = ""]): Import => [short(file), short(posix.join(file, "..", to))]);
});

/** Who may import whom: the table of the folders, and that of the rooms of `src/ssg`. */
const folders = rulesBelow("CONTRIBUTING.md", "## Who may import whom");
const rooms = rulesBelow("src/ssg/README.md", "## Rooms");

test("every import inside the project is allowed", () => {
  expect(Object.keys(folders)).toContain("ssg");
  expect(forbidden(graph, folders)).toEqual([]);
});

test("every import between the rooms of the build is allowed", () => {
  const inside = graph.filter(([from, to]) => from.startsWith("ssg/") && to.startsWith("ssg/"));
  const betweenRooms = inside.map(([from, to]): Import => [from.slice(4), to.slice(4)]);
  expect(Object.keys(rooms)).toContain("report");
  expect(forbidden(betweenRooms, rooms)).toEqual([]);
});

test("a page imports nothing from another page's folder", () => {
  const pageOf = (file: string) => /^pages\/([\w-]+)\//.exec(file)?.[1];
  const wrong = graph.filter(([from, to]) => pageOf(from) && pageOf(to) && pageOf(from) !== pageOf(to));
  expect(wrong.map(sentence)).toEqual([]);
});

function rulesBelow(file: string, heading: string): Record<string, string[]> {
  const [, section = ""] = readSource(file).split(`${heading}\n`);
  const [text = ""] = section.split("\n## ");
  const names = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name);
  const rows = [...text.matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)];
  return Object.fromEntries(rows.map(([, name = "", imports = ""]) => [name, names(imports)]));
}

function forbidden(imports: readonly Import[], allowed: Record<string, string[]>): string[] {
  const wrong = imports.filter(([from, to]) => {
    const folder = folderOf(from);
    return folderOf(to) !== folder && !allowed[folder]?.includes(folderOf(to));
  });
  return wrong.map(sentence);
}

const sentence = ([from, to]: Import) => `${from} imports ${to}`;

function short(file: string): string {
  return file.replace(/^src\//, "");
}

/** The first part of a path, without its ending. */
const folderOf = (file: string) => file.replace(/\.tsx?$/, "").split("/")[0] ?? "";
