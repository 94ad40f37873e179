/** `npm run serve`: serves the built site as a plain static host would. */

import { restore } from "../ssg/output.ts";
import { startServer } from "../ssg/serve.ts";
import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  await restore(process.cwd());
  const { url } = await startServer({ root: process.cwd(), port: 4173 });
  console.log(`Serving the site: ${url}`);
});
