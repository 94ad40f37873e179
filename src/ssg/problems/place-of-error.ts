/** Returns the innermost line of our code in a stack trace, as `src/pages/ads/index.tsx:12:5`, or null. */
export function placeOfError(root: string, error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = stack.split(`${root}/`).flatMap((rest) => rest.match(/^(?:src\/.*?|build\.ts):\d+:\d+/) ?? []);
  return places[0] ?? null;
}
