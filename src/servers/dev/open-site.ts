import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeSiteAssets, renderSite } from "../../../build.ts";
import { describeSite } from "../../pages/describe-site.ts";
import { pageDocument } from "../../pages/list-documents.tsx";
import { looksDocument } from "../../pages/looks.tsx";
import { describeError } from "../../problems/describe-error.ts";
import { failOnProblems } from "../../problems/problem.ts";
import { facts } from "../../site.ts";
import type { DocumentSource } from "../../ssg/documents/document.ts";
import { renderDocument } from "../../ssg/documents/render-documents.ts";
import { HASHED_FILES } from "../../ssg/hash.ts";
import type { OutputFile } from "../../ssg/output-file.ts";
import { outputPath } from "../../urls.ts";
import { type KeptBundles, keepBundles } from "./keep-bundles.ts";

/** The site as its sources are now. */
export interface DevSite {
  /** What its pages load. The names hold a hash, so that they never change. */
  assets: OutputFile[];
  /** Returns the file at a path below the base path; `404.html` if there is none. */
  find(path: string): Promise<OutputFile>;
  /** Throws what the build would refuse. */
  check(): Promise<void>;
}

/**
 * What the development server imports after every change. A page is rendered when it is asked for, as in the build, but
 * without a share image. Scripts and styles whose sources have not changed are kept.
 */
export async function openSite(root: string, kept: KeptBundles): Promise<DevSite> {
  const { site, words } = await describeSite({ root, facts, source: readFileSync(join(root, "src/site.ts"), "utf8") });
  const bundlers = keepBundles(kept);
  const assets = await makeSiteAssets(site, [], bundlers);
  failOnProblems(assets.problems);
  const render = (source: DocumentSource) => renderDocument(source, assets.styles.forPage);
  let rendered: ReturnType<typeof renderSite> | undefined;

  /** Makes everything once somebody wants what is no page. */
  function renderAll() {
    rendered ??= makeSiteAssets(site, words.pages, bundlers).then((all) => renderSite(site, words, all));
    return rendered;
  }

  return {
    assets: assets.files.filter(({ path }) => path.startsWith(HASHED_FILES)),
    async find(path) {
      const isWanted = (file: string) => [path, `${path}index.html`, `${path}/index.html`].includes(file);
      const asset = assets.files.find((file) => isWanted(file.path));
      if (asset) return asset;
      const looks = looksDocument(site, words, assets, path);
      if (looks) return render(looks);
      for (const language of site.languages) {
        const page = words.pages.find((page) => isWanted(outputPath(language, page.path)));
        if (page) return render(pageDocument(site, words, assets, page, language));
      }
      const { files, problems } = await renderAll();
      const file = files.find((file) => isWanted(file.path)) ?? files.find((file) => file.path === "404.html");
      if (file) return file;
      failOnProblems(problems);
      throw new Error("The site has no 404.html.");
    },
    check: async () => failOnProblems((await renderAll()).problems),
  };
}

export { describeError };
