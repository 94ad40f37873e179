import { renderToStaticMarkup } from "react-dom/server";
import { groupFindings } from "../../problems/group-findings.ts";
import { BuildError, type Problem } from "../../problems/problem.ts";
import { problemsOfError } from "../../problems/problems-of-error.ts";
import type { Document, DocumentSource } from "./document.ts";
import { fillDocument } from "./fill-document.ts";
import { readDocument } from "./read-document.ts";

/** Returns the rules of the first screen that has these classes. */
export type FirstScreenStyles = (classes: ReadonlySet<string>) => Promise<string>;

/** Renders documents. Those that throw are problems, each told once. */
export async function renderDocuments(root: string, sources: readonly DocumentSource[], styles: FirstScreenStyles) {
  const failed: { path: string; error: unknown }[] = [];
  const documents: Document[] = [];
  for (const source of sources) {
    try {
      documents.push(await renderDocument(source, styles));
    } catch (error) {
      failed.push({ path: source.path, error });
    }
  }
  return { documents, problems: describeFailures(root, failed) };
}

/** Renders a document once and reads it once. Then the two places are filled that depend on the rest of it. */
export async function renderDocument(
  { path, tree, isListed }: DocumentSource,
  styles: FirstScreenStyles,
): Promise<Document> {
  const html = `<!doctype html>${renderToStaticMarkup(tree)}`;
  const content = readDocument(html);
  const body = fillDocument(html, content, await styles(content.firstClasses));
  return { path, body, isListed, content };
}

/** Returns each problem with the documents that it concerns. One that a component throws says its place itself. */
function describeFailures(root: string, failed: readonly { path: string; error: unknown }[]): Problem[] {
  const placed = failed.flatMap(({ error }) => (error instanceof BuildError ? error.problems : []));
  const others = failed.filter(({ error }) => !(error instanceof BuildError));
  const broken = groupFindings(others, ({ error }) => problemsOfError(root, error));
  return [
    ...placed,
    ...broken.map(([problem, at]) => ({ ...problem, says: `${at} cannot be rendered: ${problem.says}` })),
  ];
}
