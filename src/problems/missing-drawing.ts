import { relative, sep } from "node:path";
import type { Problem } from "./problem.ts";

/** Returns the problem if an error says that the file of a drawing is missing. */
export function missingDrawing(root: string, error: unknown): Problem[] {
  const { code, path = "" } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code !== "ENOENT" || !path.endsWith(".svg")) return [];
  const place = relative(root, path).replaceAll(sep, "/");
  const fix = "Save the drawing there, or correct its name where the page shows it.";
  return [{ place, says: "A page shows this drawing, but there is no such file.", fix }];
}
