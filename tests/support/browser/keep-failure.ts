import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject, type TestContext } from "vitest";
import { root } from "../project/project-root.ts";
import type { BrowserWindow } from "./driver.ts";
import type { SiteServer } from "./site-server.ts";

/** Ignored by git. The workflows keep it as an artefact. */
const FOLDER = join(root, "tests/failures");

/** Keeps what a failed test saw: a picture, the HTML, and what the page said and asked for. Says where. */
export async function keepFailure(task: TestContext["task"], window: BrowserWindow, server: SiteServer): Promise<void> {
  const folder = join(FOLDER, inject("engine"), slugOf(`${task.file.name} ${task.fullTestName}`));
  await mkdir(folder, { recursive: true });
  const html = 'Promise.resolve(location.href + "\\n" + document.documentElement.outerHTML)';
  const said = [...server.problems, "", "Requests:", ...server.requests, ...server.outsideRequests];
  // A page that hangs answers neither, and the test has failed already.
  await Promise.allSettled([
    window.screenshot({ encoding: "base64" }).then((png) => writeFile(join(folder, "screen.png"), png, "base64")),
    window.evaluate(html).then((text) => writeFile(join(folder, "page.html"), String(text))),
    writeFile(join(folder, "console.txt"), said.join("\n")),
  ]);
  console.log(`Kept: ${folder}`);
}

/** Returns the name of a folder. Long names of a table begin alike. */
function slugOf(name: string): string {
  const words = name
    .replace("tests/browser/", "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return `${words.slice(0, 100)}-${createHash("sha256").update(name).digest("hex").slice(0, 6)}`;
}
