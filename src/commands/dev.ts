/** `npm run dev`: serves the site from its sources; open pages reload after each save; `-- --port 3000`, `-- --host` as for `npm run serve`. */

import { runCommand } from "./run-command.ts";

process.setSourceMapsEnabled(true);
// An error in the sources must not end the server. Includes unhandled rejections.
process.on("uncaughtException", (error) => console.error(error));

runCommand({ port: { type: "string" }, host: { type: "boolean" } }, async (options, readOwner) => {
  const { startDevServer } = await import("../servers/dev/start-dev-server.ts");
  const { addressesAt } = await import("../urls.ts");
  const { root, facts } = await readOwner();
  const { basePath } = addressesAt(facts.origin);
  const urls = await startDevServer({ root, basePath, port: Number(options.port ?? 4321), host: options.host });
  console.log(`Ready in ${Math.round(performance.now())} ms: ${urls.join("  ")}`);
});
