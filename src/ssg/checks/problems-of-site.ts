import type { Problem } from "../../problems/problem.ts";
import type { Document } from "../documents/document.ts";
import type { OutputFile } from "../output-file.ts";
import type { Project } from "../project.ts";
import { problemsOfLinks } from "./problems-of-links.ts";
import { problemsOfPaths } from "./problems-of-paths.ts";
import { problemsOfTexts } from "./problems-of-texts.ts";
import { problemsOfTokens } from "./problems-of-tokens.ts";

/** Finds what is wrong with a whole site: its styles, the names of its files, its texts and its links. */
export function problemsOfSite(
  project: Project,
  documents: readonly Document[],
  files: readonly OutputFile[],
  { statics, styles }: { statics: readonly OutputFile[]; styles: { all: string } },
): Problem[] {
  return [
    ...problemsOfTokens(project.root, styles.all),
    ...problemsOfPaths(files, statics),
    ...problemsOfTexts(project.root, documents),
    ...problemsOfLinks(project, files, documents),
  ];
}
