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
