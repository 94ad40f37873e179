import sharp from "sharp";

/** Returns a JPEG with the noise of a photo. 4000 × 2600 pixels take about 3 MB. */
export function createPhoto(width: number, height: number): Promise<Buffer> {
  const scene = `<svg width="${width}" height="${height}"><rect width="100%" height="55%" fill="#28c" opacity="0.7"/><circle cx="50%" cy="50%" r="20%" fill="#fc4" opacity="0.9"/></svg>`;
  return sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 22 } },
  })
    .composite([{ input: Buffer.from(scene) }])
    .jpeg({ quality: 84 })
    .toBuffer();
}
