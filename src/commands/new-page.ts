/** `npm run new-page -- services/local-seo`: makes the folder of a page, and the two lines that lead to it. */

import { runCommand } from "./run-command.ts";

runCommand(
  {},
  async (_options, _readOwner, path) => {
    const { createPage } = await import("./create-page.ts");
    const { movedPages } = await import("../urls.ts");
    const files = createPage(process.cwd(), path, movedPages);
    console.log(`${files.join("\n")}\nNow write the words of the page, and run npx biome check --write.`);
  },
  "services/local-seo",
);
