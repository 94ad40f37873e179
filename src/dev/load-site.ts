import { tsImport } from "tsx/esm/api";
import { placeOfError } from "../ssg/checks/places.ts";
import type { FindFile } from "./site.ts";

/** Opens the site as its sources are now: each call imports all its modules again. */
export async function loadSite(root: string): Promise<FindFile> {
  const { openSite } = (await tsImport("./site.ts", import.meta.url)) as typeof import("./site.ts");
  return openSite(root);
}

/** What is wrong, with file and line. */
export function describeError(root: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll(`${root}/`, "");
  // Problems of a build and errors of the compiler name their place themselves.
  if (["BuildError", "TransformError"].includes(error.name)) return message;
  const place = placeOfError(root, error);
  return place === null ? `${error.name}: ${message}` : `${place} ${error.name}: ${message}`;
}
