/** Something that an editor of the site can solve. */
export interface Problem {
  /** The file, and the line or the key in it: `src/site.ts, phones.tollFree`. Empty if a text is put together from parts. */
  place: string;
  /** What is wrong, as a sentence. */
  says: string;
  /** What to do, as a sentence. */
  fix: string;
}

/** Thrown by a build that has problems. */
export class BuildError extends Error {
  override name = "BuildError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], title = "The site cannot be built:") {
    super([title, ...problems.map((problem) => `  • ${formatProblem(problem).replaceAll("\n", "\n    ")}`)].join("\n"));
    this.problems = problems;
  }
}

/** Ends the build if there are problems. Each is told once, however many pages have it. */
export function failOnProblems(problems: readonly Problem[], title?: string): void {
  const each = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  if (each.size > 0) throw new BuildError([...each.values()], title);
}

/** Returns a problem as it is printed: where it is, what is wrong and what to do. */
export function formatProblem({ place, says, fix }: Problem): string {
  return [place && `${place}:`, says, fix].filter(Boolean).join(" ");
}
