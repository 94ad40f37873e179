/** `npm run build`: builds the site into `dist`. */

import { runCommand } from "./run-command.ts";

runCommand(["precompress", "preview"], async (options) => {
  const { buildSite } = await import("../../build.ts");
  await buildSite(process.cwd(), options);
});
