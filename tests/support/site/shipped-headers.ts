import { read } from "./built-site.ts";

/** The rules of the built `_headers`, in order. */
export const headerRules: readonly { path: string; headers: readonly [name: string, value: string][] }[] = read(
  "_headers",
)
  .trim()
  .split("\n\n")
  .map((block) => {
    const [path = "", ...lines] = block.split("\n");
    const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string]);
    return { path, headers: headers.map(([name, value]) => [name.toLowerCase(), value]) };
  });

/** Returns the headers of a path in `_headers`, by lower-case name. */
export function shippedHeaders(path: string): Record<string, string> {
  const found = headerRules.filter((rule) => applies(rule.path, path));
  return Object.fromEntries(found.flatMap(({ headers }) => headers));
}

/** Returns whether a rule applies to a path. */
export function applies(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
