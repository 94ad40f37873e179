import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawingFrom } from "../../src/components/drawing-from.tsx";
import { SiteContext } from "../../src/components/page-context.tsx";
import { BuildError } from "../../src/problems/problem.ts";
import { site } from "../support/site/own-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = temporaryFolder();
mkdirSync(join(root, "src/pages/about"), { recursive: true });

/** Returns the HTML of a drawing with this source. */
function draw(source: string, file = "src/pages/about/drawing.svg"): string {
  writeFileSync(join(root, file), source);
  const Drawing = drawingFrom(file);
  return renderToStaticMarkup(
    <SiteContext value={{ ...site, root }}>
      <Drawing />
    </SiteContext>,
  );
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

test("the colours that a program writes as styles become attributes", () => {
  const shape = '<path style="fill:#f00;stroke-width:2px;-inkscape-stroke:none;font-size:12px" d="M0 0h1"/>';
  expect(draw(svg(shape))).toContain('<path d="M0 0h1" fill="#f00" stroke-width="2px"></path>');
});

test("a drawing has its own ids, which its parts and a drawing beside it use", () => {
  const parts = '<linearGradient id="a"/><path fill="url(#a)" d="M0 0"/><g id="b"/><use xlink:href="#b"/>';
  const html = draw(svg(parts));
  expect(html).toContain('<linearGradient id="about-drawing-a">');
  expect(html).toContain('fill="url(#about-drawing-a)"');
  expect(html).toContain('<use href="#about-drawing-b">');
  const strip = draw(svg('<use href="drawing.svg#b"/><g id="b"/>'), "src/pages/about/strip.svg");
  expect(strip).toContain('<use href="#about-drawing-b"></use><g id="about-strip-b">');
});

test("what a program adds for itself is left out, and a size is a viewBox", () => {
  const source = `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns:inkscape="x" width="512" height="256px" inkscape:version="1">
    <title>drawing-2</title><metadata><rdf:RDF/></metadata><inkscape:page/><path id="p" inkscape:label="x" onclick="x()" d="M0 0"/></svg>`;
  expect(draw(source)).toBe(
    '<svg width="512" height="256px" viewBox="0 0 512 256" aria-hidden="true"><path id="about-drawing-p" d="M0 0"></path></svg>',
  );
});

test.each([
  ["<style>.a{fill:red}</style>", "It has a style sheet", "Presentation Attributes"],
  ["<text>Ciao</text>", "It has text", "Make outlines"],
  ['<image href="data:image/png;base64,AA"/>', "It has a picture inside", "Draw that with shapes"],
  ['<use xlink:href="data:image/svg+xml,x"/>', "It has a picture inside", "Draw that with shapes"],
  ["<script>x()</script>", "It has <script>", "Remove it."],
  ['<a href="javascript:x()"/>', "It has <a>", "Remove it."],
  ["<foreignObject/>", "It has <foreignObject>", "Remove it."],
  ['<path style="mix-blend-mode:multiply" d="M0 0"/>', "It has mix-blend-mode", "Draw that with shapes"],
])("what no page can show of a drawing is told with its file: %s", (inside, says, fix) => {
  const problem = {
    place: "src/pages/about/drawing.svg",
    says: expect.stringContaining(says),
    fix: expect.stringContaining(fix),
  };
  expect(problemsOf(() => draw(svg(inside)))).toEqual([problem]);
});

test.each([
  ["", "no <svg>"],
  ["PNG", "no <svg>"],
])("a drawing that holds %j is told", (source, says) => {
  expect(problemsOf(() => draw(source))).toMatchObject([{ says: expect.stringContaining(says) }]);
});

function problemsOf(run: () => unknown): BuildError["problems"] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof BuildError) return error.problems;
    throw error;
  }
}
