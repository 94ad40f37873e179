/** `npm run serve`: serves the built site; `-- --port 3000` there, `-- --host` for the whole network. */

import { runCommand } from "./run-command.ts";

runCommand({ port: { type: "string" }, host: { type: "boolean" } }, async (options, readOwner) => {
  const { startPreview } = await import("../servers/start-preview.ts");
  const { addressesAt } = await import("../urls.ts");
  const { root, facts } = await readOwner();
  const { basePath } = addressesAt(facts.origin);
  const { urls } = await startPreview({ root, basePath, port: Number(options.port ?? 4173), host: options.host });
  console.log(`Serving the site: ${urls.join("  ")}`);
});
