import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderSite } from "../../../build.ts";
import { describeSite } from "../../pages/describe-site.ts";
import { describeError } from "../../problems/describe-error.ts";
import { failOnProblems, formatProblem } from "../../problems/problem.ts";
import { facts } from "../../site.ts";
import { makeAssets } from "../../ssg/assets/make-assets.tsx";
import type { OutputFile } from "../../ssg/output-file.ts";
import { renderLooks } from "../../ssg/pages/render-looks.tsx";
import { renderPage } from "../../ssg/pages/render-pages.tsx";
import { documentMaker } from "../../ssg/pages/to-document.tsx";
import { outputPath } from "../../urls.ts";
import { type BundledScripts, keepScripts } from "./keep-scripts.ts";

/** The site as its sources are now. */
export interface DevSite {
  /** What its pages load. The names hold a hash, so that they never change. */
  assets: OutputFile[];
  /** Spares the site of the next sources work. */
  scripts: BundledScripts;
  /** Returns the file at a path below the base path; `404.html` if there is none. */
  find(path: string): Promise<OutputFile>;
  /** Returns what the build would refuse; nothing without problems. */
  findProblems(): Promise<string>;
}

/** Shows all looks that pages share. */
const LOOKS = "__looks/index.html";

/** What the development server imports after every change. A page is rendered when it is asked for, as in the build, but without a share image. */
export async function openSite(root: string, before?: BundledScripts): Promise<DevSite> {
  const { site, words } = await describeSite({ root, facts, source: readFileSync(join(root, "src/site.ts"), "utf8") });
  const scripts = await keepScripts(site, before);
  const assets = await makeAssets(site, [], { scripts: scripts.bundle });
  failOnProblems(assets.problems);
  const toDocument = documentMaker(site, assets);
  let rendered: ReturnType<typeof renderSite> | undefined;

  /** Makes everything once somebody wants what is no page. */
  function renderAll() {
    rendered ??= makeAssets(site, words.pages, { scripts: scripts.bundle }).then((all) => renderSite(site, words, all));
    return rendered;
  }

  return {
    assets: assets.files.filter(({ path }) => path.startsWith("assets/")),
    scripts,
    async find(path) {
      const isWanted = (file: string) => [path, `${path}index.html`, `${path}/index.html`].includes(file);
      const asset = assets.files.find((file) => isWanted(file.path));
      if (asset) return asset;
      if (isWanted(LOOKS)) return (await toDocument(renderLooks(site, words, assets))).file;
      for (const language of site.languages) {
        const page = words.pages.find((page) => isWanted(outputPath(language, page.path)));
        if (page) return (await toDocument(renderPage(site, words, assets, page, language))).file;
      }
      const { files } = await renderAll();
      return (files.find((file) => isWanted(file.path)) ??
        files.find((file) => file.path === "404.html")) as OutputFile;
    },
    findProblems: async () => (await renderAll()).problems.map(formatProblem).join("\n\n"),
  };
}

export { describeError };
