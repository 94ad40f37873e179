/** Search engines cut longer ones. */
const LONGEST_TITLE = 60;

/** The title of a page, followed by the agency's name where both fit. */
export function pageTitle(title: string, name: string): string {
  const named = `${title} | ${name}`;
  return named.length <= LONGEST_TITLE ? named : title;
}
