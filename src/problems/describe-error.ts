import { relative, resolve, sep } from "node:path";
import { missingDrawing } from "./missing-drawing.ts";
import { ownStack } from "./own-stack.ts";
import { BuildError, type Problem } from "./problem.ts";

/** Returns an error as it is printed: problems, a drawing that is missing, mistakes in sources that esbuild cannot read, or the lines of its stack that are ours. */
export function describeError(root: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The development server imports another class of the same name after each save.
  if (error.name === "BuildError") return error.message;
  const mistakes = [...missingDrawing(root, error), ...syntaxProblems(root, error.message)];
  return mistakes.length > 0 ? new BuildError(mistakes).message : ownStack(error);
}

function syntaxProblems(root: string, message: string): Problem[] {
  return [...message.matchAll(/^(.*):(\d+):(\d+): ERROR: (.*)$/gm)].map(([, file = "", line, column, reason = ""]) => ({
    // Columns count from 0 there, and from 1 in an editor.
    place: `${relative(root, resolve(root, file)).replaceAll(sep, "/")}:${line}:${Number(column) + 1}`,
    says: `${reason}.`,
    fix: "Look there and in the line above for a quote, comma or bracket that is missing or extra, or a wrong name.",
  }));
}
