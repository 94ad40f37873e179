/** Returns each finding once, with the first file it was found in and how many more. */
export function groupFindings<File extends { path: string }>(files: readonly File[], find: (file: File) => string[]) {
  const paths = new Map<string, Set<string>>();
  for (const file of files) {
    for (const finding of find(file)) paths.set(finding, (paths.get(finding) ?? new Set<string>()).add(file.path));
  }
  return [...paths].map(([finding, [first = "", ...others]]): [finding: string, at: string] => {
    return [finding, others.length === 0 ? first : `${first} and ${others.length} more`];
  });
}
