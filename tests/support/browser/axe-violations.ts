import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type axe from "axe-core";
import sharp from "sharp";
import { root } from "../project/project-root.ts";
import type { Tab } from "./tab.ts";

/** An element whose contrast axe could not tell, because of a picture, a gradient or something over it. */
type Untold = { selector: string; said: string };

/**
 * Returns each violation as a line with rule, element and reason. Without the markup of elements in results axe is a
 * tenth faster. What axe cannot tell counts: a contrast is measured if it `measures`, anything else is a violation.
 */
export async function findViolations(tab: Tab, within = "html", measures = true): Promise<string[]> {
  if (!(await tab.evaluate(() => "axe" in window))) {
    // Not by a script element, which our policy forbids.
    await tab.chromium.send("Runtime.evaluate", { expression: `${axeSource};axe.configure({ noHtml: true })` });
  }
  const { violations, untold } = await tab.evaluate(runAxe, within, standards, more);
  const measured: string[] = [];
  for (const one of measures ? untold : []) measured.push(...(await measureContrast(tab, one)));
  return [...violations, ...measured];
}

async function runAxe(root: string, values: string[], rules: string[]) {
  const results = await (window as unknown as { axe: typeof axe }).axe.run(root, {
    resultTypes: ["violations", "incomplete"],
    runOnly: { type: "tag", values },
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
    // Frames show third-party pages.
    iframes: false,
  });
  const untold = new Map<string, Untold>();
  const violations = results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary?.replace(/\s+/g, " ")}`),
  );
  for (const { id, nodes } of results.incomplete) {
    for (const { target, any, all, none } of nodes) {
      const selector = target.join(" ");
      const said = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      const element = document.querySelector(selector);
      if (id !== "color-contrast" || !element) violations.push(`${id}: ${selector}: axe cannot tell: ${said}`);
      else if (element.checkVisibility({ visibilityProperty: true })) {
        // Items of a list look alike.
        const { color, fill, fontSize } = getComputedStyle(element);
        untold.set([color, fill, fontSize, element.localName, element.parentElement?.className].join(), {
          selector,
          said,
        });
      }
    }
  }
  return { violations, untold: [...untold.values()] };
}

/** Compares the colour of a text with the pixels under it. */
async function measureContrast(tab: Tab, { selector, said }: Untold): Promise<string[]> {
  const text = await tab.evaluate(hideText, selector);
  const { x, y, width, height } = text.box;
  if (width < 1 || height < 1)
    return [`color-contrast: ${selector}: its text is not on the screen ${JSON.stringify(text)} (${said})`];
  const clip = { x, y, width, height };
  const picture = await tab.chromium.page.screenshot({ clip, captureBeyondViewport: false });
  await tab.evaluate(() => document.adoptedStyleSheets.pop());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)]);
  const ink = luminance(text.colour);
  const poor = pixels.filter((pixel) => {
    const [low = 0, high = 0] = [ink, luminance(pixel)].sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05) < text.least;
  });
  const share = Math.round((100 * poor.length) / pixels.length);
  return share > MAX_POOR_PERCENT
    ? [`color-contrast: ${selector}: below ${text.least} on ${share}% of it (${said})`]
    : [];
}

/** A line of a drawing may run under a text. */
const MAX_POOR_PERCENT = 10;

/** Of a colour of sRGB (WCAG 2.2, relative luminance). */
export function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page. Hides the letters of a text in the middle of the screen, and returns their colour and place. */
async function hideText(selector: string) {
  const element = document.querySelector(selector) as HTMLElement;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  canvas.fillStyle = element instanceof SVGElement ? fill : color;
  canvas.fillRect(0, 0, 1, 1);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  const range = document.createRange();
  range.selectNodeContents(element);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ":is(body *) { transition: none !important; color: transparent !important } svg text { fill: none !important }",
  );
  document.adoptedStyleSheets.push(sheet);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const { left, top, right, bottom } = range.getBoundingClientRect();
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const box = { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
  // Pictures are taken by places on the page.
  box.x += scrollX;
  box.y += scrollY;
  return { colour: [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)], least: isLarge ? 3 : 4.5, box };
}

const axeSource = await readFile(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 levels A and AA, including earlier versions, and axe's best practices. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe turns off by default or marks as experimental. */
const more = ["target-size", "label-content-name-mismatch", "css-orientation-lock", "focus-order-semantics"];
