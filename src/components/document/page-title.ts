import { withoutJoiners } from "../../facts/format.ts";

/** Search engines cut longer ones. */
const LONGEST_TITLE = 60;

/** The title of a page, followed by the agency's name where both fit. */
export function pageTitle(title: string, name: string): string {
  const own = withoutJoiners(title);
  const named = `${own} | ${name}`;
  return named.length <= LONGEST_TITLE ? named : own;
}
