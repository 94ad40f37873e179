import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Problem } from "../problems/problem.ts";

const LOGO = "static/icons/icon.svg";

/** Returns the logo as an element that takes the size of its place in a poster, whatever size its file says, or why it cannot be shown. */
export function readLogo(root: string): string | Problem {
  const refuse = (says: string, fix: string) => ({ place: LOGO, says, fix });
  let text: string;
  try {
    text = readFileSync(join(root, LOGO), "utf8");
  } catch {
    return refuse("There is no such file.", "Save the logo there.");
  }
  if (text === "") return refuse("It is empty.", "Save the picture there again.");
  // Without the prolog of its file, which may not stand inside another.
  const [svg] = DomUtils.getElementsByTagName("svg", parseDocument(text, { xmlMode: true }).children, false);
  if (!svg) return refuse("It holds no <svg> element.", "Save the logo as SVG.");
  const { width, height, viewBox = sizeOf(width, height), ...others } = svg.attribs;
  if (!viewBox)
    return refuse("It says no size.", 'Add viewBox="0 0 512 512" to its <svg>, with its own width and height.');
  svg.attribs = { ...others, viewBox };
  return DomUtils.getOuterHTML(svg, { xmlMode: true });
}

/** Returns the size of a drawing as a `viewBox`; nothing for one in percent. */
function sizeOf(width = "", height = ""): string | undefined {
  const isSize = /^[\d.]+(?:px)?$/;
  return isSize.test(width) && isSize.test(height) ? `0 0 ${parseFloat(width)} ${parseFloat(height)}` : undefined;
}
