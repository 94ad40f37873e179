/** Returns the message of an error, and the lines of its stack that are in our code. */
export function ownStack(error: unknown): string {
  const stack = (error instanceof Error && error.stack) || String(error);
  const isForeign = (line: string) =>
    /^\s+at (?:.*[\\/]node_modules[\\/]|.*\bnode:|.*<anonymous>|new Promise)/.test(line);
  return stack
    .split("\n")
    .filter((line) => !isForeign(line))
    .join("\n");
}
