import { pages } from "../pages/index.ts";
import { makeAssets } from "../ssg/assets/make-assets.tsx";
import { completeWords } from "../ssg/checks/words.ts";
import type { OutputFile } from "../ssg/output.ts";
import { renderPage } from "../ssg/pages/render-pages.tsx";
import { renderStandalonePages } from "../ssg/pages/standalone-pages.tsx";
import { basePath, languages, outputPath } from "../urls.ts";

/** Returns the file for an address; `404.html` if there is none. */
export type FindFile = (address: string) => Promise<OutputFile>;

/** Prepares the site and renders a page at each request. */
export async function openSite(root: string): Promise<FindFile> {
  const words = completeWords(root, pages);
  const assets = await makeAssets(root, words, { entry: "src/dev/client.ts" });
  const others = [...(await renderStandalonePages(words, assets)), ...assets.files];
  const versions = words.pages.flatMap((page) => languages.map((language) => ({ page, language })));

  return async (address) => {
    const path = address.startsWith(basePath) ? address.slice(basePath.length) : address;
    const paths = [path, `${path}index.html`, `${path}/index.html`];
    const version = versions.find(({ page, language }) => paths.includes(outputPath(language, page.path)));
    if (version) return renderPage(version.page, version.language, words, assets);
    // Files in `static` may have names that browsers encode.
    const found = others.find((file) => paths.includes(file.path) || encodeURI(file.path) === path);
    return found ?? (others.find((file) => file.path === "404.html") as OutputFile);
  };
}
