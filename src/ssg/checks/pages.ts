import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { floatingChain, footerPages, linksAfterMenu, linksBeforeMenu, servicesMenu } from "../../navigation.ts";
import { languages } from "../../urls.ts";
import { didYouMean } from "./nearest.ts";
import { pageFolder, placeOfText } from "./places.ts";

/** Returns the problems of the paths in `src/urls.ts` and the pages in `src/pages/index.ts`. */
export function pageProblems(root: string, sitePaths: readonly string[], pagePaths: readonly string[]): string[] {
  const missing = sitePaths.filter((path) => !pagePaths.includes(path));
  const unknown = pagePaths.filter((path) => !sitePaths.includes(path));
  const inPages = (path: string) =>
    placeOfText(root, `path: "${path}"`, "src/pages/*/index.tsx") ?? "src/pages/index.ts";
  const everyPlace = (path: string) =>
    fastGlob
      .sync("src/pages/*/index.tsx", { cwd: root })
      .sort()
      .flatMap((file) => placeOfText(root, `path: "${path}"`, file) ?? []);
  const inTable = (path: string) =>
    placeOfText(root, `"./${pageFolder(path).split("/").at(-1)}/`, "src/pages/index.ts") ?? "src/pages/index.ts";
  const inUrls = (path: string) => placeOfText(root, `"${path}",`, "src/urls.ts") ?? "src/urls.ts";
  return [
    ...duplicates(pagePaths).map((path) => {
      const places = everyPlace(path);
      return places.length > 1
        ? `${places.join(" and ")} have the same path, "${path}". Write another path in one of them.`
        : `${inTable(path)} The page "${path}" is listed twice. Keep one of its lines.`;
    }),
    ...unknown.map(
      (path) =>
        `${inPages(path)} "${path}" is not in the list of src/urls.ts.${didYouMean(path, missing)} Correct it, or add it there.`,
    ),
    ...missing.map(
      (path) =>
        `${inUrls(path)} The path "${path}" has no page. Add its page to src/pages/index.ts, or remove this line.`,
    ),
    ...addressProblems(root, sitePaths).map(({ path, problem }) => `${inUrls(path)} ${problem}`),
    ...folderProblems(
      root,
      pagePaths.filter((path) => sitePaths.includes(path)),
    ).map(({ path, problem }) => `${inPages(path)} ${problem}`),
  ];
}

interface PathProblem {
  path: string;
  problem: string;
}

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

function addressProblems(root: string, sitePaths: readonly string[]): PathProblem[] {
  const taken = new Set([...languages, "assets", "embed", "not-found", ...readdirSync(join(root, "static"))]);
  return sitePaths.flatMap((path) => {
    const [first = ""] = path.split("/");
    if (path !== "" && !ADDRESS.test(path)) {
      return {
        path,
        problem: `The path "${path}" is no address. Write lower-case letters, with hyphens between words.`,
      };
    }
    if (!taken.has(first)) return [];
    return { path, problem: `The site uses "/${first}/" for other files. Choose another path for the page "${path}".` };
  });
}

function folderProblems(root: string, pagePaths: readonly string[]): PathProblem[] {
  const shared = duplicates([...new Set(pagePaths)].map(pageFolder));
  return pagePaths.flatMap((path) => {
    const folder = pageFolder(path);
    const rule = "A page has a folder with the name of the last part of its path";
    if (!existsSync(join(root, folder))) return { path, problem: `${rule}: ${folder} is missing. Rename the folder.` };
    if (!shared.includes(folder)) return [];
    return { path, problem: `${rule}: two pages would need ${folder}. Choose another path for one of them.` };
  });
}

function duplicates(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

export const navigationLists: Record<string, readonly string[]> = {
  header: [...linksBeforeMenu, ...linksAfterMenu],
  "services menu": servicesMenu,
  footer: Object.values(footerPages).flat(),
  "floating chain": floatingChain,
};

/** Returns navigation entries that are no page or are listed twice. */
export function navigationProblems(
  root: string,
  lists: Record<string, readonly string[]>,
  pagePaths: readonly string[],
): string[] {
  const place = (path: string) => placeOfText(root, `"${path}"`, "src/navigation.ts") ?? "src/navigation.ts";
  return Object.entries(lists).flatMap(([name, list]) => [
    ...list
      .filter((path) => !pagePaths.includes(path))
      .map(
        (path) =>
          `${place(path)} The ${name} leads to "${path}", which is no page.${didYouMean(path, pagePaths)} Correct or remove it.`,
      ),
    ...duplicates(list).map((path) => `${place(path)} The ${name} has "${path}" twice. Keep one.`),
  ]);
}
