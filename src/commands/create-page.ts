import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressProblem } from "../pages/check-paths.ts";
import { failOnProblems, type Problem } from "../problems/problem.ts";

/** What stands for the name of the page in the template. */
const NAME = "Template page";

/** Makes the folder of a page with its quiet defaults, its line in `src/urls.ts` and one in the footer. Returns the files that it wrote. */
export function createPage(root: string, path: string, movedPages: Readonly<Record<string, string>>): string[] {
  const slug = path.split("/").at(-1) ?? "";
  const folder = `src/pages/${slug}`;
  failOnProblems(problemsOf(root, path, folder, movedPages[path]), "The page cannot be made:");
  const name = `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;

  mkdirSync(join(root, folder));
  const files = readdirSync(join(root, "src/pages/template"));
  for (const file of files) {
    const template = readFileSync(join(root, "src/pages/template", file), "utf8");
    const own = template.replaceAll(NAME, name).replaceAll("pages/template/", `pages/${slug}/`);
    writeFileSync(join(root, folder, file), own);
  }
  edit(root, "src/urls.ts", (text) => addPath(text, path));
  edit(root, "src/navigation.ts", (text) => addToFooter(text, path));
  return [...files.map((file) => `${folder}/${file}`), "src/urls.ts", "src/navigation.ts"];
}

function problemsOf(root: string, path: string, folder: string, target: string | undefined): Problem[] {
  const problem = addressProblem(path);
  if (problem) return [{ place: "", ...problem }];
  if (target !== undefined)
    return [
      { place: "src/urls.ts", says: `movedPages leads "${path}" to "${target}".`, fix: "Remove this line first." },
    ];
  if (!existsSync(join(root, folder))) return [];
  return [{ place: folder, says: "There is such a page.", fix: "Choose another last part of the address." }];
}

function edit(root: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), "utf8")));
}

/** Adds a path after the last one of its group, or at the end. */
function addPath(text: string, path: string): string {
  const list = text.indexOf("\n] as const;");
  const ofGroup = path.includes("/") ? text.lastIndexOf(`\n  "${path.split("/")[0]}/`, list) : -1;
  const place = ofGroup === -1 ? list : text.indexOf("\n", ofGroup + 1);
  return `${text.slice(0, place)}\n  "${path}",${text.slice(place)}`;
}

/** Adds a path at the end of a list of the footer. */
function addToFooter(text: string, path: string): string {
  const list = path.startsWith("services/") ? "services" : "agency";
  const end = text.indexOf("]", text.indexOf(`${list}: [`, text.indexOf("footer: {")));
  const before = text.slice(0, end).trimEnd().replace(/,$/, "");
  return `${before}${before.endsWith("[") ? "" : ", "}"${path}"${text.slice(end)}`;
}
