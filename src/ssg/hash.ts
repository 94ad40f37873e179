import { createHash } from "node:crypto";
import type { OutputFile } from "./output-file.ts";

/** Short content hash, for file names and cache keys. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 10);
}

/** Where the files are whose name changes with their content, so that hosts keep them for good. */
export const HASHED_FILES = "assets/";

/** Returns a file there. */
export function hashedFile(name: string, ending: string, body: OutputFile["body"]): OutputFile {
  return { path: `${HASHED_FILES}${name}-${hash(body)}.${ending}`, body };
}

/** Returns the hash of a text as subresource integrity and security policies write it. */
export function integrityOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
