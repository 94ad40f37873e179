import { relative, resolve } from "node:path";
import { placeOfError } from "./places.ts";

/** Returns a source that cannot be read, or text without quotes, as a problem; null for any other error. */
export function sourceProblem(root: string, error: unknown): string | null {
  if (error instanceof ReferenceError) {
    return `${placeOfError(root, error)} ${error.message}. Write it in quotes if it is text, or import it.`;
  }
  if (!(error instanceof Error)) return null;
  // Messages of esbuild, about a file or a bundle.
  const mistakes = [...error.message.matchAll(/^(.*):(\d+:\d+): ERROR: (.*)$/gm)].map(
    ([, file = "", position, reason = ""]) => {
      const advice = reason.startsWith("Could not resolve")
        ? "Correct its name, or add it."
        : "Look there and in the line above for a quote, comma or bracket that is missing or extra.";
      return `${relative(root, resolve(root, file))}:${position} ${reason}. ${advice}`;
    },
  );
  return mistakes.length > 0 ? mistakes.join("\n") : null;
}
