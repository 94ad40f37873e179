import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../urls.ts";
import { didYouMean } from "./nearest.ts";
import { pageFolder, placeOfText } from "./places.ts";

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Returns the problems of the paths in `src/urls.ts` and the pages in `src/pages/index.ts`, one for each path. */
export function pageProblems(root: string, sitePaths: readonly string[], pagePaths: readonly string[]): string[] {
  const taken = [...languages, "assets", "embed", "not-found", ...readdirSync(join(root, "static"))];
  const withoutPage = sitePaths.filter((path) => !pagePaths.includes(path));

  function problemOf(path: string): string | null {
    const [first = ""] = path.split("/");
    const folder = pageFolder(path);
    if (pagePaths.indexOf(path) !== pagePaths.lastIndexOf(path))
      return `Two pages have the path "${path}". Write another path for one of them in src/pages/index.ts.`;
    if (!sitePaths.includes(path))
      return `"${path}" is not in the list of src/urls.ts.${didYouMean(path, withoutPage)} Correct it, or add it there.`;
    if (withoutPage.includes(path))
      return `The path "${path}" has no page. Add its page to src/pages/index.ts, or remove this line.`;
    if (path !== "" && !ADDRESS.test(path))
      return `The path "${path}" is no address. Write lower-case letters, with hyphens between words.`;
    if (taken.includes(first))
      return `The site uses "/${first}/" for other files. Choose another path for the page "${path}".`;
    if (!existsSync(join(root, folder)))
      return `${folder} is missing. Give the folder of the page the name of the last part of its path.`;
    if (sitePaths.some((other) => other !== path && pageFolder(other) === folder))
      return `Two pages would need the folder ${folder}. Choose another path for one of them.`;
    return null;
  }

  return [...new Set([...sitePaths, ...pagePaths])].flatMap((path) => {
    const problem = problemOf(path);
    if (problem === null) return [];
    const inUrls = placeOfText(root, `"${path}",`, "src/urls.ts");
    return `${inUrls ?? placeOfText(root, `["${path}",`, "src/pages/index.ts") ?? "src/urls.ts"} ${problem}`;
  });
}
