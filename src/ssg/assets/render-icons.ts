import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { palette } from "../../components/shapes.tsx";
import { cached } from "../cached.ts";
import type { OutputFile } from "../output-file.ts";

/** Renders the icons that cannot be drawings, from `icons/icon.svg`. */
export async function renderIcons(root: string): Promise<OutputFile[]> {
  const svg = await readFile(join(root, "static/icons/icon.svg"));
  const draw = (size: number, background = "") =>
    cached(root, "icon", [svg, String(size), background], async () => {
      const { default: sharp } = await import("sharp");
      // Drawn at the largest size, then scaled.
      const icon = sharp(svg, { density: 1440 }).resize(size);
      return (background ? icon.flatten({ background }) : icon).png().toBuffer();
    });
  const [logo, touchIcon, favicon] = await Promise.all([draw(512), draw(180, palette.tomato), draw(32)]);
  return [
    // Search engines show it beside the name.
    { path: "icons/icon-512.png", body: logo },
    // iOS and Android round the corners; iOS shows transparency as black.
    { path: "icons/apple-touch-icon.png", body: touchIcon },
    // Browsers that cannot draw an SVG icon request it, and take a PNG by this name as well.
    { path: "favicon.ico", body: favicon },
  ];
}
