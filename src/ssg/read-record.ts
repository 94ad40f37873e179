import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BuildError } from "./checks/messages.ts";

/**
 * Reads a file that `npm run date:pages` writes, empty before its first run.
 *
 * @throws BuildError if it is not valid JSON, such as after a merge conflict.
 */
export async function readRecord<Entry>(root: string, file: string): Promise<Record<string, Entry>> {
  const text = await readFile(join(root, file), "utf8").catch(() => "{}");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BuildError([
      `${file} cannot be read: ${(cause as Error).message}. Delete it and run "npm run date:pages".`,
    ]);
  }
}
