import { dirname, relative } from "node:path";
import { placeOfError, placeOfText } from "./places.ts";

/** Problems that editors of the site can solve. Each message says what, where and what to do. */
export class BuildError extends Error {
  override name = "BuildError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[], title = "The site cannot be built:") {
    const list = problems.map((problem) => `  • ${problem.replaceAll("\n", "\n    ")}`);
    super([title, ...list].join("\n"));
    this.problems = problems;
  }
}

export function failOnProblems(problems: readonly string[], title?: string): void {
  if (problems.length > 0) throw new BuildError(problems, title);
}

/** Returns a source that is missing or cannot be read, or text without quotes, as a problem; null for any other error. */
export function sourceProblem(root: string, error: unknown): string | null {
  const [, missing = "", importer = ""] = /Cannot find module '(.+)' imported from '?([^']+)/.exec(String(error)) ?? [];
  if (missing.startsWith(root)) {
    const from = relative(root, importer);
    const place = placeOfText(root, relative(dirname(importer), missing), from) ?? from;
    return `${place} There is no file ${relative(root, missing)}. Correct its name, or add it.`;
  }
  if (error instanceof ReferenceError) {
    return `${placeOfError(root, error)} ${error.message}. Write it in quotes if it is text, or import it.`;
  }
  if (!(error instanceof Error) || error.name !== "TransformError") return null;
  // A message of esbuild.
  const [, file = "", position, reason] = /^(.*):(\d+:\d+): ERROR: (.*)$/m.exec(error.message) ?? [];
  return `${relative(root, file)}:${position} ${reason}. Look there and in the line above for a quote, comma or bracket that is missing or extra.`;
}

/** Waits for every part, and throws one BuildError with the problems of all. Other errors may be their consequence. */
export async function waitForAll<const Parts extends readonly unknown[]>(parts: Parts) {
  const results = await Promise.allSettled(parts);
  const errors = new Set(results.flatMap((result) => (result.status === "rejected" ? [result.reason] : [])));
  failOnProblems([...errors].flatMap((error) => (error instanceof BuildError ? error.problems : [])));
  return Promise.all(parts);
}

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
