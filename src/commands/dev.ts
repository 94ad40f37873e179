/** `npm run dev`: serves the site from its sources and shows each saved change in the open page. */

import { runCommand } from "./run-command.ts";

process.setSourceMapsEnabled(true);
// An error in the sources must not end the server. Includes unhandled rejections.
process.on("uncaughtException", (error) => console.error(error));

runCommand([], async () => {
  const { startDevServer } = await import("../servers/dev/start-dev-server.ts");
  const url = await startDevServer(process.cwd(), 4321);
  console.log(`Ready in ${Math.round(performance.now())} ms: ${url}`);
});
