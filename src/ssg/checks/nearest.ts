/** ` Did you mean "about"?` for a name that is close to a known one, and nothing otherwise. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const found = nearest(name, known);
  return found === null ? "" : ` Did you mean "${found}"?`;
}

/** The known name that a wrong one was most likely meant to be, or null where none is close. */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  // A third of the letters may be wrong; beyond that a guess confuses more than it helps.
  let limit = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits >= limit) continue;
    best = candidate;
    limit = edits;
  }
  return best;
}

/** Letters to insert, delete or replace until one name is the other (Levenshtein). */
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
