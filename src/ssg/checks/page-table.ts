import type { Content } from "../content/types.ts";
import type { Facts } from "../facts.ts";
import { floatingChain } from "../navigation.ts";
import type { Route } from "../routes.ts";
import { defaultLanguage, type Language, languages, paths } from "../urls.ts";
import { factProblems } from "./checks/facts.ts";
import { didYouMean } from "./nearest.ts";
import { placeOfKey, placeOfText } from "./source-place.ts";

/**
 * Every problem of the business facts and of what hangs on them (decisions,
 * "Facts"), each with its place and what to do about it.
 */
export function siteProblems(
  root: string,
  site: Facts,
  routes: readonly Route[],
  content: Record<Language, Content>,
): string[] {
  const routePaths = routes.map((route) => route.path);
  return [
    ...factProblems(root, site),
    ...languageProblems(root, content),
    ...routeProblems(root, routePaths),
    ...chainProblems(root, floatingChain, routePaths),
  ];
}

/** Every language of `src/urls.ts` has its words. */
function languageProblems(root: string, content: Partial<Record<Language, Content>>): string[] {
  const place = placeOfKey(root, "src/content/index.ts", []);
  return languages
    .filter((language) => !content[language])
    .map(
      (language) =>
        `${place} has no words in "${language}", a language of src/urls.ts. Copy src/content/${defaultLanguage} to src/content/${language}, translate it and name it there.`,
    );
}

/** Every path of `src/urls.ts` has one route, and no route is there twice. */
export function routeProblems(root: string, routePaths: readonly string[]): string[] {
  const place = (path: string) => placeOfText(root, `path: "${path}"`, "src/routes.ts") ?? "src/routes.ts";
  const twice = routePaths.filter((path, index) => routePaths.indexOf(path) !== index);
  const missing = paths.filter((path) => !routePaths.includes(path));
  const unknown = routePaths.filter((path) => !(paths as readonly string[]).includes(path));
  return [
    ...twice.map((path) => `${place(path)} There are two routes for "/${path}". Keep one.`),
    ...unknown.map(
      (path) =>
        `${place(path)} "/${path}" is no path of src/urls.ts.${didYouMean(path, missing)} Correct it, or add it there.`,
    ),
    ...missing.map(
      (path) =>
        `${placeOfText(root, `"${path}"`, "src/urls.ts") ?? "src/urls.ts"} "/${path}" has no route. Add one to src/routes.ts, or take the path out.`,
    ),
  ];
}

/** The floating buttons lead round: every step is a page, and none comes twice. */
export function chainProblems(root: string, chain: readonly string[], routePaths: readonly string[]): string[] {
  const place = (path: string) => placeOfText(root, `"${path}",`, "src/navigation.ts") ?? "src/navigation.ts";
  const unknown = chain.filter((path) => !routePaths.includes(path));
  const twice = chain.filter((path, index) => chain.indexOf(path) !== index);
  return [
    ...unknown.map(
      (path) =>
        `${place(path)} The floating chain leads to "/${path}", which is no page.${didYouMean(path, routePaths)} Correct or remove it.`,
    ),
    ...twice.map(
      (path) => `${place(path)} The floating chain has "/${path}" twice, so it never comes back home. Keep one.`,
    ),
  ];
}
