import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { type Expression, type ObjectProperty, parseSync } from "oxc-parser";

/** Returns `src/site.ts:23` for keys such as `["phones", "tollFree"]`, or for the last one found. */
export function placeOfKey(root: string, file: string, keys: readonly string[]): string {
  const source = readSource(root, file);
  const exports = parseSync(file, source).program.body.flatMap((node) => {
    const { declaration } = node.type === "ExportNamedDeclaration" ? node : { declaration: null };
    const variables = declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
    return variables.map(({ init }) => ({ start: node.start, value: plainValue(init) }));
  });
  let place = exports.find(({ value }) => value?.type === "ObjectExpression") ?? exports[0];
  for (const key of keys) place = (place && childOf(place.value, key)) ?? { start: place?.start ?? 0, value: null };
  return `${file}:${lineAt(source, place?.start ?? 0)}`;
}

/** The reviews have a file of their own. */
export function placeOfFact(root: string, fact: string): string {
  const [group = "", ...keys] = fact.split(".");
  return group === "reviews" && keys.length > 0
    ? placeOfKey(root, "src/reviews.ts", keys)
    : placeOfKey(root, "src/site.ts", [group, ...keys]);
}

/** Returns the first place of a text in the strings and markup of pages, as `src/navigation.ts:14`, or null. */
export function placeOfText(
  root: string,
  text: string,
  files: string | string[] = PAGE_SOURCES,
  matches = (written: string) => written.includes(text),
): string | null {
  for (const file of fastGlob.sync(files, { cwd: root }).sort()) {
    const source = readSource(root, file);
    // Parsing every source would take seconds.
    if (text === "" || !source.includes(text)) continue;
    const texts = file.endsWith(".css") ? [{ value: source, start: 0 }] : literalsIn(parseSync(file, source).program);
    const found = texts.find(({ value }) => typeof value === "string" && matches(value));
    if (found) return `${file}:${lineAt(source, source.indexOf(text, found.start))}`;
  }
  return null;
}

/** Returns the place of the string that is this text and nothing else. */
export function placeOfString(root: string, text: string, files?: string): string | null {
  return placeOfText(root, text, files, (written) => written === text);
}

/** Returns the numbers of a file as they are written, with their places. */
export function numbersIn(root: string, file: string): { written: string; place: string }[] {
  const source = readSource(root, file);
  const numbers = literalsIn(parseSync(file, source).program).filter(({ value }) => typeof value === "number");
  return numbers.map(({ raw, start }) => ({ written: raw, place: `${file}:${lineAt(source, start)}` }));
}

/** Returns the innermost line of our code in a stack trace, as `src/pages/ads/index.tsx:12:5`, or null. */
export function placeOfError(root: string, error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = stack.split(`${root}/`).flatMap((rest) => rest.match(/^(?:src\/.*?|build\.ts):\d+:\d+/) ?? []);
  return places[0] ?? null;
}

const PAGE_SOURCES = ["src/*.ts", "src/{components,islands,pages,words}/**/*.{ts,tsx}"];

function readSource(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function lineAt(source: string, position: number): number {
  return source.slice(0, position).split("\n").length;
}

/** Returns a value without what TypeScript says of it. */
function plainValue(value: Expression | null): Expression | null {
  const isTyped = value?.type === "TSSatisfiesExpression" || value?.type === "TSAsExpression";
  return isTyped ? plainValue(value.expression) : value;
}

/** Returns the value under a key, and where its entry starts. */
function childOf(value: Expression | null, key: string): { start: number; value: Expression | null } | undefined {
  if (value?.type === "ArrayExpression") {
    const item = value.elements[Number(key)];
    return item && item.type !== "SpreadElement" ? { start: item.start, value: plainValue(item) } : undefined;
  }
  if (value?.type !== "ObjectExpression") return undefined;
  const isNamed = ({ key: name }: ObjectProperty) =>
    (name.type === "Identifier" && name.name === key) || (name.type === "Literal" && String(name.value) === key);
  const entry = value.properties.find((property) => property.type === "Property" && isNamed(property));
  return entry?.type === "Property" ? { start: entry.start, value: plainValue(entry.value) } : undefined;
}

/** Returns every literal, text of markup and piece of a template below a node, in order. */
function literalsIn(node: unknown): { value: unknown; raw: string; start: number }[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, value, raw = "", start } = node as { type?: string; value?: unknown; raw?: string; start: number };
  if (type === "Literal" || type === "JSXText") return [{ value, raw, start }];
  if (type === "TemplateElement") return [{ value: (value as { cooked: string | null }).cooked, raw, start }];
  return Object.values(node).flatMap(literalsIn);
}
