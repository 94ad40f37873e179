/** `npm run serve`: shows the built site as a plain static host would. */

import { exitWith } from "../ssg/build-error.ts";
import { alone, restore } from "../ssg/output.ts";
import { startServer } from "../ssg/serve.ts";

serve(process.cwd()).catch(exitWith);

async function serve(root: string): Promise<void> {
  // A build that runs meanwhile holds the lock, and puts the site in its place itself.
  await alone(root, () => restore(root)).catch(() => {});
  const { url } = await startServer({ root, port: 4173 });
  console.log(`Serving the site: ${url}`);
}
