/** `npm run build`: builds the site into `dist`. */

import { runCommand } from "./run-command.ts";

runCommand(["precompress", "draft"], async ({ precompress: compress, draft }) => {
  const { buildSite } = await import("../../build.ts");
  await buildSite(process.cwd(), { compress, draft });
});
