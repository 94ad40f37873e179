/** `npm run serve`: serves the built site; `-- --port 3000` there, `-- --host` for the whole network. */

import { placeOptions, readPlace } from "./read-place.ts";
import { runCommand } from "./run-command.ts";

runCommand(placeOptions, async (options, readOwner) => {
  const { startPreview } = await import("../servers/start-preview.ts");
  const { addressesAt } = await import("../urls.ts");
  const place = readPlace(options, 4173);
  const { root, facts } = await readOwner();
  const { basePath } = addressesAt(facts.origin);
  const { urls } = await startPreview({ root, basePath, ...place });
  console.log(`Serving the site: ${urls.join("  ")}`);
});
