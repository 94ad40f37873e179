import { tsImport } from "tsx/esm/api";
import { sourceProblem } from "../ssg/checks/messages.ts";
import { placeOfError } from "../ssg/checks/places.ts";
import type { FindFile } from "./site.ts";

/** Imports all modules of the site again. */
export async function loadSite(root: string): Promise<FindFile> {
  const { openSite } = (await tsImport("./site.ts", import.meta.url)) as typeof import("./site.ts");
  return openSite(root);
}

export function describeError(root: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const mistake = sourceProblem(root, error);
  if (mistake) return mistake;
  const message = error.message.replaceAll(`${root}/`, "");
  // Its problems include their places.
  if (error.name === "BuildError") return message;
  const place = placeOfError(root, error);
  return place === null ? `${error.name}: ${message}` : `${place} ${error.name}: ${message}`;
}
