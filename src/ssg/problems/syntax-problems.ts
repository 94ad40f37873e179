import { relative, resolve, sep } from "node:path";
import type { Problem } from "./problem.ts";

/** Returns the mistakes in sources that esbuild cannot read; none for any other error. */
export function syntaxProblems(root: string, error: unknown): Problem[] {
  if (!(error instanceof Error)) return [];
  return [...error.message.matchAll(/^(.*):(\d+):(\d+): ERROR: (.*)$/gm)].map(
    ([, file = "", line, column, reason = ""]) => ({
      // Columns count from 0 there, and from 1 in an editor.
      place: `${relative(root, resolve(root, file)).replaceAll(sep, "/")}:${line}:${Number(column) + 1}`,
      says: `${reason}.`,
      fix: "Look there and in the line above for a quote, comma or bracket that is missing or extra, or a wrong name.",
    }),
  );
}
