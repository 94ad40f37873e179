import { relative, resolve } from "node:path";
import { placeOfError } from "./place-of-error.ts";
import type { Problem } from "./problem.ts";

/** Returns the mistakes in a source that cannot be read or run; none for any other error. */
export function sourceProblems(root: string, error: unknown): Problem[] {
  if (!(error instanceof Error)) return [];
  const place = placeOfError(root, error) ?? "src";
  if (/before initialization|undefined \(reading/.test(error.message) && isAtImport(error)) {
    const fix = "Two files import each other. Move what both need into a third one.";
    return [{ place, says: `${error.message}.`, fix }];
  }
  if (error instanceof ReferenceError) {
    return [{ place, says: `${error.message}.`, fix: "Write it in quotes if it is text, or import it." }];
  }
  // Messages of esbuild, about a file or a bundle.
  return [...error.message.matchAll(/^(.*):(\d+):(\d+): ERROR: (.*)$/gm)].map(
    ([, file = "", line, column, reason = ""]) => ({
      // Columns count from 0 there, and from 1 in an editor.
      place: `${relative(root, resolve(root, file))}:${line}:${Number(column) + 1}`,
      says: `${reason}.`,
      fix: adviceOn(reason),
    }),
  );
}

function adviceOn(reason: string): string {
  if (reason.startsWith("Could not resolve")) return "Correct its name, or add it.";
  if (/"(?:<<|>>|==)"/.test(reason))
    return "Two versions were merged here: keep one, and delete the lines of <, = and >.";
  return "Look there and in the line above for a quote, comma or bracket that is missing or extra.";
}

/** Whether an error was thrown while a module was imported: its own lines stand in no function. */
function isAtImport({ stack = "" }: Error): boolean {
  return /^\s+at (?:file:|[A-Z]?[:/\\])/m.test(stack);
}
