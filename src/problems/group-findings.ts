/** Returns each finding once, with the first file it was found in and how many more. */
export function groupFindings<File extends { path: string }, Finding>(
  files: readonly File[],
  find: (file: File) => readonly Finding[],
) {
  const found = new Map<string, { finding: Finding; paths: Set<string> }>();
  for (const file of files) {
    for (const finding of find(file)) {
      const key = JSON.stringify(finding);
      found.set(key, { finding, paths: (found.get(key)?.paths ?? new Set()).add(file.path) });
    }
  }
  return [...found.values()].map(({ finding, paths }): [finding: Finding, at: string] => {
    const [first = "", ...others] = paths;
    return [finding, others.length === 0 ? first : `${first} and ${others.length} more`];
  });
}
