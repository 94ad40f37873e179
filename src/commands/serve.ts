/** `npm run serve`: serves the built site. */

import { startPreview } from "../preview/start-preview.ts";
import { exitWith } from "../ssg/build-error.ts";
import { alone, restore } from "../ssg/output.ts";

serve(process.cwd()).catch(exitWith);

async function serve(root: string): Promise<void> {
  // A build that runs meanwhile holds the lock, and puts the site in its place itself.
  await alone(root, () => restore(root)).catch(() => {});
  const { url } = await startPreview({ root, port: 4173 });
  console.log(`Serving the site: ${url}`);
}
