import { BuildError } from "./problem.ts";
import { problemsOfError } from "./problems-of-error.ts";

/** Returns an error as it is printed: its problems, each with its place and a fix. */
export function describeError(root: string, error: unknown): string {
  if (error instanceof Error && error.name === "BuildError") return error.message;
  return new BuildError(problemsOfError(root, error)).message;
}
