import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderSite } from "../../../build.ts";
import { describeSite } from "../../pages/describe-site.ts";
import { failOnProblems, formatProblem } from "../../problems/problem.ts";
import { facts } from "../../site.ts";
import { makeAssets } from "../../ssg/assets/make-assets.tsx";
import type { OutputFile } from "../../ssg/output-file.ts";
import { renderLooks } from "../../ssg/pages/render-looks.tsx";
import { renderPage } from "../../ssg/pages/render-pages.tsx";
import { documentMaker } from "../../ssg/pages/to-document.tsx";
import { outputPath } from "../../urls.ts";

/** The site as its sources are now. */
export interface DevSite {
  /** Returns the file at a path below the base path; `404.html` if there is none. */
  find(path: string): Promise<OutputFile>;
  /** Returns what the build would refuse; nothing without problems. */
  findProblems(): Promise<string>;
}

/** Shows all looks that pages share. */
const LOOKS = "__looks/index.html";

/** What the development server imports after every change. A page is rendered when it is asked for, as in the build. */
export async function openSite(root: string): Promise<DevSite> {
  const { site, words } = await describeSite({ root, facts, source: readFileSync(join(root, "src/site.ts"), "utf8") });
  const assets = await makeAssets(site, words.pages);
  failOnProblems(assets.problems);
  const toDocument = documentMaker(site, assets);
  let rendered: ReturnType<typeof renderSite> | undefined;

  /** Renders the other files once somebody wants one, with all pages. */
  function renderAll() {
    rendered ??= renderSite(site, words, assets);
    return rendered;
  }

  return {
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
