/** Runs the site in a process of its own: the last version of its sources. The server asks it by messages. */

import { pathToFileURL } from "node:url";
import type { OutputFile } from "../../ssg/output-file.ts";
import type { KeptBundles } from "./keep-bundles.ts";
import type { DevSite } from "./open-site.ts";

process.setSourceMapsEnabled(true);
// A mistake in the sources must not end the process. Includes unhandled rejections.
process.on("uncaughtException", (error) => console.error(error));
process.once("disconnect", () => process.exit());

let sources: typeof import("./open-site.ts") | undefined;
let site: DevSite;
let last = 0;
const kept: KeptBundles = new Map();

const answers = {
  async open(root: string, file: string): Promise<OutputFile[]> {
    const turn = ++last;
    const imported: typeof import("./open-site.ts") = await import(pathToFileURL(file).href);
    if (turn === last) sources = imported;
    const opened = await imported.openSite(root, kept);
    // An older version may take longer, such as for a photo.
    if (turn === last) site = opened;
    return opened.assets;
  },
  find: (path: string) => site.find(path),
  check: () => site.check(),
};

/** What the server may ask. */
export type Answers = typeof answers;

process.on("message", async ({ id, name, values }: { id: number; name: keyof Answers; values: never[] }) => {
  try {
    const answer: (...values: never[]) => Promise<unknown> = answers[name];
    process.send?.({ id, value: await answer(...values) });
  } catch (error) {
    // A message loses the class of an error. What the sources themselves throw while they are imported has none of ours.
    process.send?.({ id, error: sources ? sources.describeError(process.cwd(), error) : error });
  }
});
