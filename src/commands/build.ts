/** `npm run build`: builds the site into `dist`. */

import { buildSite } from "../../build.ts";
import { runCommand } from "./run-command.ts";

runCommand(["precompress", "preview"], (options) => buildSite(process.cwd(), options));
