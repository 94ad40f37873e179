/** `npm run serve`: shows the built site as a plain static host would. */

import { alone, restore } from "../ssg/output.ts";
import { startServer } from "../ssg/serve.ts";

const root = process.cwd();
// A build that runs meanwhile holds the lock, and puts the site in its place itself.
await alone(root, () => restore(root)).catch(() => {});
const { url } = await startServer({ root, port: 4173 });
console.log(`Serving the site: ${url}`);
