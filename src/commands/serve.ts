/** `npm run serve`: serves the built site. */

import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  const { startPreview } = await import("../servers/start-preview.ts");
  const { url } = await startPreview({ root: process.cwd(), port: 4173 });
  console.log(`Serving the site: ${url}`);
});
