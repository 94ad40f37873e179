import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { createElement, type ReactElement, type ReactNode } from "react";
import { useSite } from "./page-context.tsx";
import type { DrawingProps } from "./shapes.tsx";

/** Returns the drawing of an SVG file as a component: `src/pages/landing/closing.svg`. */
export function drawingFrom(file: string) {
  return (props: DrawingProps) => <FileDrawing file={file} {...props} />;
}

/** Returns the drawings of a folder with these names: `src/pages/specializations/posts`. */
export function drawingsFrom(folder: string, names: readonly string[]): ReactNode[] {
  return names.map((name) => <FileDrawing key={name} file={`${folder}/${name}.svg`} />);
}

/** Has the elements of the file, without its comments. Its words would be left out: they need every language. */
function FileDrawing({ file, alt }: DrawingProps & { file: string }) {
  const { root } = useSite();
  const [svg] = elementsIn(parseDocument(readFileSync(join(root, file), "utf8"), { xmlMode: true }));
  if (!svg) throw new Error(`${file} has no element <svg>. Save the drawing as SVG.`);
  if (DomUtils.existsOne(({ attribs }) => "style" in attribs, [svg]))
    throw new Error(`${file} has a style attribute, which no page may have. Write fill="…" instead.`);
  // HTML needs no namespace.
  const { xmlns: _, ...attributes } = svg.attribs;
  const said = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return createElement("svg", { ...attributes, ...said }, ...elementsIn(svg).map(toReact));
}

function elementsIn(node: Parameters<typeof DomUtils.getChildren>[0]) {
  return DomUtils.getChildren(node).filter((child) => "attribs" in child);
}

function toReact(element: ReturnType<typeof elementsIn>[number]): ReactElement {
  return createElement(element.name, element.attribs, ...elementsIn(element).map(toReact));
}
