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
    { path: "favicon.ico", body: wrapAsIco(favicon, 32) },
  ];
}

/** Wraps a PNG in the ICO format. Browsers request `/favicon.ico` unasked. */
function wrapAsIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
