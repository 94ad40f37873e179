/** `npm run build`: builds the site into `dist`. */

import { runCommand } from "./run-command.ts";

runCommand({ draft: { type: "boolean" } }, async ({ draft = false }, owner) => {
  const { buildSite } = await import("../../build.ts");
  await buildSite(await owner(), { draft });
});
