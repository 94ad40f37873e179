/** `npm run serve`: serves the built site. */

import { startPreview } from "../preview/start-preview.ts";
import { exitWith } from "../ssg/build-error.ts";
import { restore } from "../ssg/output.ts";

serve(process.cwd()).catch(exitWith);

async function serve(root: string): Promise<void> {
  await restore(root);
  const { url } = await startPreview({ root, port: 4173 });
  console.log(`Serving the site: ${url}`);
}
