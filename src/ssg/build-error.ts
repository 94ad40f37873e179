/** A problem that the people who edit the site can mend; its message says what, where and what to do. */
export class BuildError extends Error {
  override name = "BuildError";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
  }

  /** One error for several problems, so that they can be mended in one go. */
  static all(title: string, problems: readonly string[]): BuildError {
    return new BuildError(`${title}\n${problems.map((problem) => `  • ${problem}`).join("\n")}`);
  }
}
