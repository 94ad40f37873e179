import { closestMatch } from "leven";

/** Returns ` Did you mean "about"?`, or nothing if no known name is close. */
export function didYouMean(name: string, known: readonly string[]): string {
  const found = nearest(name, known);
  return found === undefined ? "" : ` Did you mean "${found}"?`;
}

/** Returns the known name closest to a wrong one. Up to a third of the letters of its last part may be wrong. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const { length } = name.split("/").findLast(Boolean) ?? name;
  return closestMatch(name, known, { maxDistance: Math.max(2, Math.floor(length / 3)) });
}
