import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { BuildError } from "./checks/messages.ts";

/** Reads a file that `npm run date:pages` writes, empty before its first run. A merge conflict may have damaged it. */
export async function readRecord<Content>(root: string, file: string, schema: v.GenericSchema<unknown, Content>) {
  const text = await readFile(join(root, file), "utf8").catch(() => "{}");
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new BuildError([
      `${file} cannot be read: ${(cause as Error).message}. Delete it and run "npm run date:pages".`,
    ]);
  }
}
