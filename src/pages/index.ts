import type { Page, PageContent } from "../components/page.ts";
import { type Path, paths } from "../urls.ts";

/** Imports the pages, each from the folder of its path. */
export function loadPages(of: readonly Path[] = paths): Promise<readonly Page[]> {
  return Promise.all(
    of.map(async (path) => {
      const { page }: { page: PageContent } = await import(`./${pageFolder(path)}/index.tsx`);
      return { path, ...page };
    }),
  );
}

/** Returns the folder of a page, below `src/pages`: `ads` for `services/ads`. */
export function pageFolder(path: string): string {
  return path.split("/").at(-1) || "home";
}
