import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { BuildError, type Problem } from "../problems/problem.ts";

/** An element of a drawing, as React creates it. */
export interface Shape {
  name: string;
  attributes: Record<string, string>;
  children: Shape[];
}

type Element = ReturnType<typeof elementsIn>[number];

/**
 * Reads an SVG file as what a page shows of it: without comments, words about the file, and what drawing programs add
 * for themselves. Throws the problems of what no page can show.
 */
export function readDrawing(root: string, file: string): Shape {
  const [svg] = elementsIn(parseDocument(readSource(root, file), { xmlMode: true })).filter(isSvg);
  if (!svg)
    throw new BuildError([{ place: file, says: "It holds no <svg> element.", fix: "Save the drawing as SVG." }]);
  const all = [svg, ...DomUtils.getElementsByTagName("*", svg.children)];
  const problems = [...new Map(all.flatMap(problemsIn).map((problem) => [problem.says, problem])).values()];
  if (problems.length > 0) throw new BuildError(problems.map((problem) => ({ place: file, ...problem })));
  const shape = toShape(svg, file);
  const { width, height, viewBox } = shape.attributes;
  const box = width && height ? { viewBox: `0 0 ${parseFloat(width)} ${parseFloat(height)}` } : {};
  return viewBox ? shape : { ...shape, attributes: { ...shape.attributes, ...box } };
}

const isSvg = ({ name }: Element) => name === "svg";

function readSource(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    const says = "A page shows this drawing, but there is no such file.";
    throw new BuildError([
      { place: file, says, fix: "Save the drawing there, or correct its name where the page shows it." },
    ]);
  }
}

function elementsIn(node: Parameters<typeof DomUtils.getChildren>[0]) {
  return DomUtils.getChildren(node).filter((child) => "attribs" in child);
}

/** Returns what a page cannot show of an element. */
function problemsIn({ name, attribs }: Element): Omit<Problem, "place">[] {
  if (isOfProgram(name)) return [];
  if (name === "style") return [{ says: "It has a style sheet, which no page shows.", fix: AS_ATTRIBUTES }];
  if (WORDS.includes(name))
    return [{ says: "It has text, which needs our fonts and every language.", fix: AS_OUTLINES }];
  if ((attribs.href ?? attribs["xlink:href"] ?? "").startsWith("data:")) return [{ says: PICTURE, fix: AS_SHAPES }];
  if (!SHAPES.test(name)) return [{ says: `It has <${name}>, which no drawing may have.`, fix: "Remove it." }];
  const effects = declarationsIn(attribs).filter(([property]) => EFFECTS.includes(property));
  return effects.map(([property]) => ({
    says: `It has ${property}, which only a style sheet can say.`,
    fix: AS_SHAPES,
  }));
}

const AS_ATTRIBUTES =
  'Save its colours as attributes. In Illustrator choose File, Export As, SVG, and for Styling "Presentation Attributes".';
const AS_OUTLINES =
  "Make outlines of it: in Illustrator Type, Create Outlines, in Inkscape Path, Object to Path. Or draw it in a component.";
const PICTURE = "It has a picture inside, which the security policy forbids.";
const AS_SHAPES = "Draw that with shapes and colours alone, or remove it.";

const WORDS = ["text", "tspan", "textPath"];
const SHAPES =
  /^(?:svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|image|clipPath|mask|pattern|marker|linearGradient|radialGradient|stop|filter|fe[A-Z]\w+)$/;
/** Properties that no attribute can say. */
const EFFECTS = ["mix-blend-mode"];

/** Whether an element is about the file: of the program that drew it, or words that a page says by itself. */
function isOfProgram(name: string): boolean {
  return name.includes(":") || ["metadata", "title", "desc"].includes(name);
}

function toShape(element: Element, file: string): Shape {
  const children = elementsIn(element).filter(({ name }) => !isOfProgram(name));
  return {
    name: element.name,
    attributes: attributesOf(element.attribs, file),
    children: children.map((child) => toShape(child, file)),
  };
}

/** A style becomes attributes, since the security policy forbids it. */
function attributesOf(attribs: Record<string, string>, file: string): Shape["attributes"] {
  const { style: _, "xlink:href": link, ...others } = attribs;
  const kept = Object.entries({ ...(link && { href: link }), ...others }).filter(([name]) => !OF_PROGRAM.test(name));
  const styled = declarationsIn(attribs).filter(([property]) => PAINT.test(property));
  return Object.fromEntries([...kept, ...styled].map(([name, value]) => [name, withOwnIds(file, name, value)]));
}

/** Attributes for the program that drew the file, and those that would run a script. */
const OF_PROGRAM = /^(?:xmlns|version|data-.*|on.*|.*:.*)$/;

/** Properties of shapes. Those of text, and a program's own, mean nothing here. */
const PAINT =
  /^(?:fill|stroke|stop|clip|mask|marker|filter|flood|lighting|color|opacity|display|visibility|overflow|paint-order|vector-effect|shape-rendering)(?:-|$)/;

function declarationsIn({ style = "" }: Record<string, string>): [property: string, value: string][] {
  return style.split(";").flatMap((declaration) => {
    const [property = "", ...value] = declaration.split(":");
    return value.length > 0 ? [[property.trim(), value.join(":").trim()] as [string, string]] : [];
  });
}

/** Two drawings of a page may have parts of the same name, so each id begins with the name of its file. */
function idIn(file: string, id: string): string {
  return `${file.replace(/^src\/(?:pages\/)?|\.svg$/g, "").replaceAll("/", "-")}-${id}`;
}

/** Returns a value with the ids of the page, in `url(#sky)` and in links: `#sky`, or `drawing.svg#sky` of a drawing beside it. */
function withOwnIds(file: string, attribute: string, value: string): string {
  if (attribute === "id") return idIn(file, value);
  if (attribute !== "href")
    return value.replace(/url\(["']?#([^"')]+)["']?\)/g, (_, id: string) => `url(#${idIn(file, id)})`);
  const [other, id] = value.split("#");
  return id ? `#${idIn(other ? posix.join(file, "..", other) : file, id)}` : value;
}
