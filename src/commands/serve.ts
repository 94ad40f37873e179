/** `npm run serve`: serves the built site. */

import { startPreview } from "../preview/start-preview.ts";
import { restore } from "../ssg/output.ts";
import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  await restore(process.cwd());
  const { url } = await startPreview({ root: process.cwd(), port: 4173 });
  console.log(`Serving the site: ${url}`);
});
