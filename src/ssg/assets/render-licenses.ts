import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { OutputFile } from "../output-file.ts";

const LICENSES_FILE = "licenses.txt";

/** Collects the licenses of the packages whose code or fonts the site ships. */
export async function renderLicenses(root: string, packages: readonly string[]): Promise<OutputFile> {
  const notices = packages.map(async (name) => {
    const folder = join(root, "node_modules", name);
    const [file = "LICENSE"] = await fastGlob("licen[sc]e*", { cwd: folder, caseSensitiveMatch: false });
    return `${name}\n\n${(await readFile(join(folder, file), "utf8")).trim()}\n`;
  });
  return { path: LICENSES_FILE, body: (await Promise.all(notices)).join("\n---\n\n") };
}
