import { createElement, type ReactElement, type ReactNode, type SVGAttributes } from "react";
import { useSite } from "./page-context.tsx";
import { readDrawing, type Shape } from "./read-drawing.ts";
import type { DrawingProps } from "./shapes.tsx";

/** Returns the drawing of an SVG file as a component: `src/pages/landing/closing.svg`. */
export function drawingFrom(file: string) {
  return (props: DrawingProps) => <FileDrawing file={file} {...props} />;
}

/** Returns the drawings of a folder with these names: `src/pages/specializations/posts`. */
export function drawingsFrom(folder: string, names: readonly string[]): ReactNode[] {
  return names.map((name) => <FileDrawing key={name} file={`${folder}/${name}.svg`} />);
}

function FileDrawing({ file, alt }: DrawingProps & { file: string }) {
  const { attributes, children } = readDrawing(useSite().root, file);
  const said: SVGAttributes<SVGElement> = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return createElement("svg", { ...attributes, ...said }, ...children.map(toReact));
}

function toReact({ name, attributes, children }: Shape): ReactElement {
  return createElement(name, attributes, ...children.map(toReact));
}
