import { createHash } from "node:crypto";

/** Short content hash, for file names and cache keys. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 10);
}

/** Returns the hash of a text as subresource integrity and security policies write it. */
export function integrityOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
