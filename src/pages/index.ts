import type { PageContent } from "../components/page.ts";
import type { Path } from "../urls.ts";

/** A page as its folder exports it, and its path. */
export interface PageSource extends PageContent {
  path: Path;
}

/** Imports pages, each from the folder of its path. */
export async function loadPages(paths: readonly Path[]): Promise<readonly PageSource[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { page }: { page: PageContent } = await import(`./${pageFolder(path)}/index.tsx`);
      return { path, ...page };
    }),
  );
}

/** Returns the folder of a page, below `src/pages`: `ads` for `services/ads`. */
export function pageFolder(path: string): string {
  return path.split("/").at(-1) || "home";
}
