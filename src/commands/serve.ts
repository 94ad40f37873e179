/** `npm run serve`: serves the built site as a plain static host would. */

import { exitWith } from "../ssg/build-error.ts";
import { restore } from "../ssg/output.ts";
import { startServer } from "../ssg/serve.ts";

serve(process.cwd()).catch(exitWith);

async function serve(root: string): Promise<void> {
  await restore(root);
  const { url } = await startServer({ root, port: 4173 });
  console.log(`Serving the site: ${url}`);
}
