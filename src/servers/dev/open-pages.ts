import type { Owner } from "../../facts/create-site.ts";
import { makeAssets } from "../../ssg/assets/make-assets.tsx";
import { hash } from "../../ssg/hash.ts";
import type { OutputFile } from "../../ssg/output-file.ts";
import { pagesOf, pagesPath } from "../../ssg/pages/pages-files.ts";
import { renderOtherDocuments } from "../../ssg/pages/render-other-documents.tsx";
import { renderPage } from "../../ssg/pages/render-pages.tsx";
import { documentMaker } from "../../ssg/pages/to-document.tsx";
import { formatProblem } from "../../ssg/problems/problem.ts";
import { readSite } from "../../ssg/read-site.ts";
import { outputPath } from "../../urls.ts";

/** The site as its sources are now. */
export interface DevSite {
  /** Returns the file for an address; `404.html` if there is none. */
  find(address: string): Promise<OutputFile>;
  /** What `npm run build` would refuse, and the texts that are missing; empty without problems. */
  problems: string;
  /** The scripts, whose names change with their content, by address. */
  scripts: ReadonlyMap<string, OutputFile>;
}

/** Prepares the site and renders a page at each request. */
export async function openPages(owner: Owner): Promise<DevSite> {
  const { site, words } = await readSite(owner);
  const { assetUrl, basePath, languages } = site;
  const made = await makeAssets(site, words, { entry: "src/servers/dev/client.ts" });
  // Every page has all styles: after a change it would take long to find those of each first screen.
  const styles = { ...made.styles, forPage: async () => made.styles.all };
  // The build is that of the script, since an open page replaces its styles by itself.
  const assets = { ...made, styles, build: hash(made.entry) };
  const toDocument = documentMaker(site, assets);
  const versions = words.pages.flatMap((page) => languages.map((language) => ({ page, language })));
  const render = ({ page, language }: (typeof versions)[number]) => renderPage(site, words, assets, page, language);

  async function find(address: string): Promise<OutputFile> {
    const path = address.startsWith(basePath) ? address.slice(basePath.length) : address;
    const candidates = [path, `${path}index.html`, `${path}/index.html`];
    const version = versions.find(({ page, language }) => candidates.includes(outputPath(language, page.path)));
    if (version) return (await toDocument(render(version))).file;
    const language = languages.find((language) => path === pagesPath(language));
    if (language) return { path, body: pagesOf(site, language, versions.map(render), assets.build) };
    // An open page asks for them by the name that they had when it was loaded.
    if (path.startsWith("assets/styles-")) return assets.styles.file;
    // Files in `static` may have names that browsers encode.
    const isWanted = (file: OutputFile) => candidates.includes(file.path) || encodeURI(file.path) === path;
    const asset = assets.files.find(isWanted);
    if (asset) return asset;
    const [notFound, ...others] = (await renderOtherDocuments(site, words, assets)).map(({ file }) => file);
    return others.find(isWanted) ?? (notFound as OutputFile);
  }

  const scripts = assets.files.filter(({ path }) => path.startsWith("assets/") && path.endsWith(".js"));
  return {
    find,
    scripts: new Map(scripts.map((file) => [assetUrl(file.path), file])),
    problems: [...words.warnings, ...made.problems].map(formatProblem).join("\n\n"),
  };
}
