import { floatingChain, footerPages, linksAfterMenu, linksBeforeMenu, servicesMenu } from "../../navigation.ts";
import { languages, paths } from "../../urls.ts";
import { didYouMean } from "./nearest.ts";
import { placeOfText } from "./places.ts";

/** Returns the paths of `src/urls.ts` that have no page, and pages that have no path of their own. */
export function pageProblems(root: string, pagePaths: readonly string[]): string[] {
  const place = (path: string) => placeOfText(root, `path: "${path}"`, "src/pages/*/index.tsx") ?? "src/pages/index.ts";
  const twice = pagePaths.filter((path, index) => pagePaths.indexOf(path) !== index);
  const missing = paths.filter((path) => !pagePaths.includes(path));
  const unknown = pagePaths.filter((path) => !(paths as readonly string[]).includes(path));
  const prefixed = pagePaths.filter((path) => (languages as readonly string[]).includes(path.split("/")[0] ?? ""));
  return [
    ...prefixed.map((path) => `${place(path)} The path "${path}" starts like an address with a language. Rename it.`),
    ...twice.map((path) => `${place(path)} Two pages have the path "${path}". Keep one in src/pages/index.ts.`),
    ...unknown.map(
      (path) =>
        `${place(path)} "${path}" is no path of src/urls.ts.${didYouMean(path, missing)} Correct it, or add it there.`,
    ),
    ...missing.map(
      (path) =>
        `${placeOfText(root, `"${path}"`, "src/urls.ts") ?? "src/urls.ts"} The path "${path}" has no page. Add its page to src/pages/index.ts, or remove the path.`,
    ),
  ];
}

/** The lists of `src/navigation.ts`. */
export const navigationLists: Record<string, readonly string[]> = {
  header: [...linksBeforeMenu, ...linksAfterMenu],
  "services menu": servicesMenu,
  footer: Object.values(footerPages).flat(),
  "floating chain": floatingChain,
};

/** Returns the entries of the navigation that are no page or are there twice. */
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
    ...list
      .filter((path, index) => list.indexOf(path) !== index)
      .map((path) => `${place(path)} The ${name} has "${path}" twice. Keep one.`),
  ]);
}
