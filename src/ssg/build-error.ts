/** A problem that the people who edit the site can mend; its message says what, where and what to do. */
export class BuildError extends Error {
  override name = "BuildError";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
  }

  /** One error for several problems, so that they can be mended in one go. */
  static all(title: string, problems: readonly string[]): BuildError {
    return new BuildError(
      `${title}\n${problems.map((problem) => `  • ${problem.replaceAll("\n", "\n    ")}`).join("\n")}`,
    );
  }
}

/**
 * Everything that was begun, once it is done.
 *
 * @throws BuildError with the problems known before and those of every part that failed, so that none hides another.
 */
export async function gather<const Parts extends readonly unknown[]>(
  problems: readonly string[],
  parts: Parts,
): Promise<{ -readonly [Key in keyof Parts]: Awaited<Parts[Key]> }> {
  const results = await Promise.allSettled(parts);
  const errors = new Set(results.flatMap((result) => (result.status === "rejected" ? [result.reason] : [])));
  for (const error of errors) if (!(error instanceof BuildError)) throw error;
  if (errors.size > 0) throw cannotBuild([...problems, ...[...errors].map((error: BuildError) => error.message)]);
  return Promise.all(parts);
}

/**
 * Runs what depends on things that may be wrong. Where it stumbles over them,
 * they are what has to be told, and not the place of the fall.
 */
export async function explain<Result>(problems: readonly string[], run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (problems.length > 0 && !(error instanceof BuildError)) throw cannotBuild(problems);
    throw error;
  }
}

/** The same for things that are made one by one. */
export function* explainEach<Item>(problems: readonly string[], items: Iterable<Item>): Generator<Item> {
  try {
    yield* items;
  } catch (error) {
    if (problems.length > 0 && !(error instanceof BuildError)) throw cannotBuild(problems);
    throw error;
  }
}

/** The one error of a build, with every problem that was found. */
export function cannotBuild(problems: readonly string[]): BuildError {
  return BuildError.all("The site cannot be built:", problems);
}

/** The end of a command that could not do its work: what was wrong, and where only we can mend it, the place in our code. */
export function exitWith(error: unknown): void {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
}
