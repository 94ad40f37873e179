import { pagesFile } from "../../contract.ts";
import { makeAssets } from "../../ssg/assets/make-assets.tsx";
import { hash } from "../../ssg/hash.ts";
import type { OutputFile } from "../../ssg/output-file.ts";
import { gatherPages, markBuild } from "../../ssg/pages/pages-files.ts";
import { renderOtherDocuments } from "../../ssg/pages/render-other-documents.tsx";
import { renderPage } from "../../ssg/pages/render-pages.tsx";
import { readSite } from "../../ssg/read-site.ts";
import { basePath, languages, outputPath } from "../../urls.ts";

/** The site as its sources are now. */
export interface DevSite {
  /** Returns the file for an address; `404.html` if there is none. */
  find(address: string): Promise<OutputFile>;
  /** What `npm run build` would refuse, and the texts that are missing; empty without problems. */
  problems: string;
}

/** Prepares the site and renders a page at each request. */
export async function openPages(root: string): Promise<DevSite> {
  const { words, ...read } = await readSite(root);
  const made = await makeAssets(root, words, { entry: "src/servers/dev/client.ts" });
  // Every page has all styles: after a change it would take long to find those of each first screen.
  const assets = { ...made, styles: { ...made.styles, forPage: async () => made.styles.all } };
  // Without the styles, which an open page replaces by itself.
  const build = hash(assets.entry);
  const versions = words.pages.flatMap((page) => languages.map((language) => ({ page, language })));

  const render = ({ page, language }: (typeof versions)[number]) => renderPage(page, language, words, assets);

  async function find(address: string): Promise<OutputFile> {
    const path = address.startsWith(basePath) ? address.slice(basePath.length) : address;
    const candidates = [path, `${path}index.html`, `${path}/index.html`];
    const version = versions.find(({ page, language }) => candidates.includes(outputPath(language, page.path)));
    if (version) return markBuild(await render(version), build);
    const language = languages.find((language) => path === pagesFile(language));
    if (language)
      return { path, body: JSON.stringify(gatherPages(language, await Promise.all(versions.map(render)), build)) };
    // An open page asks for them by the name that they had when it was loaded.
    if (path.startsWith("assets/styles-")) return assets.styles.file;
    // Files in `static` may have names that browsers encode.
    const isWanted = (file: OutputFile) => candidates.includes(file.path) || encodeURI(file.path) === path;
    const [notFound, ...others] = await renderOtherDocuments(words, assets);
    return [...assets.files, ...others].find(isWanted) ?? (notFound as OutputFile);
  }

  return { find, problems: [...read.problems, ...read.warnings, ...made.problems].join("\n\n") };
}
