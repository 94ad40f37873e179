/** `npm run dev`: serves the site from its sources; open pages reload after each save; `-- --port 3000`, `-- --host` as for `npm run serve`. */

import { placeOptions, readPlace } from "./read-place.ts";
import { runCommand } from "./run-command.ts";

process.setSourceMapsEnabled(true);
// An error in the sources must not end the server. Includes unhandled rejections.
process.on("uncaughtException", (error) => console.error(error));

runCommand(placeOptions, async (options, readOwner) => {
  const { startDevServer } = await import("../servers/dev/start-dev-server.ts");
  const { addressesAt } = await import("../urls.ts");
  const place = readPlace(options, 4321);
  const { root, facts } = await readOwner();
  const { basePath } = addressesAt(facts.origin);
  const urls = await startDevServer({ root, basePath, ...place });
  console.log(`Ready in ${Math.round(performance.now())} ms: ${urls.join("  ")}`);
});
