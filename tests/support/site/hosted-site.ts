import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dist, files, read } from "./built-site.ts";

/** Returns the content of a built file as a string with one character for each byte. */
export function contentOf(file: string): string {
  return readFileSync(join(dist, file)).toString("latin1");
}

/** The script that every page loads. */
export const mainScript = files.find((file) => /^assets\/main-.*\.js$/.test(file)) ?? "";

/** Content types, as servers may write them. */
export const htmlType = /^text\/html; ?charset=utf-8$/;
export const scriptType = /^(text|application)\/javascript(; ?charset=utf-8)?$/;

/** Returns the headers of a path in the built `_headers`, by lower-case name. */
export function shippedHeaders(path: string): Record<string, string> {
  const blocks = read("_headers").trim().split("\n\n");
  const rules = blocks
    .map((block) => block.split("\n"))
    .filter(([pattern = ""]) => (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  const headers = rules.flatMap(([, ...lines]) => lines.map((line) => line.trim().split(/: (.*)/)));
  return Object.fromEntries(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value]));
}
