/** Returns ` Did you mean "about"?`, or nothing if no known name is close. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const found = nearest(name, known);
  return found === null ? "" : ` Did you mean "${found}"?`;
}

/** Returns the known name closest to a wrong one, or null if none is close. */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  // Up to a third of the letters may be wrong.
  let limit = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits >= limit) continue;
    best = candidate;
    limit = edits;
  }
  return best;
}

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
