import { expect, onTestFinished, test } from "vitest";
import { bundleScripts } from "../../../src/ssg/assets/bundle-scripts.ts";
import { languages, pageUrl, paths } from "../../../src/urls.ts";
import { copyProject } from "../../support/project/project-copy.ts";
import { root } from "../../support/project/project-root.ts";

const ENTRY = "src/client/main.ts";

// imports.test.ts tests that no script contains words or code of pages.
test("no script contains the address of a page, so that scripts do not grow with the site", async () => {
  const scripts = (await bundleScripts(root, ENTRY)).files.map(({ body }) => String(body)).join("\n");
  for (const path of paths.filter((path) => path.includes("-"))) expect(scripts).not.toContain(path);
  for (const language of languages) expect(scripts).not.toContain(pageUrl(language, "services"));
});

test("a script that loads later can be imported from anywhere, and more than once", async () => {
  const copy = await copyProject();
  onTestFinished(() => copy.remove());
  const again = (...files: string[]) => files.map((file) => `\nimport("${file}");`).join("");
  await copy.edit("src/client/router/router.ts", (text) => text + again("../islands.ts", "./error-page.ts"));
  await copy.edit("src/client/router/error-page.ts", (text) => text + again("../islands.ts"));
  const { files } = await bundleScripts(copy.root, ENTRY);
  const imports = files.flatMap(({ body }) => [...String(body).matchAll(/import\("\.\/([^"]+)"\)/g)]);
  expect(imports).toHaveLength(6);
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(imports.map(([, name]) => `assets/${name}`)));
});
