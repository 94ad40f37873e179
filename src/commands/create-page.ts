import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressProblem } from "../pages/check-paths.ts";
import { BuildError, failOnProblems, type Problem } from "../problems/problem.ts";

const TEMPLATE = "src/pages/template";
/** What stands for the name of the page in the template. */
const NAME = "Template page";

/** Makes the folder of a page with its quiet defaults, its line in `src/urls.ts` and one in the footer. Returns the files that it wrote. */
export function createPage(root: string, path: string, movedPages: Readonly<Record<string, string>>): string[] {
  const slug = path.split("/").at(-1) ?? "";
  const folder = `src/pages/${slug}`;
  failOnProblems(problemsOf(root, path, folder, movedPages[path]), TITLE);
  const name = `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const own = (text: string) => text.replaceAll(NAME, name).replaceAll("pages/template/", `pages/${slug}/`);

  const files = readdirSync(join(root, TEMPLATE)).map((file): [file: string, text: string] => {
    return [`${folder}/${file}`, own(read(`${TEMPLATE}/${file}`))];
  });
  files.push(["src/urls.ts", addPath(read("src/urls.ts"), path)]);
  files.push(["src/navigation.ts", addToFooter(read("src/navigation.ts"), path)]);
  mkdirSync(join(root, folder));
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  return files.map(([file]) => file);
}

const TITLE = "The page cannot be made:";

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

/** Adds a path after the last one of its group, or at the end. */
function addPath(text: string, path: string): string {
  const list = text.indexOf("\n] as const;");
  if (list === -1) throw refuse("src/urls.ts", 'The list of paths does not end with a line "] as const;".');
  const ofGroup = path.includes("/") ? text.lastIndexOf(`\n  "${path.split("/")[0]}/`, list) : -1;
  const place = ofGroup === -1 ? list : text.indexOf("\n", ofGroup + 1);
  return `${text.slice(0, place)}\n  "${path}",${text.slice(place)}`;
}

/** Adds a path at the end of a list of the footer. */
function addToFooter(text: string, path: string): string {
  const name = path.startsWith("services/") ? "services" : "agency";
  const [before, list = ""] = new RegExp(`^.*?footer: \\{.*?${name}: \\[([^\\]]*)`, "s").exec(text) ?? [];
  if (before === undefined) throw refuse("src/navigation.ts", `The footer has no list "${name}: [ … ]".`);
  const paths = before.trimEnd().replace(/,$/, "");
  return `${paths}${list.trim() === "" ? "" : ", "}"${path}"${text.slice(before.length)}`;
}

function refuse(place: string, says: string): BuildError {
  return new BuildError([{ place, says, fix: "Write it so again, then make the page." }], TITLE);
}
