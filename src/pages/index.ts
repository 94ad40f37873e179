import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PageContent, PageWords } from "../components/page.ts";
import { type Language, languages, type Path } from "../urls.ts";
import type { Say } from "../words/say.ts";

/** A page as its folder exports it, with its words and its path. */
export interface PageSource extends PageContent {
  path: Path;
  words: Record<Language, (say: Say) => PageWords>;
}

/** Imports pages, each from the folder of its path. */
export async function loadPages(root: string, paths: readonly Path[]): Promise<readonly PageSource[]> {
  return Promise.all(
    paths.map(async (path) => {
      const folder = pageFolder(path);
      const { page }: { page: PageContent } = await import(`./${folder}/index.tsx`);
      return { path, ...page, words: await loadWords(root, folder) };
    }),
  );
}

/** Imports the words of a page, in each language that has a file. The build names the others. */
async function loadWords(root: string, folder: string): Promise<PageSource["words"]> {
  const written = languages.filter((language) => existsSync(join(root, "src/pages", folder, `${language}.ts`)));
  const imported = written.map(async (language) => [language, (await import(`./${folder}/${language}.ts`))[language]]);
  return Object.fromEntries(await Promise.all(imported));
}

/** Returns the folder of a page, below `src/pages`: `ads` for `services/ads`. */
export function pageFolder(path: string): string {
  return path.split("/").at(-1) || "home";
}

/** Returns the folders of pages, and that of `404.html`: their styles follow in this order. */
export function foldersOf(paths: readonly string[]): string[] {
  return [...paths.map(pageFolder), "not-found"].map((folder) => `src/pages/${folder}`);
}
