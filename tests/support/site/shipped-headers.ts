import { read } from "./built-site.ts";

/** Returns the headers of a path in the built `_headers`, by lower-case name. */
export function shippedHeaders(path: string): Record<string, string> {
  const blocks = read("_headers").trim().split("\n\n");
  const rules = blocks
    .map((block) => block.split("\n"))
    .filter(([pattern = ""]) => (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  const headers = rules.flatMap(([, ...lines]) => lines.map((line) => line.trim().split(/: (.*)/)));
  return Object.fromEntries(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value]));
}
