import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MISSING_NOTE_ID } from "../../src/shared/contract.ts";
import { arriveAt, openEngine, rest } from "../support/browser/visits.ts";
import { root } from "../support/project/project-root.ts";

const open = openEngine();

// tests/builds/owner-edits.test.ts builds the site with the same file.
test("who comes from an old address to the home page, as README.md leads it there, is not told that a page is missing", async () => {
  const [, html = ""] = /```html\n([\s\S]*?)```/.exec(readFileSync(join(root, "README.md"), "utf8")) ?? [];
  const body = html.replace(/url=[^"]*/, "url=/it/");
  const { tab, server } = await open("/robots.txt", { waits: false });
  server.stub(/^\/old\/$/, { body });
  await tab.start(`${server.origin}/old/`);
  await arriveAt(tab, "/it/");
  await rest();
  expect(await tab.isVisible(`#${MISSING_NOTE_ID}`)).toBe(false);
});
