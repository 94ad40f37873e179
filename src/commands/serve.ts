/** `npm run serve`: serves the built site. */

import { restore } from "../ssg/output.ts";
import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  const { startPreview } = await import("../preview/start-preview.ts");
  await restore(process.cwd());
  const { url } = await startPreview({ root: process.cwd(), port: 4173 });
  console.log(`Serving the site: ${url}`);
});
