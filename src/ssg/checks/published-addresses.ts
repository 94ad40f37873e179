import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "../../facts/create-site.ts";
import type { OutputFile } from "../output-file.ts";
import type { Problem } from "../problems/problem.ts";
import { distFolder } from "../publish.ts";

/** Warns of addresses in the sitemap of the last build that lead nowhere now. Without such a build there is nothing to compare. */
export async function goneAddresses(
  { absoluteUrl, basePath, root }: Site,
  files: readonly OutputFile[],
): Promise<Problem[]> {
  const sitemap = await readFile(join(distFolder(root), "sitemap.xml"), "utf8").catch(() => "");
  const paths = new Set(files.map(({ path }) => path));
  const published = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  const home = absoluteUrl(basePath);
  return published
    .filter((address) => address.startsWith(home) && !paths.has(`${address.slice(home.length)}index.html`))
    .map((address) => ({
      place: "src/urls.ts, movedPages",
      says: `${address} was in the last build and leads nowhere now.`,
      fix: `Add a line for "${address.slice(home.length).split("/").slice(1, -1).join("/")}" that says which page takes its place.`,
    }));
}
