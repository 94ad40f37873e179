import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { palette } from "../../components/shapes.tsx";
import { site } from "../../site.ts";
import { basePath } from "../../urls.ts";
import { cached } from "../cached.ts";
import type { OutputFile } from "../output-file.ts";

/** Made from `icons/icon.svg`; those with a scale are placed on a square of its colour. */
const pictures = [
  { path: "icons/icon-192.png", size: 192 },
  { path: "icons/icon-512.png", size: 512 },
  // iOS rounds the corners and shows transparency as black.
  { path: "icons/apple-touch-icon.png", size: 180, scale: 1 },
  // Android may crop it to a circle of four fifths.
  { path: "icons/maskable-192.png", size: 192, scale: 0.88, purpose: "maskable" },
  { path: "icons/maskable-512.png", size: 512, scale: 0.88, purpose: "maskable" },
];

/** Renders the icons of the site and the web manifest that lists them. */
export async function renderIcons(root: string): Promise<OutputFile[]> {
  const icon = await readFile(join(root, "static/icons/icon.svg"), "utf8");
  const draw = (size: number, scale?: number) => {
    const svg = scale ? onSquare(icon, scale) : icon;
    return cached(root, "icon", [svg, String(size)], () => rasterise(svg, size));
  };
  return Promise.all([
    ...pictures.map(async ({ path, size, scale }) => ({ path, body: await draw(size, scale) })),
    draw(32).then((png) => ({ path: "favicon.ico", body: wrapAsIco(png, 32) })),
    { path: "site.webmanifest", body: JSON.stringify(manifest) },
  ]);
}

function onSquare(icon: string, scale: number): string {
  const size = 30 * scale;
  const inset = (30 - size) / 2;
  const inner = icon.replace("<svg ", `<svg x="${inset}" y="${inset}" width="${size}" height="${size}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path fill="${palette.tomato}" d="M0 0h30v30H0z"/>${inner}</svg>`;
}

async function rasterise(svg: string, size: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  // Drawn at the largest size, then scaled.
  return sharp(Buffer.from(svg), { density: 1440 }).resize(size).png().toBuffer();
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

const manifest = {
  name: site.name,
  start_url: basePath,
  scope: basePath,
  display: "browser",
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [
    { src: `${basePath}icons/icon.svg`, sizes: "any", type: "image/svg+xml" },
    ...pictures
      .filter(({ scale }) => scale !== 1)
      .map(({ path, size, purpose }) => {
        return { src: basePath + path, sizes: `${size}x${size}`, type: "image/png", purpose };
      }),
  ],
};
